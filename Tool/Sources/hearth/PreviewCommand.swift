import ArgumentParser
import Building
import Foundation
import Project

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows all previews in one window, or draws them into pictures.",
    discussion: """
      Examples:
        hearth preview
        hearth preview Card.swift --watch
        hearth preview --name Card --dark
        hearth preview --picture pictures --idiom phone --idiom desktop --text-size large --text-size accessibility3

      The window has all previews below each other, with the kind of device, the appearance, the size of text and the language to choose. For pictures these are
      options, which may be said several times: each preview is drawn with each of them.
      """)

  @OptionGroup var options: BuildOptions

  @Option(help: "One preview in a window of its own: its name, or file and line as in Card.swift:12.")
  var name: String?

  @Option(help: "A folder that gets a PNG of each preview; no display is needed.")
  var picture: String?

  @Flag(help: "Compile and start again at each save; the window stays until the next one has its picture.")
  var watch = false

  @Option(help: "The kind of device: desktop, pad, phone, tv or watch.")
  var idiom: [String] = []

  @Flag(help: "The dark appearance; with --light both of them, in pictures.")
  var dark = false

  @Flag(help: "The light appearance, which is that without --dark.")
  var light = false

  @Option(help: "How large text is: xSmall … xxxLarge, accessibility1 … accessibility5.")
  var textSize: [String] = []

  @Option(help: "The language, as de or ar.")
  var language: [String] = []

  @Flag(help: "Print the names of the previews as JSON, and show none.")
  var json = false

  @Argument(parsing: .postTerminator, help: "What the app is told, as --size 390x844.")
  var arguments: [String] = []

  func validate() throws {
    if watch, picture != nil { throw ValidationError("--watch shows a window, and --picture none.") }
    if picture == nil, !json, [idiom, textSize, language].contains(where: { $0.count > 1 }) || (dark && light) {
      throw ValidationError(
        "Several of a kind are for pictures: say --picture and a folder. In the window they are to choose.")
    }
  }

  func run() throws {
    let choice = PreviewChoice(idiom: idiom.first, isDark: dark, textSize: textSize.first, language: language.first)
    let shown = (name.map { ["--preview", $0] } ?? ["--preview-board"]) + choice.arguments + arguments
    if watch {
      return try Watching(options: options, arguments: shown, environment: choice.environment).run()
    }
    let app = try options.buildToRun()
    try Hearth.explained {
      for described in app.description.extensions where options.product == nil {
        if EntryPoint.declaresPreviews(described.sources) {
          Hearth.say(
            "the extension \(described.name) has previews of its own: --product \"\(described.target ?? described.name)\""
          )
        }
      }
      let names = try Previews.names(of: app.program)
      if json { return try Hearth.printJSON(names) }
      if names.isEmpty { throw ProjectProblem("\(options.url.path) has no preview: add #Preview { … } to a file.") }
      if let name, !names.contains(name), !name.contains(":") {
        throw ProjectProblem("There is no preview '\(name)'; there are \(names.joined(separator: ", ")).")
      }
      if let picture {
        return try draw(name.map { [$0] } ?? names, of: app.program, into: URL(fileURLWithPath: picture))
      }
      let environment = app.environmentToRun.merging(choice.environment) { $1 }
      // The window of all needs one; a preview alone is drawn where there is none.
      let present = ProcessInfo.processInfo.environment
      if name == nil, present["DISPLAY"] == nil, present["WAYLAND_DISPLAY"] == nil {
        throw ProjectProblem(
          "The window of previews needs a display: DISPLAY and WAYLAND_DISPLAY are not set. --picture needs none.")
      }
      try ChildProcess.become(app.program, shown, environment: environment)
    }
  }

  private func draw(_ names: [String], of program: URL, into folder: URL) throws {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    let choices = PreviewChoice.all(
      idioms: idiom, schemes: light && dark ? [false, true] : [dark], textSizes: textSize, languages: language)
    for name in names {
      for choice in choices {
        let stem = name.map { $0 == "/" || $0 == ":" ? "-" : String($0) }.joined()
        let file = folder.appending(path: stem + (choices.count > 1 ? choice.suffix : "") + ".png")
        let told = ["--preview", name, "--picture", file.path] + choice.arguments + arguments
        let result = try ChildProcess.output(program, told, environment: choice.environment)
        guard result.status == 0 else { throw ProjectProblem("The preview '\(name)' cannot be drawn:\n\(result.text)") }
        // The program leaves out an option whose value it does not know, and says so.
        Hearth.repeatMessage(result.text)
        print(file.path)
      }
    }
  }
}

/// What a preview is shown with.
struct PreviewChoice: Equatable {
  var idiom: String?
  var isDark = false
  var textSize: String?
  var language: String?

  /// Each with each other. Of a kind of which nothing is said there is what the preview has by itself.
  static func all(
    idioms: [String], schemes: [Bool], textSizes: [String], languages: [String]
  ) -> [PreviewChoice] {
    func optional(_ values: [String]) -> [String?] { values.isEmpty ? [nil] : values }
    var result: [PreviewChoice] = []
    for idiom in optional(idioms) {
      for isDark in schemes {
        for textSize in optional(textSizes) {
          for language in optional(languages) {
            result.append(PreviewChoice(idiom: idiom, isDark: isDark, textSize: textSize, language: language))
          }
        }
      }
    }
    return result
  }

  var arguments: [String] {
    (idiom.map { ["--idiom", $0] } ?? []) + (isDark ? ["--dark"] : []) + (textSize.map { ["--text-size", $0] } ?? [])
  }
  /// Source: GNU gettext, LANGUAGE: which languages the user reads.
  var environment: [String: String] { language.map { ["LANGUAGE": $0] } ?? [:] }
  /// What tells its picture from those of others.
  var suffix: String {
    [idiom, isDark ? "dark" : nil, textSize, language].compactMap { $0 }.map { "-\($0)" }.joined()
  }
}
