// The list of UIKit's names in Documentation/UIKit.md: see Scripts/uikit.

import Foundation

/// The modules whose public names are listed, in the order of the page.
let modules = ["HearthUIKit", "QuartzCore", "UserNotifications", "PhotosUI", "os", "OSLog"]
let page = "Documentation/UIKit.md", absentFile = "Documentation/uikit-absent.tsv"
let begin = "<!-- Names: written by Scripts/uikit -->", end = "<!-- End of names -->"

struct Listed {
  var keyword: String
  var members: Set<String> = []
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("uikit: \(message)\n".utf8))
  exit(2)
}
func contents(_ path: String) -> String {
  guard let data = FileManager.default.contents(atPath: path) else { fail("there is no \(path)") }
  return String(decoding: data, as: UTF8.self)
}

/// The public types of a folder by name, and what is public in extensions of types from elsewhere.
struct Names {
  var types: [String: [String: Listed]] = [:]
  var folders: [String: String] = [:]
  var extended: [String: Set<String>] = [:]
  var free: Set<String> = []

  mutating func read() {
    var all: [(folder: String, declaration: Declaration)] = []
    for module in modules {
      let directory = "Sources/" + module
      for source in swiftTexts(in: directory) {
        let inside = source.path.split(separator: "/").dropLast().joined(separator: "/")
        let folder = inside.isEmpty ? module : "\(module)/\(inside)"
        for declaration in Reader(source.path, source.text).declarations
        where declaration.isPublic && !declaration.isSystem && !declaration.name.hasPrefix("_") {
          all.append((folder, declaration))
        }
      }
    }
    for (folder, declaration) in all where Self.kinds.contains(declaration.keyword) {
      if declaration.keyword == "typealias" && !declaration.owners.isEmpty { continue }
      folders[declaration.path] = folder
      types[folder, default: [:]][declaration.path] = Listed(keyword: declaration.keyword)
    }
    for (_, declaration) in all where !Self.kinds.contains(declaration.keyword) && declaration.keyword != "extension" {
      if declaration.isOverride || Self.unnamed.contains(declaration.name) { continue }
      let owner = declaration.owners.joined(separator: ".")
      if owner.isEmpty {
        free.insert(declaration.name)
      } else if let folder = folders[owner] {
        types[folder]![owner]!.members.insert(declaration.name)
      } else if !owner.hasPrefix("_") {
        extended[owner, default: []].insert(declaration.name)
      }
    }
  }
  static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  /// What each type has that is compared, stored or made from a file.
  static let unnamed: Set<String> = [
    "==(_:_:)", "hash(into:)", "hashValue", "rawValue", "init(rawValue:)", "init(coder:)", "RawValue", "body",
  ]
}

func quoted(_ names: some Sequence<String>) -> String { names.sorted().map { "`\($0)`" }.joined(separator: ", ") }

func list(_ names: Names, absent: [(name: String, instead: String)]) -> String {
  var lines = [begin, ""]
  let types = names.types.values.reduce(0) { $0 + $1.count }
  let members = names.types.values.flatMap(\.values).reduce(0) { $0 + $1.members.count }
  lines += ["\(types) types with \(members) members of their own, and what is added to other types.", ""]
  for (folder, found) in names.types.sorted(by: { $0.key < $1.key }) {
    lines += ["### \(folder)", "", "| type | members |", "|---|---|"]
    for (name, listed) in found.sorted(by: { $0.key < $1.key }) {
      lines.append("| \(listed.keyword) `\(name)` | \(quoted(listed.members)) |")
    }
    lines.append("")
  }
  lines += ["### Added to types of SwiftUI and Foundation", "", "| type | members |", "|---|---|"]
  for (name, members) in names.extended.sorted(by: { $0.key < $1.key }) {
    lines.append("| `\(name)` | \(quoted(members)) |")
  }
  lines += ["", "Functions and values of their own: \(quoted(names.free)).", "", "### What is not there", ""]
  lines += ["These are not declared, so that the compiler says so:", "", "| name | what to use instead |", "|---|---|"]
  for (name, instead) in absent { lines.append("| `\(name)` | \(instead) |") }
  return (lines + ["", end]).joined(separator: "\n")
}

@main struct Tool {
  static func main() {
    var names = Names()
    names.read()
    var absent: [(name: String, instead: String)] = []
    for line in contents(absentFile).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { fail("\(absentFile): a name, a tab and what to use instead, not \(line)") }
      absent.append((parts[0], parts[1]))
    }
    for (name, _) in absent {
      let parts = name.split(separator: ".").map(String.init)
      let owner = parts.dropLast().joined(separator: "."), folder = names.folders[owner]
      let isMember = folder.map { names.types[$0]![owner]!.members.contains(parts.last!) } ?? false
      if names.folders[name] != nil || isMember || names.free.contains(name) {
        fail("\(absentFile) says that there is no \(name), and the sources declare it")
      }
    }
    let old = contents(page)
    guard let from = old.range(of: begin), let to = old.range(of: end) else { fail("\(page) has no place for names") }
    let new = old[..<from.lowerBound] + list(names, absent: absent) + old[to.upperBound...]
    if new == old { return }
    if CommandLine.arguments.contains("--check") { fail("\(page) is not what the sources say: run Scripts/uikit") }
    guard FileManager.default.createFile(atPath: page, contents: Data(new.utf8)) else { fail("cannot write \(page)") }
  }
}
