import Foundation
import HearthCore

extension Preview {
  /// The previews of this program: those of `#Preview` in the order of their files and
  /// lines, then the providers by their names.
  package static var all: [Preview] {
    let written = ProgramTypes.conforming(to: (any _PreviewRegistry).self, as: (any _PreviewRegistry.Type).self).map {
      $0._makePreview()
    }
    let groups = ProgramTypes.conforming(
      to: (any _PreviewGroupRegistry).self, as: (any _PreviewGroupRegistry.Type).self
    ).flatMap { $0._makePreviews() }
    let provided = ProgramTypes.conforming(to: (any PreviewProvider).self, as: (any PreviewProvider.Type).self).map {
      Preview($0)
    }
    let all = (written + groups).enumerated().sorted { a, b in
      let (first, second) = (a.element.place, b.element.place)
      return (first.file, first.line, a.offset) < (second.file, second.line, b.offset)
    }
    return all.map(\.element)
      + provided.sorted { $0.name < $1.name }
  }
  /// Finds a preview by its name, or by file and line as in "Row.swift:12".
  package static func named(_ name: String) -> Preview? {
    let all = all
    return all.first { $0.name == name } ?? all.first { "\($0.place.file):\($0.place.line)".hasSuffix("/" + name) }
  }
  private init<P: PreviewProvider>(_ provider: P.Type) {
    // Each of its views has a container of its own.
    self.init("\(provider)", traits: [.sizeThatFitsLayout], file: "", line: 0) {
      ProvidedPreviews(content: provider.previews)
    }
    idiom = provider.platform?.idiom
  }
  /// A line for people: the name, and the place where it says more.
  var summary: String {
    let file = place.file.split(separator: "/").last.map(String.init) ?? ""
    return file.isEmpty || name == "\(file):\(place.line)" ? name : "\(name)  (\(file):\(place.line))"
  }
}

/// An app that shows a preview.
package struct PreviewApp: App {
  /// What the next one shows, and on what kind of device: the argument of `init()`, which an app
  /// has none of. Set right before each start.
  package static var next: (preview: Preview, idiom: Idiom)?
  /// How large its text is; nil for what the desktop says.
  static var textSize: DynamicTypeSize?
  private let preview: Preview
  /// Points.
  private let screen: CGSize
  package init() {
    let (preview, idiom) = Self.next ?? (Preview { EmptyView() }, .desktop)
    (self.preview, screen) = (preview, preview.screen(idiom))
  }
  package var body: some Scene {
    let preview = preview, screen = screen, textSize = Self.textSize
    WindowGroup(preview.name) {
      preview.content.transformEnvironment(\.self) { if let textSize { $0.dynamicTypeSize = textSize } }
    }
    .defaultWindowPlacement { content, _ in WindowPlacement(size: content.sizeThatFits(ProposedViewSize(screen))) }
  }
}

extension PreviewApp {
  /// Shows a preview, or says that no preview has this name.
  static func start(_ name: String, _ options: LaunchOptions) {
    guard let preview = Preview.named(name) else {
      let all = Preview.all.map { "\n  " + $0.summary }
      fail("There is no preview \"\(name)\". " + (all.isEmpty ? noneAtAll : "These are there:" + all.joined()))
    }
    if !preview.isPrepared {
      var failure: (any Error)?, isDone = false
      Task {
        do { try await preview.prepare() } catch { failure = error }
        isDone = true
      }
      while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
      if let failure { fail("What the preview \"\(name)\" shares with others could not be made: \(failure)") }
    }
    var options = options
    options.askedIdiom = options.askedIdiom ?? preview.idiom
    next = (preview, options.idiom)
    textSize = options.textSize
    if !options.idiom.hasWindows { options.size = options.size ?? preview.screen(options.idiom) }
    start(options, keepsState: false)
  }
  /// Prints the names of all previews.
  static func list() {
    let all = Preview.all
    if all.isEmpty { fail(noneAtAll) }
    for preview in all { print(preview.summary) }
  }
  private static let noneAtAll = "This program has none; a build for release leaves them out."
  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
