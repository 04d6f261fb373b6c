extension FormattedText {
  /// The text as a document in Rich Text Format, version 1, in ASCII. Sizes are half points of paper: 96 pixels of CSS
  /// are 72 points.
  package var rtf: String {
    var colors: [Color] = []
    func number(_ color: Color) -> Int {
      if let known = colors.firstIndex(of: color) { return known + 1 }
      colors.append(color)
      return colors.count
    }
    var body = ""
    for run in runs {
      var words = ""
      if run.look.isBold { words += "\\b" }
      if run.look.isItalic { words += "\\i" }
      if run.look.isUnderlined { words += "\\ul" }
      if run.look.isStruckOut { words += "\\strike" }
      if let color = run.look.color { words += "\\cf\(number(color))" }
      if let color = run.look.background { words += "\\cb\(number(color))\\chcbpat\(number(color))" }
      if let size = run.look.size { words += "\\fs\(Int((size * 1.5).rounded()))" }
      let text = "{" + words + (words.isEmpty ? "" : " ") + Self.escaped(run.text) + "}"
      if let link = run.look.link {
        body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt\(text)}}"
      } else {
        body += text
      }
    }
    let table = colors.map { "\\red\($0.red)\\green\($0.green)\\blue\($0.blue);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl{\\f0\\fnil Sans;}}{\\colortbl;\(table)}\n\\pard " + body
      + "}"
  }
  private static func escaped(_ text: String) -> String {
    var result = "", followsReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "{", "}": result += "\\\(scalar)"
      case "\t": result += "\\tab "
      case "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result += "\\par\n"
      case "\n": if !followsReturn { result += "\\par\n" }
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F { break }
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in UTF16.encode(scalar)! { result += "\\u\(Int16(bitPattern: unit))?" }
        }
      }
      followsReturn = scalar == "\r"
    }
    return result
  }
}
