/// One line of what a person reads about a run.
package struct TimelineEntry: Hashable, Sendable {
  /// Who did it.
  package enum Subject: String, Hashable, Sendable {
    case user
    case network
    case system = "iOS"
    case library = "Glidepath"
    case screen
    case clock
  }
  /// Phone time since the scenario began.
  package var nanoseconds: Int64
  /// Who did it.
  package var subject: Subject
  /// What was done.
  package var text: String

  /// Makes an entry.
  package init(nanoseconds: Int64, subject: Subject, text: String) {
    self.nanoseconds = nanoseconds
    self.subject = subject
    self.text = text
  }
}
