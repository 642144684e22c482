/// What `glidepath help` says.
enum HelpText {
  static let overview = """
    glidepath — runs an app's push code on a simulated phone

    usage: glidepath COMMAND …

      demo           every scenario of the mission: readable timelines and a table
      run FILE…      scenario files
      explain FILE   what iOS does with a push's payload, and what Glidepath makes of it
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
    usage: glidepath run FILE… [--app PATH] [--ios V] [--architecture A] [--choices NAME=VALUE,…]
                         [--every-version] [--trace] [--json] [--junit FILE]

    Runs scenario files (*.scenario.json). Exit code 1 if an expectation fails.

    A file with "matrix": true is run on iOS 9, 10, 12, 15, 17, 18, 26 and 27, with every
    architecture that exists there and every value of each choice that decides something; what
    failed comes with the command that repeats it. A phone on which a step or an expectation cannot
    exist is not applicable, and counted as such.

      --app PATH         any executable built on the simulated frameworks; otherwise ShopChatApp
                         beside this executable, or UnrulyApp for an app that misbehaves
      --ios V            only this version: 7 to 18, 26, 27, major.minor
      --architecture A   only this one: app-delegate, scene (from 13) or swiftui (from 14)
      --choices N=V,…    what iOS does where Apple's documents leave it open
      --every-version    all versions, in place of the matrix's or the files' own
      --trace            everything that passed between phone and app, one JSON object per line
      --json             the results as JSON (Documentation/run-json.md); with --trace traces too
      --junit FILE       the results in this file too, as CI servers read them
    """

  static let explain = """
    usage: glidepath explain PAYLOAD [--ios V] [--architecture A] [--state S]

    Sends the payload, a file with the JSON body of a push or - for standard input, to a phone with
    the sample app, and taps it: which callbacks iOS makes, in order, and what Glidepath decides and
    why.

      --ios V            the phone's version: 7 to 18 (the default), 26, 27, major.minor
      --architecture A   app-delegate, scene (from 13, the default there) or swiftui (from 14)
      --state S          where the app is when the push arrives: killed, terminated, suspended,
                         background or foreground; otherwise each of them in turn
    """
}
