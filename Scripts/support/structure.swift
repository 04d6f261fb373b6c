// The modules of the package and their folders, as a picture and as tables.
//
//   structure            writes Documentation/Structure.svg, and Documentation/Structure.md between its two marks
//   structure --check    fails when the picture has other modules or dependencies than Package.swift, or a file imports
//                        a module that its target does not depend on there
//
// Modules are the library and system library targets in Sources: what is linked into an app or its tests. A folder is
// one directly inside a module. It depends on another folder when one of its files names a type that a file there
// declares at its top level. Members of extensions do not count, so the figures are lower bounds.

import Foundation

let picturePath = "Documentation/Structure.svg"
let textPath = "Documentation/Structure.md"
let firstMark = "<!-- Written by Scripts/structure, up to the next mark. -->"
let lastMark = "<!-- End of what Scripts/structure writes. -->"

func stop(_ message: String) -> Never {
  print("structure: \(message)")
  exit(2)
}

// MARK: - Modules

struct Module {
  var name: String
  /// Where its sources are.
  var folder: String
  var isLibrary: Bool
  var dependencies: [String] = []
  /// Those of `dependencies` that there are only with the trait GTK.
  var conditional: Set<String> = []
}

/// The targets of Package.swift, by name, with what they depend on of one another.
func readTargets() -> [Module] {
  guard let text = try? String(contentsOfFile: "Package.swift", encoding: .utf8),
    let start = text.range(of: "targets: [\n")
  else { stop("Package.swift has no targets") }
  let lines = text[start.upperBound...].split(separator: "\n").map { line in
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
  let targets = Array(lines.joined(separator: "\n"))
  var modules: [Module] = []
  var place = 0
  while let (call, isLibrary) = findTarget(in: targets, from: place) {
    let end = closing(targets, from: call)
    let arguments = String(targets[call..<end])
    place = end
    guard let name = quoted(arguments).first else { continue }
    let named = arguments.range(of: "path: ").flatMap { quoted(String(arguments[$0.upperBound...])).first }
    let folders = [named, "Sources/" + name, "Tests/" + name, "Macros/" + name].compactMap { $0 }
    guard let folder = folders.first(where: FileManager.default.fileExists) else { continue }
    var module = Module(name: name, folder: folder, isLibrary: isLibrary)
    if let list = arguments.range(of: "dependencies: [") {
      let characters = Array(arguments[list.upperBound...])
      let inside = String(characters[..<closing(["["] + characters, from: 1)].dropLast())
      for dependency in splitAtCommas(inside) where !dependency.hasPrefix(".product") {
        guard let name = quoted(dependency).first else { continue }
        module.dependencies.append(name)
        if dependency.contains("condition: gtk") { module.conditional.insert(name) }
      }
    }
    modules.append(module)
  }
  let names = Set(modules.map(\.name))
  for index in modules.indices {
    modules[index].dependencies = modules[index].dependencies.filter(names.contains).sorted()
  }
  return modules.sorted { $0.name < $1.name }
}

/// The libraries in Sources: the modules of an app or its tests.
func readModules(_ targets: [Module]) -> [Module] {
  targets.filter { $0.isLibrary && $0.folder == "Sources/" + $0.name }
}

/// A line for each module that a target imports and does not depend on in Package.swift; programs and tests may import
/// what their dependencies depend on, too. SwiftPM says so only behind a whole build, and only when asked.
func undeclaredImports(_ targets: [Module]) -> [String] {
  let dependencies = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })
  return targets.flatMap { target in
    var declared = Set(target.dependencies + [target.name])
    var open = target.isLibrary ? [] : target.dependencies
    while let next = open.popLast() {
      open += (dependencies[next] ?? []).filter { declared.insert($0).inserted }
    }
    return swiftTexts(in: target.folder).flatMap { source -> [String] in
      let file = target.folder + "/" + source.path
      let head = source.text.split(separator: "\n").prefix { line in
        line.hasPrefix("//") || line.hasPrefix("#") || importedModule(line) != nil
      }
      let imported = Set(head.compactMap(importedModule)).intersection(dependencies.keys)
      return imported.subtracting(declared).sorted().map {
        "error: \(file) imports \($0), which \(target.name) does not depend on in Package.swift"
      }
    }
  }
}

