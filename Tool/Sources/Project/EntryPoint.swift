import Foundation

/// How a program begins, as its sources say.
public enum EntryPoint: Sendable, Equatable {
  /// A type marked with `@main` or its like.
  case type
  /// A file `main.swift`, or one file of statements.
  case statements
  /// No app, and previews to be looked at.
  case previews
  /// Nothing begins: the names of the views that are there.
  case none(views: [String])

  /// - Parameter files: Names of files and their texts.
  public init(_ files: [(name: String, text: String)]) {
    let texts = files.map { Self.code($0.text) }
    let all = texts.joined(separator: "\n")
    if files.contains(where: { $0.name == "main.swift" }) {
      self = .statements
    } else if all.contains(#/@(main|UIApplicationMain|NSApplicationMain)\b/#) {
      self = .type
    } else if all.contains(#/#Preview\b|:\s*PreviewProvider\b/#) {
      self = .previews
    } else {
      let views = all.matches(of: #/\bstruct\s+(\w+)[^{:]*:[^{]*\bView\b/#).map { String($0.output.1) }
      let declares = all.contains(#/\b(App|Scene)\s*\{/#)
      self = views.isEmpty && !declares && files.count == 1 ? .statements : .none(views: views)
    }
  }

  /// Whether one of some files has previews.
  public static func declaresPreviews(_ files: [URL]) -> Bool {
    files.contains { file in
      let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
      return code(text).contains(#/#Preview\b|:\s*PreviewProvider\b/#)
    }
  }

  /// A source without its comments and texts, in which words mean nothing.
  public static func code(_ text: String) -> String {
    var result = "", depth = 0, rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if depth > 0, rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else if depth > 0 {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("\"\"\"") {
        rest = rest.dropFirst(3)
        while !rest.isEmpty, !rest.hasPrefix("\"\"\"") { rest = rest.dropFirst() }
        rest = rest.dropFirst(3)
      } else if character == "\"" {
        rest = rest.dropFirst()
        while let next = rest.first, next != "\"", !next.isNewline { rest = rest.dropFirst(next == "\\" ? 2 : 1) }
        rest = rest.dropFirst()
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
