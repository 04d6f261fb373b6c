// The Swift files of a directory, with the types that each declares at its top level and those that it names, and with the members that it declares
// and uses.
//
// Compiled together with `swift-tokens.swift` and each script that uses it: see `compile_tool` in common.sh.

import Foundation

struct SourceFile {
  var folder: String
  var name: String
  var declared: Set<String> = []
  var named: Set<String> = []
  /// Functions and properties, wherever they stand.
  var members: Set<String> = []
  /// What stands behind a dot.
  var uses: Set<String> = []
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
    var isDeclaration = false, isMember = false
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

/// The files of members that one file alone declares, of all files in a directory and those below it.
func homes(of directory: String) -> [String: String] {
  var homes: [String: String?] = [:]
  for file in read(directory) {
    for member in file.members {
      homes[member] = homes[member] == nil ? .some("\(directory)/\(file.name)") : .some(nil)
    }
  }
  return homes.compactMapValues { $0 }
}

/// Which files of a directory name types of which others.
struct Plan {
  let files: [SourceFile]
  /// For each file those that it names something of.
  let edges: [[Int]]

  /// - Parameter homes: The files of members that count, too.
  init(_ directory: String, homes: [String: String] = [:]) {
    let files = read(directory)
    let places = Dictionary(uniqueKeysWithValues: files.indices.map { ("\(directory)/\(files[$0].name)", $0) })
    var owners: [String: [Int]] = [:]
    for (index, file) in files.enumerated() { for name in file.declared { owners[name, default: []].append(index) } }
    edges = files.indices.map { index in
      let members = files[index].uses.compactMap { homes[$0].flatMap { places[$0] } }
      return Set(files[index].named.flatMap { owners[$0] ?? [] } + members).subtracting([index]).sorted()
    }
    self.files = files
  }
}
