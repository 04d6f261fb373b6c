/// What keeps an app from compiling here. Each entry is a message of the compiler.
public struct PortReport: Codable, Sendable, Equatable {
  /// A name or a module that is not there.
  public struct Missing: Codable, Sendable, Equatable {
    public var name: String
    /// The module that it is from on Apple's systems, as far as its name tells; `app` for what may be the app's own.
    public var framework: String
    public var count: Int
    /// The first places, as FILE:LINE:COLUMN.
    public var places: [String]
    public var advice: String
  }
  public var name: String
  public var files = 0
  /// How many files compile as they are, and how many more do as copies in which conditions and selectors are lowered.
  public var compileAsTheyAre = 0
  public var compileLowered = 0
  public var missing: [Missing] = []
  /// Other messages of the compiler.
  public var others: [String] = []
  /// What the project asks for and is not to be had.
  public var notes: [String] = []
  /// A package that the app needs, or a framework of the project.
  public struct Part: Codable, Sendable, Equatable {
    public var name: String
    public var isBuilt: Bool
    /// What the compiler, or who was to fetch it, said.
    public var message: String

    public init(name: String, isBuilt: Bool, message: String) {
      (self.name, self.isBuilt, self.message) = (name, isBuilt, message)
    }
  }
  public var packages: [Part] = []
  public var frameworks: [Part] = []
  /// Widgets, actions and the like, which run beside the app on Apple's systems: the app does without them.
  public var extensions: [Part] = []
  /// A picture of what the app shows first.
  public struct Picture: Codable, Sendable, Equatable {
    /// `phone`, `pad` or `desktop`.
    public var idiom: String
    public var path: String

    public init(idiom: String, path: String) { (self.idiom, self.path) = (idiom, path) }
  }
  public var pictures: [Picture] = []

  public var isComplete: Bool {
    missing.isEmpty && others.isEmpty && compileAsTheyAre + compileLowered == files
      && (packages + frameworks).allSatisfy(\.isBuilt)
  }

  /// What is built beside the app, under its heading.
  var parts: [(title: String, parts: [Part])] {
    [("Packages", packages), ("Frameworks", frameworks), ("Extensions", extensions)].filter { !$0.1.isEmpty }
  }

  /// The report for people.
  public var text: String {
    var lines = ["\(name): \(files) files"]
    lines.append("  \(compileAsTheyAre) compile as they are, \(compileLowered) more with lowering")
    let rest = files - compileAsTheyAre - compileLowered
    if rest > 0 { lines.append("  \(rest) do not compile") }
    if isComplete { lines.append("  Nothing is missing.") }
    for (title, parts) in self.parts {
      lines.append("\n\(title)")
      for part in parts {
        lines.append("  \(part.name): \(part.isBuilt ? "builds" : "does not build")")
        lines += part.message.split(separator: "\n").prefix(Self.shownLines).map { "    \($0)" }
      }
    }
    for framework in Set(missing.map(\.framework)).sorted() {
      lines.append("\n\(framework)")
      for entry in missing where entry.framework == framework {
        lines.append("  \(entry.name) (\(entry.count)×): \(entry.advice)")
        lines += entry.places.map { "    \($0)" }
      }
    }
    if !others.isEmpty { lines += ["\nOther messages"] + others.map { "  \($0)" } }
    if !notes.isEmpty { lines += ["\nNotes"] + notes.map { "  \($0)" } }
    if !pictures.isEmpty { lines += ["\nPictures"] + pictures.map { "  \($0.idiom): \($0.path)" } }
    return lines.joined(separator: "\n") + "\n"
  }
  /// How many lines of a message a report shows: the first errors are among them, and the rest follows from those.
  static let shownLines = 12
}
