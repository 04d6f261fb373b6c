/// An error that the compiler has found.
struct Message: Hashable {
  var file: String
  var line: Int, column: Int
  var text: String
  var place: String { "\(file):\(line):\(column)" }

  init(file: String, line: Int, column: Int, text: String) {
    (self.file, self.line, self.column, self.text) = (file, line, column, text)
  }
  /// Reads `FILE:LINE:COLUMN: error: TEXT`; nil for every other line.
  init?(line text: Substring) {
    guard text.hasPrefix("/"), let mark = text.firstRange(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    self.init(
      file: place.dropLast(2).joined(separator: ":"), line: line, column: column, text: String(text[mark.upperBound...])
    )
  }

  private func quoted(after start: String) -> String? {
    guard let range = text.firstRange(of: start + "'") else { return nil }
    return text[range.upperBound...].split(separator: "'", omittingEmptySubsequences: false).first.map(String.init)
  }
  var missingModule: String? { quoted(after: "no such module ") }
  /// The name that is missing, where that is what the message says.
  var missingName: String? {
    if let module = missingModule { return "module \(module)" }
    if text.hasSuffix("in scope") { return quoted(after: "cannot find type ") ?? quoted(after: "cannot find ") }
    if let member = quoted(after: "has no member ") {
      return (quoted(after: "type ") ?? quoted(after: "value of type ")).map { "\($0).\(member)" } ?? member
    }
    return nil
  }
}
