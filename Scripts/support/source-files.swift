// The Swift files of a directory, with the types that each declares at its top level and those that it names.
//
// Compiled together with `swift-tokens.swift` and each script that uses it: see `compile_tool` in common.sh.

import Foundation

struct SourceFile {
  var folder: String
  var name: String
  var declared: Set<String> = []
  var named: Set<String> = []
}

/// The Swift files in a directory and those below it, by name.
func read(_ directory: String) -> [SourceFile] {
  let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  let paths = (FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []).filter {
    $0.hasSuffix(".swift")
  }
  return paths.sorted().map { path in
    let text = String(decoding: FileManager.default.contents(atPath: directory + "/" + path) ?? Data(), as: UTF8.self)
    let parts = path.split(separator: "/")
    var file = SourceFile(folder: parts.dropLast().joined(separator: "/"), name: path)
    var depth = 0
    var isDeclaration = false
    for token in Tokens(text).all {
      switch token.text {
      case "{": (depth, isDeclaration) = (depth + 1, false)
      case "}": (depth, isDeclaration) = (depth - 1, false)
      case let word where token.kind == .word:
        if isDeclaration, depth == 0 { file.declared.insert(word) }
        if let first = word.utf8.first, (65...90).contains(first) || first == UInt8(ascii: "_") {
          file.named.insert(word)
        }
        isDeclaration = kinds.contains(word)
      default: break
      }
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
