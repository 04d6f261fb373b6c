import Foundation

// English out of packages of Debian: which parts of their files are what people say or write. Each file is a document.

/// How a package's files are read.
enum TextForm {
  /// Parts between lines of "%".
  case fortunes
  /// Strings for translation behind `_`, in quotes, as Wesnoth, Naev and FreedroidRPG mark them.
  case marked
  /// Lines in back quotes, as Endless Sky has its conversations.
  case backquoted
  /// The last string in quotes of lines with a word in them, as the dialogues of Fish Fillets.
  case dialogue
  /// All of it, a paragraph per block of lines.
  case prose
  /// Sentences in quotes, of WordNet.
  case quoted
  /// Lines "him=…" and "you=…".
  case roles
}
struct TextSource {
  var package: String
  /// The end of the names of files, or their path's begin.
  var files: [String]
  var form: TextForm
  /// Whether its licence lets anybody do anything: the model that is in the repository has no others.
  var isFree: Bool
  var licence: String
  /// Whether it is what people say to one another.
  var isDialogue = false
}

let textSources: [TextSource] = [
  TextSource(
    package: "fortunes", files: ["/games/fortunes/"], form: .fortunes, isFree: true, licence: "public domain"),
  TextSource(
    package: "fortunes-min", files: ["/games/fortunes/"], form: .fortunes, isFree: true, licence: "public domain"),
  TextSource(
    package: "jargon-text", files: ["jargon.txt.gz"], form: .prose, isFree: true, licence: "public domain"),
  TextSource(
    package: "dict-devil", files: ["devil.dict.dz"], form: .prose, isFree: true, licence: "public domain"),
  TextSource(package: "dict-wn", files: ["wn.dict.dz"], form: .quoted, isFree: true, licence: "WordNet"),
  TextSource(
    package: "endless-sky-data", files: [".txt"], form: .backquoted, isFree: false, licence: "GPL-3+",
    isDialogue: true),
  TextSource(package: "naev-data", files: [".lua"], form: .marked, isFree: false, licence: "GPL-3+", isDialogue: true),
  TextSource(
    package: "freedroidrpg-data", files: [".lua"], form: .marked, isFree: false, licence: "GPL-2+", isDialogue: true),
  TextSource(
    package: "flare-game", files: [".txt"], form: .roles, isFree: false, licence: "CC-BY-SA-3.0+", isDialogue: true),
  TextSource(
    package: "fillets-ng-data", files: ["dialogs_en.lua"], form: .dialogue, isFree: false, licence: "GPL-2+",
    isDialogue: true),
  TextSource(
    package: "adonthell-data", files: ["_start.py", "_2nd.py", "_intro_1.py", "extro.py"], form: .marked, isFree: false,
    licence: "GPL-2+", isDialogue: true),
]
/// Games of which all is kept apart, and what their lines are called in the measurement.
let keptApart = ["fillets-ng-data": "another-game", "adonthell-data": "third-game"]
let campaigns = [
  "data", "did", "dm", "dw", "ei", "httt", "l", "low", "nr", "sof", "sota", "sotbe", "thot", "trow", "tsg", "ttb",
  "utbs",
]
let allSources =
  textSources
  + campaigns.map {
    TextSource(
      package: "wesnoth-1.16-" + $0, files: [".cfg"], form: .marked, isFree: false, licence: "GPL-2+", isDialogue: true)
  }

func decoded(_ file: URL) -> String {
  var data = (try? Data(contentsOf: file)) ?? Data()
  if ["gz", "dz"].contains(file.pathExtension) {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/zcat")
    process.standardOutput = pipe
    process.standardInput = try? FileHandle(forReadingFrom: file)
    try? process.run()
    data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
  }
  return String(decoding: data, as: UTF8.self)
}

extension TextForm {
  func text(in source: String) -> String {
    switch self {
    case .prose:
      return source.replacingOccurrences(of: "\n\n", with: ".\u{2029}").replacingOccurrences(of: "\n", with: " ")
    case .fortunes:
      return source.components(separatedBy: "\n%\n").map {
        // The name of whom it is from is no part of it.
        $0.components(separatedBy: "\n").filter { !$0.contains("-- ") }.joined(separator: " ")
      }.joined(separator: "\n")
    case .marked:
      return strings(in: source) { bytes, at in
        // _"…" or _("…") or _[[…]]
        at > 0 && bytes[at - 1] == UInt8(ascii: "_")
          || at > 1 && bytes[at - 2] == UInt8(ascii: "_")
            && [UInt8(ascii: "("), UInt8(ascii: " ")].contains(bytes[at - 1])
      }
    case .quoted: return strings(in: source) { _, _ in true }
    case .backquoted:
      return source.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
      }.joined(separator: "\n")
    case .dialogue:
      return source.split(separator: "\n").compactMap { line in
        guard line.contains("\""), let last = line.range(of: "\"", options: .backwards)?.lowerBound,
          let first = line[..<last].range(of: ", \"", options: .backwards)?.upperBound
        else { return nil }
        return String(line[first..<last])
      }.joined(separator: "\n")
    case .roles:
      return source.split(separator: "\n").filter { $0.hasPrefix("him=") || $0.hasPrefix("you=") }
        .map { String($0.dropFirst(4)) }.joined(separator: "\n")
    }
  }
  /// The strings in quotes whose first quote is wanted.
  private func strings(in source: String, _ isWanted: ([UInt8], Int) -> Bool) -> String {
    let bytes = Array(source.utf8), quote = UInt8(ascii: "\"")
    var result: [UInt8] = [], at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "["), at + 1 < bytes.count, bytes[at + 1] == bytes[at], isWanted(bytes, at) {
        let start = at + 2
        at = start
        while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "]") || bytes[at + 1] != UInt8(ascii: "]") { at += 1 }
        result += bytes[start..<min(at, bytes.count)] + [10]
        continue
      }
      guard bytes[at] == quote, isWanted(bytes, at) else {
        at += 1
        continue
      }
      let start = at + 1
      at = start
      while at < bytes.count, bytes[at] != quote || bytes[at - 1] == UInt8(ascii: "\\") { at += 1 }
      // What is short is a name or a command.
      if at - start > 12 { result += bytes[start..<min(at, bytes.count)].map { $0 == 10 ? 32 : $0 } + [10] }
      at += 1
    }
    // Marks of layout and places for values are boundaries.
    return String(decoding: result, as: UTF8.self).replacingOccurrences(of: "\\n", with: "\n")
      .replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "<", with: "\n<").replacingOccurrences(
        of: "\\", with: "\n")
  }
}

/// The documents of a package that was unpacked, by their paths.
func documents(of source: TextSource, in folder: URL) -> [(name: String, text: String)] {
  let root = folder.appendingPathComponent(source.package)
  guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
    return []
  }
  var result: [(String, String)] = []
  for case let file as URL in files {
    let path = file.path
    guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      source.files.contains(where: { path.hasSuffix($0) || path.contains($0) }), !path.hasSuffix(".dat"),
      !path.hasSuffix(".u8"), !path.contains("/off/"), !path.contains("/changelog"), !path.contains("/copyright")
    else { continue }
    let text = source.form.text(in: decoded(file))
    if text.utf8.count > 100 { result.append((source.package + path.dropFirst(root.path.count), text)) }
  }
  return result.sorted { $0.0 < $1.0 }
}
