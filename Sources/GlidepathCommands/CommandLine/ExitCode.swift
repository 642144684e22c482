/// What a command tells the shell.
package enum ExitCode: Int32, Sendable {
  /// Everything is as it should be.
  case passed = 0
  /// Something was found, or an expectation failed.
  case failed = 1
  /// The command was not understood, or its input cannot be read.
  case unusable = 2
}
