import SwiftUI

/// The previews in a program of widgets, which has no app to show them.
struct WidgetPreviews: App {
  var body: some Scene { WindowGroup { EmptyView() } }

  private static let options: Set = ["--preview", "--previews", "--preview-board"]
  /// Whether the program is asked for previews by its arguments: then it has shown them.
  static func show(_ arguments: [String] = CommandLine.arguments) -> Bool {
    guard arguments.dropFirst().contains(where: { options.contains($0) }) else { return false }
    main()
    return true
  }
}
