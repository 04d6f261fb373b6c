import Foundation

/// An app with texts, the software keyboard in its own process, a socket between them that is read, and a user at a
/// mouse.
///
/// `KeyboardProbe kills COUNT SEED DIRECTORY` has the user type, and kills the keyboard at random moments with SIGKILL;
/// `KeyboardProbe canaries DIRECTORY` types words into a secret and a plain field, and looks for them wherever they may
/// not be. `KeyboardProbe app` is the app, `KeyboardProbe slow` a keyboard that takes its time.
@main struct KeyboardProbe {
  static func main() {
    let arguments = CommandLine.arguments
    // A socket whose other side has gone is an error of a call, and not the program's end.
    signal(SIGPIPE, SIG_IGN)
    switch (arguments.dropFirst().first, arguments.count) {
    case ("app", _): ProbeApp.main()
    case ("kills", 5):
      guard let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else { usage() }
      exit(KillDrive(count: count, seed: seed, directory: arguments[4]).run() ? 0 : 1)
    case ("canaries", 3): exit(CanarySearch(directory: arguments[2]).run() ? 0 : 1)
    case ("slow", 2): exit(SlowKeyboard.run() ? 0 : 1)
    default: usage()
    }
  }
  private static func usage() -> Never {
    FileHandle.standardError.write(
      Data("usage: KeyboardProbe app | slow | kills COUNT SEED DIRECTORY | canaries DIRECTORY\n".utf8))
    exit(2)
  }
}

/// Prints at once, whoever reads.
nonisolated func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// What could not be started, or does not come.
nonisolated struct ProbeProblem: Error, CustomStringConvertible { let description: String }
