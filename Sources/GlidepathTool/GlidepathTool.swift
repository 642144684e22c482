import Glibc
import GlidepathCommands

@main struct GlidepathTool {
  static func main() {
    let tool = CommandLineTool(.live(run: runOnThisMachine))
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
