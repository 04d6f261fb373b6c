// Swift files, and the words, signs and documentation comments in them.
//
// Compiled together with each script that uses it: see `compile_tool` in common.sh.

import Foundation

struct SwiftText {
  /// From the directory that was asked about.
  var path: String
  var text: String
}

/// The Swift files in a directory and those below it, by path.
func swiftTexts(in directory: String) -> [SwiftText] {
  let paths = FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
    let data = FileManager.default.contents(atPath: directory + "/" + path) ?? Data()
    return SwiftText(path: path, text: String(decoding: data, as: UTF8.self))
  }
}

/// A word, sign or documentation comment of Swift source.
struct Token {
  enum Kind { case word, sign, comment }
  var kind: Kind
  var text: String
  var line: Int
  /// Whether a dot stands before it, so that it is no keyword.
  var isMember = false
}

/// Splits Swift source into words and signs, without literals and comments, except those that document.
struct Tokens {
  private let bytes: [UInt8]
  /// Whether the words in interpolations of texts count as words of the source.
  private let readsInterpolations: Bool
  private var place = 0
  private var line = 1
  private(set) var all: [Token] = []

  init(_ text: String, readsInterpolations: Bool = false) {
    bytes = Array(text.utf8)
    self.readsInterpolations = readsInterpolations
    while place < bytes.count { readNext() }
  }

  private func starts(_ text: String) -> Bool {
    let text = text.utf8
    guard place + text.count <= bytes.count else { return false }
    return zip(text, bytes[place...]).allSatisfy { $0 == $1 }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (65...90).contains(byte) || (97...122).contains(byte)
      || (48...57).contains(byte)
  }

  private mutating func append(_ kind: Token.Kind, _ text: String, line: Int) {
    let isMember = all.last.map { $0.kind == .sign && $0.text.hasSuffix(".") } ?? false
    all.append(Token(kind: kind, text: text, line: line, isMember: isMember))
  }

  private mutating func readNext() {
    let byte = bytes[place]
    if starts("//") {
      readLineComment()
    } else if starts("/*") {
      readBlockComment()
    } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && isRawString) {
      skipString()
    } else if byte == UInt8(ascii: "#") {
      readDirective()
    } else if byte == UInt8(ascii: "`") {
      skip()
    } else if Self.isLetter(byte) {
      let start = place
      while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
      append(.word, String(decoding: bytes[start..<place], as: UTF8.self), line: line)
    } else if "(){}[],;:@".utf8.contains(byte) {
      append(.sign, String(decoding: [byte], as: UTF8.self), line: line)
      skip()
    } else if "+-*/%<>=!&|^~?.".utf8.contains(byte) {
      let start = place
      while place < bytes.count, "+-*/%<>=!&|^~?.".utf8.contains(bytes[place]), !starts("//") { place += 1 }
      append(.sign, String(decoding: bytes[start..<place], as: UTF8.self), line: line)
    } else {
      skip()
    }
  }

  private mutating func readLineComment() {
    let start = place, isDocumentation = starts("///") && !starts("////")
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    guard isDocumentation else { return }
    let text = String(decoding: bytes[(start + 3)..<place], as: UTF8.self)
    if let last = all.last, last.kind == .comment, last.line == line - 1 {
      all[all.count - 1].text += "\n" + text
      all[all.count - 1].line = line
    } else {
      append(.comment, text, line: line)
    }
  }

  private mutating func readBlockComment() {
    let start = place, isDocumentation = starts("/**") && !starts("/**/")
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        skip(2)
      } else if starts("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && place < bytes.count
    if isDocumentation { append(.comment, String(decoding: bytes[start..<place], as: UTF8.self), line: line) }
  }

  private var isRawString: Bool {
    var next = place
    while next < bytes.count, bytes[next] == UInt8(ascii: "#") { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var marks = ""
    while bytes[place] == UInt8(ascii: "#") {
      marks += "#"
      place += 1
    }
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    place += quote.utf8.count
    while place < bytes.count, !starts(quote + marks) {
      if starts("\\" + marks + "(") {
        skip(2 + marks.utf8.count)
        var depth = 1
        while depth > 0, place < bytes.count {
          if bytes[place] == UInt8(ascii: "\"") || (bytes[place] == UInt8(ascii: "#") && isRawString) {
            skipString()
            continue
          }
          if readsInterpolations, Self.isLetter(bytes[place]) {
            readNext()
            continue
          }
          if bytes[place] == UInt8(ascii: "(") { depth += 1 }
          if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
          skip()
        }
      } else if marks.isEmpty, bytes[place] == UInt8(ascii: "\\") {
        skip(2)
      } else {
        skip()
      }
    }
    place = min(bytes.count, place + quote.utf8.count + marks.utf8.count)
  }

  /// Both branches of `#if` are read, and its lines are none of the source.
  private mutating func readDirective() {
    for directive in ["#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation"]
    where starts(directive) {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      return
    }
    append(.sign, "#", line: line)
    skip()
  }
}