/// The module that a line imports: `X` of `public import X`, `import struct X.Y` and their like.
func importedModule(_ line: Substring) -> String? {
  let words = line.split(separator: " ")
  guard let place = words.firstIndex(of: "import"),
    words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
  else { return nil }
  let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
  let name = words[(place + 1)...].first { !kinds.contains($0) }
  return name?.split(separator: ".").first.map(String.init)
}

/// Where the arguments of the next target begin, and whether it is a library.
func findTarget(in text: [Character], from start: Int) -> (Int, isLibrary: Bool)? {
  let modules = [".target(", ".systemLibrary("], others = [".testTarget(", ".executableTarget(", ".macro(", ".plugin("]
  for place in text.indices.dropFirst(start) where text[place] == "." {
    for call in modules + others where text[place...].starts(with: call) {
      return (place + call.count, modules.contains(call))
    }
  }
  return nil
}

/// The index behind the bracket that closes the one before `start`.
func closing(_ text: [Character], from start: Int) -> Int {
  var depth = 1, place = start
  while place < text.count, depth > 0 {
    if "([".contains(text[place]) { depth += 1 }
    if ")]".contains(text[place]) { depth -= 1 }
    place += 1
  }
  return place
}

func quoted(_ text: String) -> [String] {
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
  return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
}

