#if GTK
  import Foundation
  import HearthRendering

  /// Signs of money and of mathematics that fonts have and icon sets lack.
  enum SignSymbols {
    private static let signs: [String: String] = [
      "aedsign": "AED", "australsign": "₳", "cedisign": "₵", "centsign": "¢", "coloncurrencysign": "₡",
      "cruzeirosign": "₢", "czechkorunasign": "Kč", "francsign": "₣", "hungarianforintsign": "Ft",
      "malaysianringgitsign": "RM", "millsign": "₥", "norwegiankronesign": "kr", "peruviansolessign": "S/",
      "pesetasign": "₧", "lirasign": "₤", "notequal": "≠",
      "lessthanorequalto": "≤", "greaterthanorequalto": "≥", "k": "K", "paragraphsign": "¶",
      "sectionsign": "§", "numbersign": "#", "hd": "HD", "sd": "SD", "4k": "4K", "f.cursive": "ƒ",
      "character": "A", "characters.uppercase": "ABC", "characters.lowercase": "abc", "abs": "ABS",
      "sos": "SOS", "autostartstop": "A",
      "2h": "2H", "4h": "4H", "4l": "4L", "4a": "4A",
      "_automatic": "A", "exclamationmark.questionmark": "!?",
    ]
    static func drawing(_ name: String) -> SymbolDrawing? {
      if let sign = signs[name] { return LetterSymbols.drawing(of: sign) }
      // Two letters on a button: `_l1`, a part of other symbols.
      guard name.utf8.count == 3, name.hasPrefix("_") else { return nil }
      return LetterSymbols.drawing(of: String(name.dropFirst()).uppercased())
    }
  }
#endif
