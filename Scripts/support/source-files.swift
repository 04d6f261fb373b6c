// The Swift files of a directory, with the types that each declares at its top level and those that it names.
//
// Compiled together with each script that uses it: see `compile_tool` in common.sh.

import Foundation

struct SourceFile {
  var folder: String
  var name: String
  var declared: Set<String> = []
  var named: Set<String> = []
}

/// Names and braces of Swift source, without comments and literals.
struct Words: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  init(_ text: String) { bytes = Array(text.utf8) }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      place + text.count <= bytes.count && (0..<text.count).allSatisfy { bytes[place + $0] == text[$0] }
    }
  }
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (65...90).contains(byte) || (97...122).contains(byte)
      || (48...57).contains(byte)
  }
  private mutating func skipString() {
    if starts("\"\"\"") {
      place += 3
      while place < bytes.count, !starts("\"\"\"") { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
      place += 3
      return
    }
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }
  mutating func next() -> Substring? {
    while place < bytes.count {
      if starts("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if starts("/*") {
        while place < bytes.count, !starts("*/") { place += 1 }
        place += 2
      } else if bytes[place] == UInt8(ascii: "\"") {
        skipString()
      } else if Self.isLetter(bytes[place]) {
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        return Substring(decoding: bytes[start..<place], as: UTF8.self)
      } else {
        place += 1
        let byte = bytes[place - 1]
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return Substring(decoding: [byte], as: UTF8.self) }
      }
    }
    return nil
  }
}

/// The Swift files in a directory and those below it, by name.
func read(_ directory: String) -> [SourceFile] {
  let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  let paths = (FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []).filter {
    $0.hasSuffix(".swift")
  }
  return paths.sorted().map { path in
    let text = String(decoding: FileManager.default.contents(atPath: directory + "/" + path) ?? Data(), as: UTF8.self)
    let parts = path.split(separator: "/")
    var file = SourceFile(folder: parts.dropLast().joined(separator: "/"), name: path)
    var depth = 0
    var isDeclaration = false
    for word in Words(text) {
      if word == "{" {
        depth += 1
      } else if word == "}" {
        depth -= 1
      } else {
        if isDeclaration, depth == 0 { file.declared.insert(String(word)) }
        if let first = word.utf8.first, (65...90).contains(first) || first == UInt8(ascii: "_") {
          file.named.insert(String(word))
        }
        isDeclaration = kinds.contains(word)
      }
      if word == "{" || word == "}" { isDeclaration = false }
    }
    return file
  }
}

/// Which files of a directory name types of which others.
struct Plan {
  let files: [SourceFile]
  /// For each file those that it names something of.
  let edges: [[Int]]

  init(_ directory: String) {
    let files = read(directory)
    var owners: [String: [Int]] = [:]
    for (index, file) in files.enumerated() { for name in file.declared { owners[name, default: []].append(index) } }
    edges = files.indices.map { index in
      Set(files[index].named.flatMap { owners[$0] ?? [] }).subtracting([index]).sorted()
    }
    self.files = files
  }
}
