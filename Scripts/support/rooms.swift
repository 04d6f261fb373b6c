// Which files of a module depend on one another in cycles, and which of its folders depend on one another both ways.
//
//   rooms FILE-OF-BOUNDS            fails when a module is over its bound
//   rooms FILE-OF-BOUNDS --print    prints each module's figures, its largest cycle and its pairs of folders
//
// A file depends on another when it names a type that the other one declares at its top level. For a third figure it also depends on one whose
// member it uses: a name of nine letters or more in several words, which one file of Sources alone declares. The largest cycle is the largest set of files each of which depends
// on each other one, directly or by way of others.
//
// A line of the bounds is: directory, most files in the largest cycle, most pairs of folders both ways, most files in the largest cycle where members count. Bounds only go down:
// whoever gets below one writes the new figure there. A line with a colon names a folder, and the folders of the same
// module that its files, and those of folders in it, do not know. A line with an exclamation mark names a directory, and
// words that its files do not use: what its module could see, and is not to reach.

import Foundation

extension Plan {
  /// The largest strongly connected component, by Tarjan's algorithm.
  var largestCycle: [Int] {
    var order = [Int](repeating: -1, count: files.count), low = order
    var isOpen = [Bool](repeating: false, count: files.count)
    var open: [Int] = []
    var best: [Int] = []
    var count = 0
    func visit(_ file: Int) {
      (order[file], low[file]) = (count, count)
      count += 1
      open.append(file)
      isOpen[file] = true
      for next in edges[file] {
        if order[next] < 0 {
          visit(next)
          low[file] = min(low[file], low[next])
        } else if isOpen[next] {
          low[file] = min(low[file], order[next])
        }
      }
      guard low[file] == order[file], let start = open.lastIndex(of: file) else { return }
      let component = Array(open[start...])
      open.removeSubrange(start...)
      for member in component { isOpen[member] = false }
      if component.count > best.count { best = component }
    }
    for file in files.indices where order[file] < 0 { visit(file) }
    return best
  }

  /// Pairs of folders that depend on one another, with the number of files' dependencies each way.
  var pairs: [(String, String, Int, Int)] {
    var counts: [[String]: Int] = [:]
    for (index, targets) in edges.enumerated() {
      for target in targets where files[index].folder != files[target].folder {
        counts[[files[index].folder, files[target].folder], default: 0] += 1
      }
    }
    let both = counts.compactMap { pair, count in
      counts[[pair[1], pair[0]]].flatMap { back in pair[0] < pair[1] ? (pair[0], pair[1], count, back) : nil }
    }
    return both.sorted { ($1.2 + $1.3, $0.0) < ($0.2 + $0.3, $1.0) }
  }
}

/// What is read of Sources, once for all bounds.
struct SourceTree {
  private let files: [SourceFile]
  /// See `memberHomes(in:)`.
  let homes: [String: String]
  /// Those that were asked for: several bounds are about one module.
  private var plans: [String: Plan] = [:]

  init() {
    files = read("Sources")
    homes = memberHomes(in: files)
  }

  /// The files of a module, as in "Sources/Module".
  func files(of module: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(module + "/") }.map { file in
      var file = file
      file.name = String(file.path.dropFirst(module.count + 1))
      return file
    }
  }

  /// Which files of a module name types of which others.
  mutating func plan(of module: String) -> Plan {
    if let known = plans[module] { return known }
    let plan = Plan(files(of: module))
    plans[module] = plan
    return plan
  }

  /// What files of a folder, as in "Sources/Module/Folder", name of folders that they are not to know.
  mutating func forbidden(_ folder: String, _ unknown: Set<String>) -> [String] {
    let parts = folder.split(separator: "/").map(String.init)
    let plan = plan(of: parts.prefix(2).joined(separator: "/")), own = parts.dropFirst(2).joined(separator: "/")
    var found: [String] = []
    for (index, targets) in plan.edges.enumerated() {
      guard (plan.files[index].folder + "/").hasPrefix(own + "/") else { continue }
      for target in targets where unknown.contains(String(plan.files[target].folder.prefix { $0 != "/" })) {
        found.append("\(plan.files[index].name) names something of \(plan.files[target].name)")
      }
    }
    return found
  }

  /// The files of a module that use a word that they are not to use.
  func using(_ words: Set<String>, in module: String) -> [String] {
    files(of: module).flatMap { file in words.intersection(file.words).sorted().map { "\(file.path) uses \($0)" } }
  }
}

@main struct Rooms {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let file = arguments.first, let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      print("rooms: say the file of bounds")
      exit(2)
    }
    let isPrinting = arguments.contains("--print")
    var isOver = false
    var tree = SourceTree()
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      if parts[0].hasSuffix(":") {
        for edge in tree.forbidden(String(parts[0].dropLast()), Set(parts.dropFirst().map(String.init))) {
          print("error: \(edge), which Scripts/support/rooms.txt rules out")
          isOver = true
        }
        continue
      }
      if parts[0].hasSuffix("!") {
        for use in tree.using(Set(parts.dropFirst().map(String.init)), in: String(parts[0].dropLast())) {
          print("error: \(use), which Scripts/support/rooms.txt rules out")
          isOver = true
        }
        continue
      }
      guard parts.count == 4, let mostFiles = Int(parts[1]), let mostPairs = Int(parts[2]),
        let mostWithMembers = Int(parts[3])
      else { continue }
      let plan = tree.plan(of: String(parts[0]))
      let withMembers = Plan(plan.files, homes: tree.homes).largestCycle
      let cycle = plan.largestCycle, pairs = plan.pairs
      if isPrinting {
        print(
          "\(parts[0]): \(plan.files.count) files, \(cycle.count) in the largest cycle, \(withMembers.count) with members, \(pairs.count) pairs of folders both ways"
        )
        for (a, b, there, back) in pairs { print("  \(a) <-> \(b): \(there) / \(back)") }
        print("  largest cycle: " + cycle.map { plan.files[$0].name }.sorted().joined(separator: " "))
      }
      if cycle.count > mostFiles {
        print(
          "error: \(cycle.count) files of \(parts[0]) depend on one another in cycles, and at most \(mostFiles) may: see Scripts/rooms --print"
        )
        isOver = true
      }
      if withMembers.count > mostWithMembers {
        print(
          "error: \(withMembers.count) files of \(parts[0]) depend on one another in cycles where members count, and at most \(mostWithMembers) may: see Scripts/rooms --print"
        )
        isOver = true
      }
      if pairs.count > mostPairs {
        print(
          "error: \(pairs.count) pairs of folders in \(parts[0]) depend on one another both ways, and at most \(mostPairs) may: see Scripts/rooms --print"
        )
        isOver = true
      }
    }
    exit(isOver ? 1 : 0)
  }
}
