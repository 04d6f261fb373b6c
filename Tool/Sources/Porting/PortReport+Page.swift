import Foundation

extension PortReport {
  /// The report as a page that needs no other file: its pictures are in it.
  public var page: String {
    let rest = files - compileAsTheyAre - compileLowered
    var body = "<h1>\(Self.escaped(name))</h1>\n"
    body += "<p class=\"\(isComplete ? "good" : "bad")\">"
    body += isComplete ? "Nothing is missing.</p>\n" : "It does not compile here yet.</p>\n"
    body += Self.table(
      ["Files", ""],
      [
        ["compile as they are", "\(compileAsTheyAre)"], ["compile with lowering", "\(compileLowered)"],
        ["do not compile", "\(rest)"],
      ])
    for picture in pictures {
      guard let data = FileManager.default.contents(atPath: picture.path) else { continue }
      body += "<figure><img alt=\"\(picture.idiom)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
      body += "<figcaption>\(picture.idiom)</figcaption></figure>\n"
    }
    for (title, parts) in self.parts {
      body += Self.table(
        [title, "", ""], parts.map { [$0.name, $0.isBuilt ? "builds" : "does not build", Self.first($0.message)] })
    }
    for framework in Set(missing.map(\.framework)).sorted() {
      let entries = missing.filter { $0.framework == framework }
      body += Self.table(
        [framework, "uses", "what to do", "where"],
        entries.map { [$0.name, "\($0.count)", $0.advice, $0.places.joined(separator: "\n")] })
    }
    if !others.isEmpty { body += Self.table(["Other messages of the compiler"], others.map { [$0] }) }
    if !notes.isEmpty { body += Self.table(["Notes"], notes.map { [$0] }) }
    return Self.head(Self.escaped(name)) + body + "</body>\n</html>\n"
  }

  private static func head(_ title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; }
    table { border-collapse: collapse; margin: 1.5em 0; width: 100%; }
    th, td { border-bottom: 1px solid #8884; padding: .3em .6em .3em 0; text-align: left; vertical-align: top; white-space: pre-line; }
    td { overflow-wrap: anywhere; }
    figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top; }
    img { border: 1px solid #8884; border-radius: 8px; max-height: 26em; max-width: 100%; }
    .good { color: #1a7f37; } .bad { color: #cf222e; }
    </style>
    </head>
    <body>

    """
  }
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func row(_ cells: [String], _ kind: String) -> String {
      "<tr>" + cells.map { "<\(kind)>\(escaped($0))</\(kind)>" }.joined() + "</tr>\n"
    }
    return "<table>\n" + row(head, "th") + rows.map { row($0, "td") }.joined() + "</table>\n"
  }
  private static func first(_ message: String) -> String {
    message.split(separator: "\n").prefix(shownLines).joined(separator: "\n")
  }
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
