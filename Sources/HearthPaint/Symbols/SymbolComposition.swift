#if GTK
  import Foundation
  import HearthRendering

  /// How much may still be tried for one name: one that is long and made to have many parts is given up.
  final class SymbolSearch {
    /// Source: our choice; the names that exist need fewer than a hundred.
    var stepsLeft = 600
  }

  /// A symbol put together from others by the parts of its name: forms (`fill`, `slash`), shapes around it (`circle`,
  /// `bubble`), badges, two symbols (`and`, `on`), and other words for the same. Documentation/Symbols.md has the rules.
  struct SymbolComposition {
    let name: String
    let depth: Int
    let search: SymbolSearch

    /// The drawing of a name: as it is in the table or among ours, or put together; nil for a name that nobody knows.
    static func find(_ name: String) -> SymbolDrawing? { find(name, depth: 0, SymbolSearch()) }

    /// How many parts a name may be put together from. Source: our choice; the longest names have three.
    private static let depthLimit = 5
    /// Bytes. Source: our choice; the longest name that exists has 92.
    private static let longest = 120

    private static func find(_ name: String, depth: Int, _ search: SymbolSearch) -> SymbolDrawing? {
      guard var drawing = findDrawing(name, depth: depth, search) else { return nil }
      if drawing.parts.isEmpty, drawing.hue == nil { drawing.hue = SymbolHues.hue(of: name) }
      return drawing
    }
    private static func findDrawing(_ name: String, depth: Int, _ search: SymbolSearch) -> SymbolDrawing? {
      if let drawing = SymbolTable.drawing(name) {
        return drawing.isIcon && drawing.parts.isEmpty ? SymbolHues.parted(drawing, name) : drawing
      }
      if let drawing = DrawnSymbols.drawing(name) ?? BasicSymbols.drawing(name) { return drawing }
      // What is no name is not taken apart: parts of it could be.
      search.stepsLeft -= 1
      if depth > depthLimit || search.stepsLeft < 0 || name.utf8.count > longest || !name.utf8.allSatisfy(isNameByte) {
        return nil
      }
      return SymbolComposition(name: name, depth: depth, search: search).drawing()
    }
    private static func isNameByte(_ byte: UInt8) -> Bool {
      byte == 0x2E || byte == 0x5F || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }

    private func drawing() -> SymbolDrawing? {
      if let drawing = enclosed() ?? struck() ?? badged() ?? timed() ?? twice() ?? paired() { return drawing }
      // Icons that look the same filled, such as the strokes of a wrench.
      if name.hasSuffix(".fill") { return find(String(name.dropLast(5))) }
      return LetterSymbols.drawing(name) ?? SignSymbols.drawing(name) ?? renamed() ?? filled()
    }
    private func find(_ name: String) -> SymbolDrawing? { Self.find(name, depth: depth + 1, search) }
    /// A symbol, or a drawing that is only a part of others.
    private func part(_ name: String) -> SymbolDrawing? { find(name) ?? find("_" + name) }

    /// A symbol that is only there filled.
    private func filled() -> SymbolDrawing? {
      SymbolTable.drawing(name + ".fill") ?? DrawnSymbols.drawing(name + ".fill")
    }

    /// The name without an ending, if it has that and something before it.
    private func stem(_ ending: String) -> String? {
      guard name.utf8.count > ending.utf8.count, name.hasSuffix(ending) else { return nil }
      return String(name.dropLast(ending.count))
    }

    // MARK: - Shapes around a symbol

    /// Where a symbol stands in a shape: the middle, and how large it is there.
    private struct Room {
      let shape: String
      let x: CGFloat, y: CGFloat, scale: CGFloat
    }
    /// Source: our choice, by eye, for the drawings of the shapes.
    private static let rooms: [String: Room] = {
      var rooms: [String: Room] = [:]
      for line in roomTable.split(separator: "\n") {
        let words = line.split(separator: " ")
        let numbers = words[1...3].map { CGFloat(Double($0) ?? 0) }
        for name in words.dropFirst(4) + [words[0]] {
          rooms[String(name)] = Room(shape: String(words[0]), x: numbers[0], y: numbers[1], scale: numbers[2])
        }
      }
      return rooms
    }()
    private static let roomTable = """
      circle 8 8 0.52 crop.circle
      square 8 8 0.52 crop.square
      rectangle 8 8 0.46 crop.rectangle
      rectangle.portrait 8 8 0.46
      app 8 8 0.54
      capsule 8 8 0.4
      capsule.portrait 8 8 0.4
      diamond 8 8 0.42
      hexagon 8 8 0.5
      octagon 8 8 0.5
      pentagon 8 8.6 0.46
      triangle 8 9.9 0.4
      shield 8 7.5 0.42
      seal 8 8 0.5
      bubble 8.2 7.5 0.46 bubble.left bubble.right
      bubble.middle.bottom 8 6.4 0.42
      message 8.2 7.5 0.46
      viewfinder 8 8 0.54
      circle.dashed 8 8 0.5 crop.circle.dashed
      circle.dotted 8 8 0.5
      square.dashed 8 8 0.52
      rectangle.dashed 8 8 0.46
      icloud 8 8.7 0.4
      cloud 8 8.7 0.4
      house 8 9.6 0.34
      tv 8 7 0.42
      display 8 6.4 0.42
      desktopcomputer 8 6.4 0.42
      laptopcomputer 8 7 0.38
      macwindow 8 9.4 0.4
      iphone 8 7.2 0.36
      ipad 8 7.4 0.42
      applewatch 8 8 0.34
      folder 8 9 0.4
      doc 8 9.6 0.38 document
      book.closed 8.6 6.6 0.4
      book 8 8 0.36
      bookmark 8 6.4 0.36
      calendar 8 9.8 0.4
      heart 8 7.4 0.42
      batteryblock 8 9 0.44
      ticket 8 8 0.36
      magnifyingglass 6.6 6.6 0.36
      rectangle.stack 8 9.4 0.36
      arrow.circlepath 8 8 0.36 arrow.2.circlepath
      goforward 8 8.6 0.34
      gobackward 8 8.6 0.34
      brakesignal 8 8 0.4
      square.stack 8 9.4 0.36
      app.dashed 8 8 0.54
      lock 8 11 0.26
      video 6 8 0.32
      gearshape 8 8 0.3
      arrow.triangle.2.circlepath 8 8 0.36
      arrow.trianglehead.2.clockwise.rotate.90 8 8 0.36
      arrow.trianglehead.counterclockwise.rotate.90 8 8 0.36
      """

    private func enclosed() -> SymbolDrawing? {
      let isFilled = name.hasSuffix(".fill")
      let words = name.split(separator: ".")
      let body = isFilled ? words.dropLast() : words[...]
      // The longest shape that the name ends with.
      for count in stride(from: min(5, body.count - 1), to: 0, by: -1) {
        guard let room = Self.rooms[body.suffix(count).joined(separator: ".")] else { continue }
        let mark = body.dropLast(count).joined(separator: ".")
        if mark.hasSuffix("badge") { continue }
        guard let glyph = part(mark), let shape = shape(room.shape, isFilled: isFilled) else {
          continue
        }
        return BasicSymbols.enclosed(
          glyph, in: shape.drawing, at: CGPoint(x: room.x, y: room.y), scale: room.scale,
          isFilled: shape.isFilled, hue: SymbolHues.meaning(of: mark))
      }
      return nil
    }
    private func shape(_ name: String, isFilled: Bool) -> (drawing: SymbolDrawing, isFilled: Bool)? {
      if name.hasPrefix("arrow.") {
        return find(name == "arrow.circlepath" ? "arrow.2.circlepath" : name).map { ($0, false) }
      }
      let canFill =
        !["viewfinder", "magnifyingglass"].contains(name) && !name.hasSuffix("dashed") && !name.hasSuffix("dotted")
      guard let drawing = find(isFilled && canFill ? name + ".fill" : name) else { return nil }
      return (drawing, isFilled && canFill)
    }

    // MARK: - Forms

    private func struck() -> SymbolDrawing? {
      if let stem = stem(".slash") { return part(stem).map(BasicSymbols.slashed) }
      if let stem = stem(".slash.fill") { return find(stem + ".fill").map(BasicSymbols.slashed) }
      return nil
    }

    /// `folder.badge.plus`, `folder.fill.badge.plus` and `folder.badge.plus.fill`, of a folder and a plus; `bell.badge`
    /// has a dot.
    private func badged() -> SymbolDrawing? {
      var words = name.split(separator: ".").map(String.init)
      // A mark beside a person: `person.fill.checkmark`.
      if words.count >= 2, words[0] == "person", !words.contains("badge"), let last = words.last,
        ["checkmark", "xmark", "questionmark", "exclamationmark"].contains(last)
      {
        words.insert("badge", at: words.count - 1)
      }
      guard let place = words.firstIndex(where: { $0.hasSuffix("badge") }), place > 0 else { return nil }
      let isFilled = words.last == "fill"
      if isFilled { words.removeLast() }
      var base = words[..<place].joined(separator: ".")
      if isFilled, !base.hasSuffix(".fill") { base += ".fill" }
      let mark = words[(place + 1)...].joined(separator: ".")
      guard let back = part(base) else { return nil }
      if mark.isEmpty { return BasicSymbols.badged(back, with: nil, hue: .red) }
      // A triangle is a badge of its own: `lock.trianglebadge.exclamationmark`.
      let shape = words[place].dropLast(5)
      let symbol = shape.isEmpty ? mark : "\(mark).\(shape).fill"
      let hue = shape == "triangle" ? SymbolHue.yellow : SymbolHues.meaning(of: mark)
      return part(symbol).map { BasicSymbols.badged(back, with: $0, hue: hue) }
    }

    /// `goforward.15`: an arrow around a number or a mark.
    private func timed() -> SymbolDrawing? {
      let words = name.split(separator: ".")
      guard words.count >= 2, let mark = Self.mark(words) else { return nil }
      guard var drawing = DrawnSymbols.drawing(mark.arrow), let number = find(mark.number) else { return nil }
      let small = number.centered(scale: 0.36).layers.map { $0.applying(CGAffineTransform(translationX: 0, y: 0.4)) }
      drawing.layers += small
      drawing.parts = [SymbolPart(layers: drawing.layers, level: 0, hue: nil)]
      return drawing
    }
    private static func mark(_ words: [Substring]) -> (arrow: String, number: String)? {
      func isMark(_ word: Substring) -> Bool {
        word == "plus" || word == "minus" || Int(word).map { 1...99 ~= $0 } == true
      }
      if words.count == 2, words[0] == "goforward" || words[0] == "gobackward", isMark(words[1]) {
        return (String(words[0]), String(words[1]))
      }
      // The names of the same since 2024.
      guard isMark(words[0]) else { return nil }
      switch words.dropFirst().joined(separator: ".") {
      case "arrow.trianglehead.clockwise": return ("goforward", String(words[0]))
      case "arrow.trianglehead.counterclockwise": return ("gobackward", String(words[0]))
      default: return nil
      }
    }

    // MARK: - Two symbols

    /// `gearshape.2`: one behind the other.
    private func twice() -> SymbolDrawing? {
      for (ending, form) in [(".2", ""), (".2.fill", ".fill")] {
        guard let stem = stem(ending), stem.contains(where: \.isLetter), let symbol = find(stem + form) else {
          continue
        }
        return BasicSymbols.paired(symbol, before: symbol)
      }
      return nil
    }

    /// `macwindow.and.cursorarrow`: the second before the first; `photo.on.rectangle`: the first before the second.
    private func paired() -> SymbolDrawing? {
      let isFilled = name.hasSuffix(".fill")
      let words = name.split(separator: ".")
      let body = isFilled ? words.dropLast() : words[...]
      for place in body.indices.dropFirst().dropLast() {
        let joint = body[place]
        guard ["and", "on", "in", "over", "below"].contains(joint) else { continue }
        func half(_ words: ArraySlice<Substring>) -> SymbolDrawing? {
          let name = words.joined(separator: ".")
          return part(isFilled && words.last != "fill" ? name + ".fill" : name)
        }
        guard let first = half(body[..<place]), let second = half(body[(place + 1)...]) else { continue }
        return joint == "and" ? BasicSymbols.paired(second, before: first) : BasicSymbols.paired(first, before: second)
      }
      return nil
    }

    // MARK: - Other words

    /// The drawing of the same symbol by another name: names have changed over the years, some are the same seen from
    /// left to right, and letters of other scripts are drawn as Latin ones.
    private func renamed() -> SymbolDrawing? {
      for (word, other) in Self.words {
        if let range = Self.range(of: word, in: name) {
          let new = name.replacingCharacters(in: range, with: other)
          if let drawing = find(new) { return drawing }
        }
      }
      if let stem = stem(".inverse") { return find(stem + ".fill") }
      if let dot = name.lastIndex(of: "."), Self.scripts.contains(name[name.index(after: dot)...]) {
        return find(String(name[..<dot]))
      }
      return nil
    }
    /// Where a name has a word, or several, as whole words.
    private static func range(of word: String, in name: String) -> Range<String.Index>? {
      var from = name.startIndex
      while let range = name.range(of: word, range: from..<name.endIndex) {
        let startsWord = range.lowerBound == name.startIndex || name[name.index(before: range.lowerBound)] == "."
        let endsWord = range.upperBound == name.endIndex || name[range.upperBound] == "."
        if startsWord, endsWord { return range }
        from = range.upperBound
      }
      return nil
    }
    private static let words: [(String, String)] = [
      // Names of parts.
      ("front.waves.up", "badge._waves"), ("front.waves.down", "badge._waves"), ("waves.up", "badge._waves"),
      ("waves.down", "badge._waves"), ("radiowaves.front", "badge._waves"), ("rear.open", "front.open"),
      ("and.tire.marks", "badge.exclamationmark"), ("and.collision.road.lane", "badge.exclamationmark"),
      ("air.circulate", "badge.arrow.clockwise"), ("air.fresh", "badge.arrow.down"), ("car.top", "car"),
      ("lane.dashed.arrowtriangle.inward", "badge.arrow.up"), ("air.upper", "badge.arrow.up"),
      ("air.lower", "badge.arrow.down"), ("person.crop.artframe", "person.crop.rectangle"),
      ("person.fill.turn.right", "person.fill.badge.arrow.turn.up.right"),
      ("person.fill.turn.left", "person.fill.badge.arrow.turn.up.left"),
      ("person.fill.turn.down", "person.fill.badge.arrow.down"), ("shield.checkmark", "checkmark.shield"),
      ("shield.half.filled", "shield"), ("stack.person.crop", "stack.badge.person.crop"),
      ("joystick.tilt.left", "circle.badge.arrow.left"), ("joystick.tilt.right", "circle.badge.arrow.right"),
      ("joystick.tilt.up", "circle.badge.arrow.up"), ("joystick.tilt.down", "circle.badge.arrow.down"),
      ("joystick.press.down", "circle.badge.chevron.down"), ("joystick", "circle"),
      ("button.roundedbottom.horizontal", "rectangle"), ("button.roundedtop.horizontal", "rectangle"),
      ("button.angledbottom.horizontal.left", "capsule"), ("button.horizontal", "capsule"),
      ("magnify", "magnifyingglass"), ("road.lane", "badge.road.lanes"),
      ("envelope.arrow.triangle.branch", "envelope.and.arrow.triangle.branch"),
      ("dots.and.line.vertical.and.cursorarrow.rectangle", "cursorarrow.rectangle"),
      ("drop.keypad.rectangle", "drop.rectangle"), ("checkered.2.crossed", "2.crossed"),
      ("flag.filled.and.flag.crossed", "flag.2.crossed"), ("questionmark.key.filled", "key.badge.questionmark"),
      ("heart.text.square", "heart.square"), ("numbers.rectangle", "textformat.123.rectangle"),
      ("run.square.stack", "run.square"), ("app.gift", "gift.app"), ("apps.iphone.landscape", "apps.iphone"),
      ("apps.ipad.landscape", "apps.ipad"), ("portrait.angled", "portrait"),
      ("apps.iphone", "square.grid.2x2.iphone"), ("apps.ipad", "square.grid.2x2.ipad"),
      ("lock.open.rotation", "lock.rotation"), ("fuelpump.exclamationmark", "fuelpump.badge.exclamationmark"),
      ("wifi.exclamationmark", "wifi.badge.exclamationmark"), ("speaker.eye", "speaker.badge.eye"),
      ("hifispeaker.arrow.forward", "hifispeaker.badge.arrow.forward"),
      ("phone.arrow.right", "phone.badge.arrow.right"),
      ("tv.music.note", "music.note.tv"), ("doc.questionmark", "questionmark.doc"),
      ("exclamationmark.tirepressure", "tirepressure.badge.exclamationmark"),
      ("exclamationmark.transmission", "exclamationmark.gearshape"), ("dock.arrow.up.rectangle", "arrow.up.rectangle"),
      ("dock.arrow.down.rectangle", "arrow.down.rectangle"), ("menubar.arrow.up.rectangle", "arrow.up.rectangle"),
      ("menubar.arrow.down.rectangle", "arrow.down.rectangle"), ("down.left", "down.right"), ("mail", "envelope"),
      ("airplay.audio", "airplayaudio"), ("figure.stair.stepper", "figure.stairs"), ("airplay.video", "airplayvideo"),
      ("slider.horizontal.2.gobackward", "_slider.horizontal.gobackward"),
      // Names of other years, and of other kinds of the same.
      ("bank.building", "and.building.columns"), ("document", "doc"), ("microphone", "mic"),
      ("pointer.arrow", "cursorarrow"), ("line.horizontal.3", "line.3.horizontal"),
      ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
      ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
      ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
      ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"), ("trianglehead", "triangle"),
      ("text.page", "doc"), ("richtext.page", "doc.richtext"), ("zipper.page", "doc.zipper"),
      ("inset.filled.circle", "circle.inset.filled"), ("filled", "fill"), ("leading", "left"), ("trailing", "right"),
      ("backward", "left"), ("forward", "right"), ("iphone.gen1", "iphone"), ("iphone.gen2", "iphone"),
      ("iphone.gen3", "iphone"), ("ipad.gen1", "ipad"), ("ipad.gen2", "ipad"), ("ipad.homebutton", "ipad"),
      ("macbook.gen1", "macbook"), ("macbook.gen2", "macbook"),
    ]
    /// Source: SF Symbols' localised symbols: languages by their codes.
    private static let scripts: Set<Substring> = [
      "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
      "si",
      "ta", "te", "th", "zh", "rtl", "traditional",
    ]
  }
#endif
