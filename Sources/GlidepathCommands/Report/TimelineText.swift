import GlidepathSimulator

/// A run as a person reads it.
enum TimelineText {
  static let width = 100
  /// A line may stand out a little rather than lose the name of a notification.
  private static let widestLine = 110
  private static let timeWidth = 14
  private static let subjectWidth = 11

  static func text(of result: ScenarioResult, style: TextStyle) -> String {
    var lines = [title(of: result, style: style)]
    let header =
      "phone time".rightColumn(timeWidth - 2) + "   " + "who".column(subjectWidth) + "what"
    lines.append(style.quiet(header))
    var lastTime: Int64?
    for entry in result.timeline {
      lines.append(line(for: entry, showsTime: entry.nanoseconds != lastTime))
      lastTime = entry.nanoseconds
    }
    lines.append(ResultText.verdict(of: result, style: style))
    lines += ResultText.failures(of: result, style: style)
    return lines.joined(separator: "\n")
  }

  private static func title(of result: ScenarioResult, style: TextStyle) -> String {
    let phone = ResultText.phone(result.scenario.phone)
    let name = printable(result.scenario.name).column(width - phone.count - 2)
    return style.title(name) + "  " + phone
  }

  static func line(for entry: TimelineEntry, showsTime: Bool) -> String {
    let time = showsTime ? decimal(thousandths: entry.nanoseconds / 1_000_000) + " s" : ""
    let start =
      time.rightColumn(timeWidth - 2) + "   " + entry.subject.rawValue.column(subjectWidth)
    return start + printable(entry.text).fitting(widestLine - start.count)
  }
}
