// The Swift files of a directory, with the types that each declares at its top level and those that it names, and with the members that it declares
// and uses.
//
// Compiled together with `swift-tokens.swift` and each script that uses it: see `compile_tool` in common.sh.

import Foundation

struct SourceFile {
  /// From the package's directory.
  var path: String
  /// From the directory of its module, as its folder.
  var name: String
  var declared: Set<String> = []
  var words: Set<String> = []
  /// Functions and properties, wherever they stand.
  var members: Set<String> = []
  /// What stands behind a dot.
  var uses: Set<String> = []

  var folder: String { name.split(separator: "/").dropLast().joined(separator: "/") }
}

/// The Swift files in a directory and those below it, by name.
func read(_ directory: String) -> [SourceFile] {
  let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  return swiftTexts(in: directory).map { source in
    var file = SourceFile(path: directory + "/" + source.path, name: source.path)
    var depth = 0
    var isDeclaration = false, isMember = false
    for token in Tokens(source.text).all {
      switch token.text {
      case "{": (depth, isDeclaration) = (depth + 1, false)
      case "}": (depth, isDeclaration) = (depth - 1, false)
      case let word where token.kind == .word:
        if isDeclaration, depth == 0 { file.declared.insert(word) }
        file.words.insert(word)
        isDeclaration = kinds.contains(word)
        if isTelling(word) {
          if isMember { file.members.insert(word) }
          if token.isMember { file.uses.insert(word) }
        }
        isMember = ["func", "var", "let"].contains(word)
      default: break
      }
    }
    return file
  }
}

/// Whether a name says of which declaration it is: nine letters or more in several words. What is shorter is the name of many things.
private func isTelling(_ word: String) -> Bool {
  word.utf8.count >= 9 && word.first?.isLowercase == true && word.contains { $0.isUppercase }
}

/// The paths of files by the members that they alone declare.
func memberHomes(in files: [SourceFile]) -> [String: String] {
  var homes: [String: String?] = [:]
  for file in files {
    for member in file.members { homes[member] = homes[member] == nil ? .some(file.path) : .some(nil) }
  }
  return homes.compactMapValues { $0 }
}

/// Which files of a module name types of which others.
struct Plan {
  let files: [SourceFile]
  /// For each file those that it names something of.
  let edges: [[Int]]

  /// - Parameter homes: The paths of files whose members count, too.
  init(_ files: [SourceFile], homes: [String: String] = [:]) {
    let places = Dictionary(uniqueKeysWithValues: files.indices.map { (files[$0].path, $0) })
    var owners: [String: [Int]] = [:]
    for (index, file) in files.enumerated() { for name in file.declared { owners[name, default: []].append(index) } }
    edges = files.indices.map { index in
      let members = files[index].uses.compactMap { homes[$0].flatMap { places[$0] } }
      return Set(files[index].words.flatMap { owners[$0] ?? [] } + members).subtracting([index]).sorted()
    }
    self.files = files
  }
}
