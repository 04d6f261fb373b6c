import HearthEditing
import HearthKeyboard

/// What the keys mean while text is typed: layers, shift, capitals, full stops, and what is composed.
///
/// A value: a press returns the actions for the app. It knows nothing of views and has no clock.
///
/// ```swift
/// var input = KeyboardInput(layout: korean, request: request)
/// input.press(key, at: 0)  // [.setMarkedText("ㅎ")]
/// ```
package struct KeyboardInput {
  package enum Shift: Hashable, Sendable { case off, once, locked }

  package private(set) var layout: KeyboardLayout
  package private(set) var request: KeyboardRequest
  package private(set) var layerName = KeyboardLayout.Layer.Name.letters
  package private(set) var shift = Shift.off
  /// What is composed and not entered yet.
  package private(set) var marked = ""
  /// What may be meant by it, the best first; the first of all is the text itself.
  package private(set) var candidates: [String] = []
  /// Which of them is in the text, from the space bar; nil: what was typed.
  package private(set) var chosen: Int?
  /// Of the sign between a number and its fraction.
  package var decimalSeparator = "."

  private var hangul = HangulComposer()
  /// Latin letters of kana or Pinyin.
  private var letters = ""
  /// Text before the caret, as the app told it and as keys have changed it since.
  private var before = ""
  private var lastSpace: Double?
  private var lastShift: Double?
  private var lastTap: (key: KeyboardLayout.Key, time: Double)?
  private let conversion: (any Conversion)?

  /// Seconds within which a second press counts as a double one. Source: UIKit, where two taps on shift lock it and two
  /// spaces are a full stop, without saying how quick; 0.4 and 0.8 are our choice.
  package static let doublePress = 0.4, repeatedTap = 0.8

  package init(layout: KeyboardLayout, request: KeyboardRequest, conversion: (any Conversion)? = nil) {
    (self.layout, self.request, self.conversion) = (layout, request, conversion)
    before = request.isSecure ? "" : request.textBefore
    if request.purpose == .numbersAndPunctuation, layout.layers[.symbols] != nil { layerName = .symbols }
    capitalize()
  }

  /// What is shown: the layer, or its shifted form where the layout has one.
  package var layer: KeyboardLayout.Layer {
    if layerName == .letters, shift != .off, let shifted = layout.layers[.shifted] { return shifted }
    return layout.layer(layerName)
  }
  private var composer: KeyboardLayout.Composer { layout.layer(layerName).composer }
  /// Whether keys show capitals.
  package var showsCapitals: Bool {
    shift != .off && composer != .hangul && (layerName == .letters || layerName == .romaji)
      && layout.layers[.shifted] == nil
  }
  /// What a key shows now.
  package func label(of key: KeyboardLayout.Key) -> String {
    if case .decimal = key.function { return decimalSeparator }
    guard case .type = key.function, showsCapitals else { return key.label }
    return KeyboardLayout.capital(of: key.label)
  }
  package func alternatives(of key: KeyboardLayout.Key) -> [String] {
    layout.alternatives(of: key, isShifted: showsCapitals)
  }

  // MARK: - What the app says

  /// The field, or what is known of it, has changed. What is composed in another field is forgotten: the app has entered
  /// or dropped it.
  package mutating func take(_ request: KeyboardRequest) {
    let isOther = request.field != self.request.field || request.purpose != self.request.purpose
    self.request = request
    if isOther {
      forgetComposition()
      (layerName, shift, lastSpace, lastShift) = (.letters, .off, nil, nil)
      if request.purpose == .numbersAndPunctuation, layout.layers[.symbols] != nil { layerName = .symbols }
    }
    before = request.isSecure ? "" : request.textBefore
    if marked.isEmpty { capitalize() }
  }
  /// Other keys: those of another language. What is composed is entered.
  package mutating func use(_ layout: KeyboardLayout) -> [KeyboardAction] {
    let actions = finish()
    self.layout = layout
    (layerName, shift) = (.letters, .off)
    capitalize()
    return actions
  }

  // MARK: - Keys

  /// A key was pressed.
  ///
  /// - Parameters:
  ///   - time: Seconds since any moment.
  ///   - alternative: What was chosen of what the held key offers, or the text of a flick.
  package mutating func press(
    _ key: KeyboardLayout.Key, at time: Double, alternative: String? = nil
  )
    -> [KeyboardAction]
  {
    defer { if key.function != .space { lastSpace = nil } }
    let previousTap = lastTap
    lastTap = alternative == nil ? (key, time) : nil
    switch key.function {
    case .type(let text):
      if let alternative { return type(alternative, key, isAlternative: true) }
      if composer == .kana, let cycled = cycle(key, previousTap, time) { return cycled }
      return type(showsCapitals ? KeyboardLayout.capital(of: text) : text, key)
    case .decimal: return type(decimalSeparator, key)
    case .shift:
      pressShift(at: time)
      return []
    case .layer(let name):
      let actions = layout.layer(name).composer == composer ? [] : finish()
      layerName = name
      shift = .off
      if name == .letters { capitalize() }
      return actions
    case .delete: return delete()
    case .space: return space(at: time)
    case .return: return pressReturn()
    case .modify: return modify()
    case .right: return marked.isEmpty ? [.moveCaret(by: 1)] : []
    case .left: return marked.isEmpty ? [.moveCaret(by: -1)] : []
    case .globe: return finish() + [.nextLayout]
    case .dismiss: return finish() + [.dismiss]
    }
  }
  /// A second press within a moment locks it; a lock is opened by one.
  private mutating func pressShift(at time: Double) {
    if shift == .locked {
      shift = .off
    } else if let lastShift, time - lastShift <= Self.doublePress, time >= lastShift {
      shift = .locked
    } else {
      shift = shift == .off ? .once : .off
    }
    lastShift = time
  }

  private mutating func type(_ text: String, _ key: KeyboardLayout.Key, isAlternative: Bool = false) -> [KeyboardAction]
  {
    lastShift = nil
    var actions: [KeyboardAction]
    switch composer {
    case .hangul: actions = typeHangul(text)
    case .kana:
      actions = chosen == nil ? [] : finish()
      if Self.isKana(text) { actions += mark(marked + text) } else { actions += finish() + enter(text) }
    case .romaji, .pinyin:
      actions = chosen == nil ? [] : finish()
      let isLetter = text.count == 1 && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
      if shift == .off, isLetter || (composer == .romaji && "-'ー".contains(text)) || (text == "'" && !letters.isEmpty) {
        letters += text == "ー" ? "-" : text
        actions += markLetters()
      } else {
        actions += finish() + enter(text)
      }
    case .accents: actions = typeAccent(text)
    case .none: actions = enter(text)
    }
    if shift == .once { shift = .off }
    // Signs lead back to letters: the apostrophe is in the middle of a word. Source: UIKit's keyboards.
    if layerName != .letters, text == "'" || text == "’" { layerName = .letters }
    capitalize()
    return actions
  }
  private static func isKana(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
  }
  private mutating func enter(_ text: String) -> [KeyboardAction] {
    before += text
    trim()
    return [.insert(text)]
  }
  private mutating func trim() { if before.utf8.count > 4096 { before = String(before.suffix(512)) } }

  private mutating func space(at time: Double) -> [KeyboardAction] {
    defer {
      // Signs lead back to letters. Source: UIKit's keyboards.
      if layerName == .symbols || layerName == .more, request.purpose != .numbersAndPunctuation { layerName = .letters }
      capitalize()
    }
    switch composer {
    case .kana, .romaji:
      // The next of what may be meant.
      if !marked.isEmpty, candidates.count > 1 {
        let next = ((chosen ?? 0) + 1) % candidates.count
        chosen = next
        return [.setMarkedText(candidates[next])]
      }
      if !marked.isEmpty { return finish() }
      return enter("\u{3000}")
    case .pinyin:
      if !marked.isEmpty { return choose(candidates.count > 1 ? 1 : 0) }
    case .accents:
      if let dead = marked.first {
        marked = ""
        return enter(String(dead))
      }
    case .none, .hangul: break
    }
    var actions = finish()
    if let lastSpace, time - lastSpace <= Self.doublePress, time >= lastSpace, isProse, before.last == " ",
      let last = before.dropLast().last, last.isLetter || last.isNumber || "\")]’”".contains(last)
    {
      self.lastSpace = nil
      before.removeLast()
      actions.append(.deleteBackward)
      return actions + enter(". ")
    }
    lastSpace = time
    return actions + enter(" ")
  }
  private var isProse: Bool { request.purpose == .text && request.allowsCorrection && !request.isSecure }

  private mutating func pressReturn() -> [KeyboardAction] {
    if !marked.isEmpty, composer != .hangul, composer != .accents { return finish() }
    let actions = finish()
    if request.isMultiline { before += "\n" }
    capitalize()
    return actions + [.submit]
  }

  private mutating func delete() -> [KeyboardAction] {
    defer { capitalize() }
    if chosen != nil {
      chosen = nil
      return [.setMarkedText(marked)]
    }
    if composer == .hangul, hangul.deleteBackward() {
      marked = hangul.marked
      return [.setMarkedText(marked)]
    }
    if !letters.isEmpty {
      letters.removeLast()
      return markLetters()
    }
    if !marked.isEmpty { return mark(String(marked.dropLast())) }
    if !before.isEmpty { before.removeLast() }
    return [.deleteBackward]
  }
  /// The delete key was held so long that words go.
  package mutating func deleteWord() -> [KeyboardAction] {
    defer { capitalize() }
    if !marked.isEmpty {
      forgetComposition()
      return [.setMarkedText("")]
    }
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
    return [.deleteWord]
  }
  /// The finger goes over the space bar.
  package mutating func moveCaret(by count: Int) -> [KeyboardAction] {
    lastSpace = nil
    return finish() + (count == 0 ? [] : [.moveCaret(by: count)])
  }
  /// A whole text is entered: a picture, or a word that was offered.
  package mutating func insert(_ text: String) -> [KeyboardAction] {
    defer { capitalize() }
    return finish() + enter(text)
  }
  /// A word that was offered takes the place of the one that is typed.
  package mutating func complete(_ word: String, replacing count: Int) -> [KeyboardAction] {
    defer { capitalize() }
    let actions = finish() + Array(repeating: KeyboardAction.deleteBackward, count: min(count, before.count))
    before.removeLast(min(count, before.count))
    return actions + enter(word + " ")
  }
  /// The text before the caret, as far as it is known here.
  package var textBefore: String { before }

  // MARK: - Capitals

  private mutating func capitalize() {
    guard shift != .locked, layerName == .letters, layout.layers[.shifted] == nil,
      composer == .none || composer == .accents
    else { return }
    if marked.isEmpty { shift = asksForCapital ? .once : .off }
  }
  private var asksForCapital: Bool {
    let rule: AutomaticCapitals
    switch request.capitalization {
    case .never: return false
    case .words: rule = .words
    case .sentences: rule = .sentences
    case .characters: rule = .characters
    case .automatic:
      if request.isSecure { return false }
      switch request.purpose {
      case .text: rule = .sentences
      case .name: rule = .words
      default: return false
      }
    }
    return rule.begins(at: before.utf8.count, in: before)
  }

  // MARK: - Composition

  /// Ends what is composed: it goes into the text as it is seen.
  package mutating func finish() -> [KeyboardAction] {
    var text = chosen.map { candidates[$0] } ?? marked
    if chosen == nil, composer == .romaji { text = Kana.kana(of: letters, isFinished: true) }
    if composer == .pinyin, chosen == nil { text = letters }
    guard !marked.isEmpty else { return [] }
    forgetComposition()
    return enter(text)
  }
  private mutating func forgetComposition() {
    (marked, letters, candidates, chosen) = ("", "", [], nil)
    _ = hangul.finish()
  }
  /// What may be meant was touched.
  package mutating func choose(_ index: Int) -> [KeyboardAction] {
    guard candidates.indices.contains(index) else { return [] }
    let text = candidates[index]
    forgetComposition()
    return enter(text)
  }
  private mutating func mark(_ text: String) -> [KeyboardAction] {
    (marked, chosen) = (text, nil)
    var seen: Set<String> = []
    candidates = text.isEmpty ? [] : [text]
    if !text.isEmpty, !request.isSecure {
      candidates += conversion?.candidates(for: text) ?? []
      if composer != .pinyin { candidates.append(Kana.katakana(text)) }
    }
    candidates = candidates.filter { seen.insert($0).inserted }
    return [.setMarkedText(text)]
  }
  private mutating func markLetters() -> [KeyboardAction] {
    mark(composer == .romaji ? Kana.kana(of: letters) : letters)
  }
  private mutating func typeHangul(_ text: String) -> [KeyboardAction] {
    guard text.count == 1, let finished = hangul.type(text.first!) else { return finish() + enter(text) }
    marked = hangul.marked
    return (finished.isEmpty ? [] : enter(finished)) + [.setMarkedText(marked)]
  }
  private mutating func typeAccent(_ text: String) -> [KeyboardAction] {
    if let dead = marked.first {
      marked = ""
      return enter(DeadKeys.combine(dead, with: text))
    }
    guard text.count == 1, DeadKeys.isDead(text.first!) else { return enter(text) }
    marked = text
    return [.setMarkedText(text)]
  }
  /// The same key of kana again: the next one of its row.
  private mutating func cycle(
    _ key: KeyboardLayout.Key, _ previous: (key: KeyboardLayout.Key, time: Double)?, _ time: Double
  ) -> [KeyboardAction]? {
    guard let previous, previous.key == key, time - previous.time <= Self.repeatedTap, chosen == nil,
      let last = marked.last, case .type(let first) = key.function
    else { return nil }
    let row = [first] + key.flicks
    guard let index = row.firstIndex(of: String(last)) else { return nil }
    let next = row[(index + 1) % row.count]
    guard Self.isKana(next) else { return nil }
    return mark(String(marked.dropLast()) + next)
  }
  private mutating func modify() -> [KeyboardAction] {
    guard chosen == nil, let last = marked.last, let other = Kana.modified(last) else { return [] }
    return mark(String(marked.dropLast()) + String(other))
  }
}
