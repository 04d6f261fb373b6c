/// The names of the modules that a source imports.
public enum ImportedModules {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
  private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  /// Reads the lines that begin with `import`, or with attributes and an access level before it. Conditions around them are not asked for.
  public static func of(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for bytes in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 59 }) {
      let line = Substring(bytes)
      var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
      while let first = words.first, first.hasPrefix("@") || levels.contains(first) { words.removeFirst() }
      guard words.first == "import" else { continue }
      words.removeFirst()
      if let first = words.first, kinds.contains(first) { words.removeFirst() }
      guard let path = words.first else { continue }
      let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { names.insert(String(name)) }
    }
    return names
  }
}
