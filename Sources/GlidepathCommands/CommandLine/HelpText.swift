/// What `glidepath help` says.
enum HelpText {
  static let overview = """
    glidepath — runs an app's push code on a simulated phone

    usage: glidepath COMMAND …

      demo           every scenario of the mission: readable timelines and a table
      run FILE…      scenario files
      help COMMAND   more about a command
      --version      the version

    Exit code: 0 all as expected, 1 something was not, 2 bad usage or unreadable input.
    Data goes to standard output, all else to standard error. NO_COLOR is honoured.
    """

  static let demo = """
    usage: glidepath demo [--verbose] [--app PATH] [--scenarios DIR]

    Runs every scenario file of the folder Scenarios, prints the timelines of the main ones and a
    table of all. Exit code 1 if one fails.

      --verbose         the timelines of all
      --app PATH        another app than ShopChatApp beside this executable
      --scenarios DIR   another folder; otherwise Scenarios is looked for from the executable's
                        folder upwards
    """

  static let run = """
    usage: glidepath run FILE… [--app PATH] [--ios V] [--architecture A] [--trace] [--json]

    Runs scenario files (*.scenario.json). Exit code 1 if an expectation fails.

      --app PATH         any executable built on the simulated frameworks; otherwise ShopChatApp
                         beside this executable
      --ios V            the phone's version in place of the files': 7 to 18, 26, 27, major.minor
      --architecture A   app-delegate, scene (from 13) or swiftui (from 14)
      --trace            everything that passed between phone and app, one JSON object per line
      --json             the results as JSON (Documentation/run-json.md); with --trace traces too
    """
}
