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

  public var isComplete: Bool { missing.isEmpty && others.isEmpty && compileAsTheyAre + compileLowered == files }

  /// The report for people.
  public var text: String {
    var lines = ["\(name): \(files) files"]
    lines.append("  \(compileAsTheyAre) compile as they are, \(compileLowered) more with lowering")
    let rest = files - compileAsTheyAre - compileLowered
    if rest > 0 { lines.append("  \(rest) do not compile") }
    if isComplete { lines.append("  Nothing is missing.") }
    for framework in Set(missing.map(\.framework)).sorted() {
      lines.append("\n\(framework)")
      for entry in missing where entry.framework == framework {
        lines.append("  \(entry.name) (\(entry.count)×): \(entry.advice)")
        lines += entry.places.map { "    \($0)" }
      }
    }
    if !others.isEmpty { lines += ["\nOther messages"] + others.map { "  \($0)" } }
    if !notes.isEmpty { lines += ["\nNotes"] + notes.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }
}
