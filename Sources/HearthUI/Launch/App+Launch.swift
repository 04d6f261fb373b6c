import Foundation
import HearthCore

extension App {
  /// Starts the app: opens its windows, or, without a display, draws the first window's
  /// first frame into a PNG file and says so.
  ///
  /// `--help` on the command line prints the options that an app has from here. All are in
  /// `LaunchOption.all`. Arguments that are not options are URLs and files to open; an instance of the app that runs
  /// already gets them, unless there is to be a new one.
  @MainActor public static func main() {
    Locale.followSession()
    Trace.start()
    let options = LaunchOptions(CommandLine.arguments)
    if options.showsHelp {
      print(LaunchOption.help(of: CommandLine.arguments.first ?? "app"))
    } else if options.printsDesktopEntry {
      print(desktopEntry(program: Bundle.main.executablePath ?? CommandLine.arguments.first ?? "app"))
    } else if options.listsPreviews {
      PreviewApp.list()
    } else if options.showsAllPreviews {
      PreviewBoardApp.start(options)
    } else if let name = options.preview {
      PreviewApp.start(name, options)
    } else {
      start(options, keepsState: true)
    }
  }
}
