extension FormattedText {
  /// The text as a document of HTML, a paragraph for each line. Sizes are pixels of CSS.
  package var html: String {
    var result = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>"
    var line = "", isEmpty = true
    func close() {
      result += "<p style=\"margin:0;white-space:pre-wrap\">" + (isEmpty ? "<br>" : line) + "</p>\n"
      (line, isEmpty) = ("", true)
    }
    for run in runs {
      var isFirst = true
      for part in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        if !isFirst { close() }
        isFirst = false
        if part.isEmpty { continue }
        line += Self.html(Self.escaped(part), run.look)
        isEmpty = false
      }
    }
    close()
    return result + "</body></html>"
  }
  private static func html(_ text: String, _ look: Look) -> String {
    var text = text
    var style = ""
    if let color = look.color { style += "color:\(color.css);" }
    if let color = look.background { style += "background-color:\(color.css);" }
    if let size = look.size { style += "font-size:\(size)px;" }
    if !style.isEmpty { text = "<span style=\"\(style)\">\(text)</span>" }
    if look.isStruckOut { text = "<s>\(text)</s>" }
    if look.isUnderlined { text = "<u>\(text)</u>" }
    if look.isItalic { text = "<i>\(text)</i>" }
    if look.isBold { text = "<b>\(text)</b>" }
    if let link = look.link { text = "<a href=\"\(escaped(link))\">\(text)</a>" }
    return text
  }
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension FormattedText.Color {
  fileprivate var css: String {
    func two(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    return "#" + two(red) + two(green) + two(blue)
  }
}