func splitAtCommas(_ text: String) -> [String] {
  var parts = [""], depth = 0
  for character in text {
    if "([".contains(character) { depth += 1 }
    if ")]".contains(character) { depth -= 1 }
    if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
  }
  return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// A line for each module, as it stands in the picture's description.
func describe(_ modules: [Module]) -> String {
  modules.map { module in
    let names = module.dependencies.map { module.conditional.contains($0) ? $0 + " (trait GTK)" : $0 }
    return ([module.name + ":"] + (names.isEmpty ? ["nothing"] : [names.joined(separator: ", ")])).joined(
      separator: " ")
  }.joined(separator: "\n")
}

// MARK: - Folders

struct Folder {
  var name: String
  var files = 0
  /// How many of its files name a type of another folder, by that folder.
  var uses: [String: Int] = [:]
}

/// The folders of a module; a single one without a name where it has none.
func readFolders(of module: String) -> [Folder] {
  let plan = Plan(read("Sources/" + module))
  func folder(_ file: SourceFile) -> String { file.folder.split(separator: "/").first.map(String.init) ?? "" }
  var folders: [String: Folder] = [:]
  for (index, file) in plan.files.enumerated() {
    let name = folder(file)
    folders[name, default: Folder(name: name)].files += 1
    for other in Set(plan.edges[index].map { folder(plan.files[$0]) }) where other != name && !other.isEmpty {
      folders[name]?.uses[other, default: 0] += 1
    }
  }
  return folders.values.sorted { $0.name < $1.name }
}

/// The tables of Documentation/Structure.md.
func tables(_ modules: [Module], _ folders: [String: [Folder]]) -> String {
  var lines = [
    "![The modules and their folders](Structure.svg)", "",
    "| module | files | depends on |", "|---|---|---|",
  ]
  for module in modules {
    let files = folders[module.name]?.reduce(0) { $0 + $1.files } ?? 0
    let names = module.dependencies.map { module.conditional.contains($0) ? $0 + "¹" : $0 }
    lines.append("| \(module.name) | \(files == 0 ? "C" : String(files)) | \(names.joined(separator: ", ")) |")
  }
  lines += ["", "¹ With the trait GTK."]
  for module in modules {
    guard let folders = folders[module.name], folders.filter({ !$0.name.isEmpty }).count > 1 else { continue }
    lines += ["", "| folder of \(module.name) | files | names types of (in so many of its files) |", "|---|---|---|"]
    for folder in folders where !folder.name.isEmpty {
      let uses = folder.uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let most = uses.prefix(6).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      let others = uses.count > 6 ? ", and \(uses.count - 6) more" : ""
      lines.append("| \(folder.name) | \(folder.files) | \(most)\(others) |")
    }
  }
  return lines.joined(separator: "\n")
}

// MARK: - Picture

/// Boxes in rows, each below all that depend on it, with lines between them that cross no box.
///
/// A dependency that follows from others has no line. A line that passes a row has a lane of its own there.
struct Picture {
  struct Box {
    /// Nil for a lane.
    var module: Int?
    var row: Int
    var width, height: Double
    /// The left edge.
    var x = 0.0
    var lines: [(text: String, isTitle: Bool, x: Double, y: Double)] = []
    var middle: Double { x + width / 2 }
  }
  private let modules: [Module]
  private let isSwift: [Bool]
  private var boxes: [Box] = []
  /// By row, from left to right.
  private var rows: [[Int]] = []
  /// Between boxes of neighbouring rows, downwards.
  private var links: [(from: Int, to: Int, isConditional: Bool)] = []

  private static let margin = 24.0, gap = 26.0, laneWidth = 6.0, rowGap = 64.0

  init(_ modules: [Module], _ folders: [String: [Folder]]) {
    self.modules = modules
    isSwift = modules.map { folders[$0.name]?.isEmpty == false }
    let indices = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($0.element.name, $0.offset) })
    let all = modules.map { module in module.dependencies.compactMap { indices[$0] } }
    let certain = modules.map { module in
      module.dependencies.filter { !module.conditional.contains($0) }.compactMap { indices[$0] }
    }
    let edges = Self.withoutDetours(all, certain)
    var row = [Int](repeating: 0, count: modules.count)
    for _ in modules {
      for (from, targets) in edges.enumerated() { for to in targets { row[to] = max(row[to], row[from] + 1) } }
    }
    for (index, module) in modules.enumerated() {
      boxes.append(Self.box(module, folders[module.name] ?? [], index, row[index]))
    }
    for (from, targets) in edges.enumerated() {
      for to in targets {
        let isConditional = modules[from].conditional.contains(modules[to].name)
        var last = from
        for lane in stride(from: row[from] + 1, to: row[to], by: 1) {
          boxes.append(Box(module: nil, row: lane, width: Self.laneWidth, height: 0))
          links.append((last, boxes.count - 1, isConditional))
          last = boxes.count - 1
        }
        links.append((last, to, isConditional))
      }
    }
    rows = (0...(row.max() ?? 0)).map { row in boxes.indices.filter { boxes[$0].row == row } }
    order()
    place()
  }

  /// Leaves out what another way leads to as well. A way to what is always there has to be there always.
  private static func withoutDetours(_ all: [[Int]], _ certain: [[Int]]) -> [[Int]] {
    func reaches(_ from: Int, _ to: Int, _ edges: [[Int]]) -> Bool {
      edges[from].contains { $0 == to || reaches($0, to, edges) }
    }
    return all.indices.map { from in
      all[from].filter { to in
        let edges = certain[from].contains(to) ? certain : all
        return !edges[from].contains { $0 != to && reaches($0, to, edges) }
      }
    }
  }

  private static func box(_ module: Module, _ folders: [Folder], _ index: Int, _ row: Int) -> Box {
    let names = folders.map(\.name).filter { !$0.isEmpty }
    let columns = names.isEmpty ? 1 : min(5, (names.count + 4) / 5)
    let perColumn = (names.count + columns - 1) / columns
    var lines = [(text: module.name, isTitle: true, x: 10.0, y: 20.0)]
    var x = 10.0
    for column in 0..<columns where !names.isEmpty {
      let part = names.dropFirst(column * perColumn).prefix(perColumn)
      for (line, name) in part.enumerated() { lines.append((name, false, x, 38 + Double(line) * 15)) }
      x += Double(part.map(\.count).max() ?? 0) * 7.6 + 12
    }
    let width = max(Double(module.name.count) * 9.8 + 20, names.isEmpty ? 0 : x - 4)
    return Box(
      module: index, row: row, width: width, height: names.isEmpty ? 30 : 42 + Double(perColumn) * 15 - 8, lines: lines)
  }

  private func neighbours(_ box: Int, below: Bool) -> [Int] {
    links.compactMap { below ? ($0.from == box ? $0.to : nil) : ($0.to == box ? $0.from : nil) }
  }

  private func crossings() -> Int {
    var position = [Int](repeating: 0, count: boxes.count), count = 0
    for row in rows { for (index, box) in row.enumerated() { position[box] = index } }
    for (index, a) in links.enumerated() {
      for b in links[(index + 1)...] where boxes[a.from].row == boxes[b.from].row {
        if (position[a.from] - position[b.from]) * (position[a.to] - position[b.to]) < 0 { count += 1 }
      }
    }
    return count
  }

  /// Puts each box near the mean of its neighbours, downwards and upwards in turn, and keeps the order with the
  /// fewest crossings.
  private mutating func order() {
    var best = rows, fewest = crossings()
    for round in 0..<40 {
      let below = round % 2 == 1
      for row in below ? Array(rows.indices.reversed()) : Array(rows.indices) {
        var position = [Double](repeating: 0, count: boxes.count)
        for row in rows { for (index, box) in row.enumerated() { position[box] = Double(index) / Double(row.count) } }
        let keys = rows[row].map { box -> Double in
          let near = neighbours(box, below: below)
          return near.isEmpty ? position[box] : near.reduce(0) { $0 + position[$1] } / Double(near.count)
        }
        rows[row] = rows[row].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { rows[row][$0] }
      }
      let count = crossings()
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
    improve()
  }

  /// Exchanges neighbours as long as that leaves fewer crossings.
  private mutating func improve() {
    var isBetter = true, fewest = crossings()
    while isBetter {
      isBetter = false
      for row in rows.indices {
        for index in rows[row].indices.dropLast() {
          rows[row].swapAt(index, index + 1)
          let count = crossings()
          if count < fewest { (fewest, isBetter) = (count, true) } else { rows[row].swapAt(index, index + 1) }
        }
      }
    }
  }

  /// Gives each box its place: near the mean of its neighbours, without overlaps.
  private mutating func place() {
    for row in rows {
      var x = 0.0
      for box in row {
        boxes[box].x = x
        x += boxes[box].width + Self.gap
      }
    }
    for round in 0..<60 {
      for row in round % 2 == 0 ? rows : rows.reversed() {
        let wanted = row.map { box -> Double in
          let near = neighbours(box, below: round % 2 == 1) + (round > 30 ? neighbours(box, below: round % 2 == 0) : [])
          if near.isEmpty { return boxes[box].x }
          return near.reduce(0) { $0 + boxes[$1].middle } / Double(near.count) - boxes[box].width / 2
        }
        var fromLeft = wanted, fromRight = wanted
        for index in row.indices.dropFirst() {
          fromLeft[index] = max(fromLeft[index], fromLeft[index - 1] + boxes[row[index - 1]].width + Self.gap)
        }
        for index in row.indices.dropLast().reversed() {
          fromRight[index] = min(fromRight[index], fromRight[index + 1] - boxes[row[index]].width - Self.gap)
        }
        for index in row.indices { boxes[row[index]].x = (fromLeft[index] + fromRight[index]) / 2 }
      }
    }
    let left = boxes.map(\.x).min() ?? 0
    for index in boxes.indices { boxes[index].x += Self.margin - left }
  }

  // MARK: Writing

  var svg: String {
    var tops: [Double] = [], y = Self.margin
    let heights = rows.map { row in row.map { boxes[$0].height }.max() ?? 0 }
    for height in heights {
      tops.append(y)
      y += height + Self.rowGap
    }
    let width = (boxes.map { $0.x + $0.width }.max() ?? 0) + Self.margin, height = y - Self.rowGap + Self.margin + 22
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" "
        + "font-family=\"sans-serif\">",
      "<title>The modules and their folders</title>",
      "<desc>\n\(describe(modules))\n</desc>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      "<g fill=\"none\" stroke=\"#7a8797\" stroke-width=\"1.3\">",
    ]
    for link in links { lines.append(path(of: link, tops, heights)) }
    lines += ["</g>", "<g fill=\"#7a8797\">"]
    for link in links where boxes[link.to].module != nil {
      let x = end(of: link), y = tops[boxes[link.to].row]
      lines.append("<path d=\"M\(number(x)) \(number(y))l-4 -7h8z\"/>")
    }
    lines.append("</g>")
    for box in boxes {
      guard let module = box.module else { continue }
      let top = tops[box.row]
      lines.append(
        "<rect x=\"\(number(box.x))\" y=\"\(number(top))\" width=\"\(number(box.width))\" "
          + "height=\"\(number(box.height))\" rx=\"6\" fill=\"\(isSwift[module] ? "#eaf1fb" : "#f1f1ef")\" stroke=\"#5b6b80\"/>"
      )
      for line in box.lines {
        let style =
          line.isTitle ? "font-size=\"14\" font-weight=\"bold\" fill=\"#16202c\"" : "font-size=\"12\" fill=\"#3a4757\""
        lines.append("<text x=\"\(number(box.x + line.x))\" y=\"\(number(top + line.y))\" \(style)>\(line.text)</text>")
      }
    }
    lines += [
      "<text x=\"\(number(Self.margin))\" y=\"\(number(height - 14))\" font-size=\"12\" fill=\"#3a4757\">"
        + "An arrow: depends on; dashed: only with the trait GTK. What follows from other arrows is left out. Grey: C.</text>",
      "</svg>", "",
    ]
    return lines.joined(separator: "\n")
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Where a line leaves or reaches a box: side by side with the box's other lines, in the order of where they lead.
  private func port(_ box: Int, _ links: [(own: Int, other: Int)], _ other: Int) -> Double {
    guard boxes[box].module != nil else { return boxes[box].middle }
    let ordered = links.map(\.other).sorted { (boxes[$0].middle, $0) < (boxes[$1].middle, $1) }
    let index = ordered.firstIndex(of: other) ?? 0
    return boxes[box].x + boxes[box].width * Double(index + 1) / Double(ordered.count + 1)
  }
  private func start(of link: (from: Int, to: Int, isConditional: Bool)) -> Double {
    port(link.from, links.filter { $0.from == link.from }.map { ($0.from, $0.to) }, link.to)
  }
  private func end(of link: (from: Int, to: Int, isConditional: Bool)) -> Double {
    port(link.to, links.filter { $0.to == link.to }.map { ($0.to, $0.from) }, link.from)
  }

  private func path(
    of link: (from: Int, to: Int, isConditional: Bool), _ tops: [Double], _ heights: [Double]
  ) -> String {
    let from = boxes[link.from], to = boxes[link.to]
    let isLane = from.module == nil, x = start(of: link), end = end(of: link)
    let top = isLane ? tops[from.row] : tops[from.row] + from.height
    let bottom = tops[from.row] + heights[from.row], target = tops[to.row] - (to.module == nil ? 0 : 6)
    let middle = (bottom + target) / 2
    var text = "M\(number(x)) \(number(top))V\(number(bottom))"
    text += "C\(number(x)) \(number(middle)) \(number(end)) \(number(middle)) \(number(end)) \(number(target))"
    return "<path d=\"\(text)\"\(link.isConditional ? " stroke-dasharray=\"5 4\"" : "")/>"
  }
}

@main struct Structure {
  static func main() throws {
    let targets = readTargets()
    let modules = readModules(targets)
    if CommandLine.arguments.contains("--check") {
      var problems = undeclaredImports(targets)
      let picture = (try? String(contentsOfFile: picturePath, encoding: .utf8)) ?? ""
      if !picture.contains("<desc>\n\(describe(modules))\n</desc>") {
        problems.append(
          "error: \(picturePath) shows other modules or dependencies than Package.swift: run Scripts/structure")
      }
      problems.forEach { print($0) }
      exit(problems.isEmpty ? 0 : 1)
    }
    let folders = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, readFolders(of: $0.name)) })
    try Picture(modules, folders).svg.write(toFile: picturePath, atomically: true, encoding: .utf8)
    let text = try String(contentsOfFile: textPath, encoding: .utf8)
    guard let start = text.range(of: firstMark), let end = text.range(of: lastMark), start.upperBound < end.lowerBound
    else { stop("\(textPath) has no place for the tables") }
    let new = text[..<start.upperBound] + "\n\n" + tables(modules, folders) + "\n\n" + text[end.lowerBound...]
    if new != text { try new.write(toFile: textPath, atomically: true, encoding: .utf8) }
  }
}
