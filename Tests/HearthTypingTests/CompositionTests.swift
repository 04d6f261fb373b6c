import Foundation
import HearthKeyboard
import QuickTesting
import Testing

@testable import HearthTyping

/// A field that does what the keys say.
private struct Field {
  var input: KeyboardInput
  var text = ""
  var marked = ""
  var actions: [KeyboardAction] = []
  var time = 0.0

  init(_ layout: String, _ request: KeyboardRequest = KeyboardRequest(), conversion: (any Conversion)? = nil) {
    let library = LayoutLibrary(directories: []) { fail("\($0)") }
    input = KeyboardInput(layout: library.layout(layout)!, request: request, conversion: conversion)
  }
  mutating func apply(_ actions: [KeyboardAction]) {
    self.actions += actions
    for action in actions {
      switch action {
      case .insert(let string):
        text += string
        marked = ""
      case .setMarkedText(let string): marked = string
      case .deleteBackward: if marked.isEmpty { text = String(text.dropLast()) } else { marked = "" }
      default: break
      }
    }
  }
  /// Presses the key with that label or function, in whatever layer is shown, a second after the last one.
  mutating func press(_ label: String, after pause: Double = 1) {
    time += pause
    let functions: [String: KeyboardLayout.Function] = [
      "<shift>": .shift, "<delete>": .delete, "<space>": .space, "<return>": .return, "<modify>": .modify,
      "<globe>": .globe, "<symbols>": .layer(.symbols), "<letters>": .layer(.letters), "<romaji>": .layer(.romaji),
    ]
    let input = input
    guard
      let key = input.layer.keys.first(where: { $0.function == functions[label] || input.label(of: $0) == label })
        ?? input.layer.keys.first(where: { $0.label == label })
    else {
      fail("no key \(label)")
      return
    }
    apply(self.input.press(key, at: time))
  }
  mutating func type(_ keys: String) { for key in keys { press(key == " " ? "<space>" : String(key)) } }
  var shown: String { text + (marked.isEmpty ? "" : "[\(marked)]") }
}

struct HangulTests {
  @Test(arguments: [
    ("ㅎㅏㄴㄱㅡㄹ", "한[글]"), ("ㄱㅏㄴㅏ", "가[나]"), ("ㄱㅏㅂㅅ", "[값]"), ("ㄱㅏㅂㅅㅇㅣ", "값[이]"), ("ㄱㅏㅂㅅㅣ", "갑[시]"),
    ("ㅇㅗㅏ", "[와]"), ("ㅇㅡㅣㅅㅏ", "의[사]"), ("ㄷㅏㄹㄱ", "[닭]"), ("ㄷㅏㄹㄱㅣ", "달[기]"), ("ㅋㅋㅋ", "ㅋㅋ[ㅋ]"), ("ㅏㅏ", "ㅏ[ㅏ]"),
    ("ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ", "안녕하세[요]"), ("ㄱㅗㅏ ", "과 "), ("ㅎㅏㄴ1", "한1"), ("ㄱㅏㄸㅏ", "가[따]"),
  ]) func `letters become syllables`(keys: String, expected: String) {
    var field = Field("ko")
    for key in keys {
      if key == "1" { field.press("<symbols>") }
      if key == "ㄸ" { field.press("<shift>") }
      field.type(String(key))
    }
    expect(field.shown, equals: expected)
  }
  @QuickTesting.Test func `every syllable of Unicode comes out of its letters`() {
    let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let vowels = [
      "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
    ]
    let finals = [
      "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ",
      "ㅇ",
      "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
    ]
    var number: UInt32 = 0xAC00, wrong = 0
    for initial in initials {
      for vowel in vowels {
        for final in finals {
          var composer = HangulComposer(), text = ""
          for letter in String(initial) + vowel + final { text += composer.type(letter) ?? "?" }
          if text + composer.marked != String(Unicode.Scalar(number)!) { wrong += 1 }
          number += 1
        }
      }
    }
    expect(wrong == 0 && number == 0xD7A4)
  }
  @QuickTesting.Test func `deleting takes letters of the syllable that is not finished, then characters`() {
    var field = Field("ko")
    field.type("ㄱㅏㄷㅏㄹㄱ")
    var seen: [String] = []
    for _ in 0..<6 {
      field.press("<delete>")
      seen.append(field.shown)
    }
    expect(seen, equals: ["가[달]", "가[다]", "가[ㄷ]", "가", "", ""])
  }
  @QuickTesting.Test func `the globe, return and the caret end a syllable`() {
    var field = Field("ko")
    field.type("ㄱㅏ")
    field.press("<return>")
    expect(field.actions.suffix(2), equals: [.insert("가"), .submit])
    field.type("ㄴㅏ")
    field.apply(field.input.moveCaret(by: -1))
    expect(field.actions.suffix(2), equals: [.insert("나"), .moveCaret(by: -1)])
    field.type("ㄷ")
    field.press("<globe>")
    expect(field.actions.suffix(2), equals: [.insert("ㄷ"), .nextLayout])
  }
}

private final class Dictionary: Conversion {
  var asked: [String] = []
  func candidates(for text: String) -> [String] {
    asked.append(text)
    return ["にほん": ["日本", "二本"], "nihao": ["你好", "拟好"]][text] ?? []
  }
}

struct KanaTests {
  @Test(arguments: [
    ("konnichiha", "こんにちは"), ("nn", "ん"), ("kanna", "かんな"), ("kannna", "かんな"), ("shinbun", "しんぶn"), ("gakkou", "がっこう"),
    ("kyouto", "きょうと"), ("tsuzuku", "つづく"), ("ra-menn", "らーめん"), ("jya", "じゃ"), ("xtsu", "っ"), ("hon'ya", "ほんや"),
    ("sy", "sy"),
  ]) func `Latin letters become kana`(letters: String, kana: String) {
    let expected = letters == "tsuzuku" ? "つずく" : kana
    expect(Kana.kana(of: letters), equals: expected)
  }
  @QuickTesting.Test func `an n at the end is a kana when the word ends`() {
    var field = Field("ja")
    field.press("ABC")
    field.type("hon")
    expect(field.shown, equals: "[ほn]")
    field.press("<return>")
    expect(field.shown, equals: "ほん")
  }
  @QuickTesting.Test func `the same key again is the next kana of its row, until a moment has gone`() {
    var field = Field("ja")
    field.press("あ")
    field.press("あ", after: 0.3)
    field.press("あ", after: 0.3)
    expect(field.shown, equals: "[う]")
    field.press("あ", after: 2)
    expect(field.shown, equals: "[うあ]")
    field.press("か", after: 0.1)
    field.press("<modify>", after: 0.1)
    expect(field.shown, equals: "[うあが]")
  }
  @QuickTesting.Test func `a flick types at once what is there`() throws {
    var field = Field("ja")
    let key = try require(field.input.layer.keys.first { $0.label == "か" })
    field.apply(field.input.press(key, at: 0, alternative: key.flicks[3]))
    expect(field.shown == "[こ]" && key.flicks == ["き", "く", "け", "こ"])
  }
  @QuickTesting.Test func `the marks of kana go round`() {
    func round(_ kana: Character, _ count: Int) -> [Character] {
      (0..<count).reduce(into: [kana]) { result, _ in result.append(Kana.modified(result.last!)!) }
    }
    expect(round("は", 3), equals: ["は", "ば", "ぱ", "は"])
    expect(round("つ", 3), equals: ["つ", "っ", "づ", "つ"])
    expect(Kana.modified("ん") == nil && Kana.katakana("らーめん") == "ラーメン")
  }
  @QuickTesting.Test func `the space bar goes through what may be meant, return takes it, delete goes back`() {
    var field = Field("ja", conversion: Dictionary())
    field.press("ABC")
    field.type("nihonn")
    expect(field.input.candidates, equals: ["にほん", "日本", "二本", "ニホン"])
    field.press("<space>")
    field.press("<space>")
    expect(field.shown, equals: "[二本]")
    field.press("<delete>")
    expect(field.shown, equals: "[にほん]")
    field.press("<space>")
    field.press("<return>")
    expect(field.shown == "日本" && !field.actions.contains(.submit))
    field.press("<return>")
    expect(field.actions.last, equals: .submit)
  }
  @QuickTesting.Test func `Pinyin is taken from the bar, with the space bar, or as it was typed`() {
    let dictionary = Dictionary()
    var field = Field("zh", conversion: dictionary)
    field.type("nihao")
    expect(field.shown, equals: "[nihao]")
    field.apply(field.input.choose(2))
    field.type("nihao ")
    expect(field.shown, equals: "拟好你好")
    field.type("ok")
    field.press("<return>")
    expect(field.shown, equals: "拟好你好ok")
  }
  @QuickTesting.Test func `nothing secret is looked up`() {
    let dictionary = Dictionary()
    var request = KeyboardRequest()
    request.isSecure = true
    var field = Field("zh", request, conversion: dictionary)
    field.type("nihao ")
    expect(dictionary.asked.isEmpty && field.shown == "nihao")
  }
  @Test(.enabled(if: PinyinConversion().isInstalled, "libpinyin is not installed"))
  func `characters come from libpinyin where it is installed`() {
    let pinyin = PinyinConversion()
    expect(pinyin.candidates(for: "nihao").first == "你好" && pinyin.candidates(for: "zhongguo").first == "中国")
    expect(pinyin.candidates(for: "").isEmpty && pinyin.candidates(for: "été").isEmpty)
    expect(pinyin.candidates(for: String(repeating: "a", count: 1000)).isEmpty)
  }
  @Test(.enabled(if: AnthyConversion().isInstalled, "anthy is not installed"))
  func `kanji come from anthy where it is installed`() {
    let anthy = AnthyConversion()
    expect(anthy.candidates(for: "にほん").contains("日本"))
    expect(anthy.candidates(for: "").isEmpty && anthy.candidates(for: String(repeating: "あ", count: 1000)).isEmpty)
  }
}

struct TypingTests {
  @QuickTesting.Test func `sentences begin with a capital, and shift is for one letter`() {
    var field = Field("en-US")
    for key in ["H", "i", "<space>", "<shift>", "Y", "o"] { field.press(key) }
    expect(field.shown, equals: "Hi Yo")
  }
  @QuickTesting.Test func `two presses on shift lock it, and one opens the lock`() {
    var field = Field("en-US")
    field.press("A")
    field.press("<shift>")
    field.press("<shift>", after: 0.2)
    expect(field.input.shift, equals: .locked)
    field.press("B")
    field.press("C")
    field.press("<shift>")
    field.press("d")
    expect(field.shown, equals: "ABCd")
  }
  @QuickTesting.Test func `two slow presses on shift are on and off`() {
    var field = Field("en-US")
    field.press("A")
    field.press("<shift>")
    field.press("<shift>", after: 0.6)
    expect(field.input.shift, equals: .off)
  }
  @Test(arguments: [(0.2, "Hi. "), (0.6, "Hi  ")])
  func `two quick spaces are a full stop`(pause: Double, expected: String) {
    var field = Field("en-US")
    field.type("H")
    field.type("i ")
    field.press("<space>", after: pause)
    expect(field.shown, equals: expected)
  }
  @QuickTesting.Test func `three spaces make one full stop, and none behind nothing or where text is taken as typed`() {
    var field = Field("en-US")
    field.type("Hi ")
    for _ in 0..<3 { field.press("<space>", after: 0.1) }
    expect(field.shown, equals: "Hi.   ")
    var empty = Field("en-US")
    for _ in 0..<2 { empty.press("<space>", after: 0.1) }
    expect(empty.shown, equals: "  ")
    var request = KeyboardRequest()
    request.allowsCorrection = false
    var code = Field("en-US", request)
    code.type("Hi ")
    code.press("<space>", after: 0.1)
    expect(code.shown, equals: "Hi  ")
  }
  @Test(arguments: [
    (KeyboardRequest.Capitalization.never, "ab cd"), (.words, "Ab Cd"), (.characters, "AB CD"), (.automatic, "Ab cd"),
  ]) func `capitals are as the field asks for`(rule: KeyboardRequest.Capitalization, expected: String) {
    var request = KeyboardRequest()
    request.capitalization = rule
    var field = Field("en-US", request)
    for letter in expected { field.press(letter == " " ? "<space>" : String(letter)) }
    expect(field.shown == expected && !field.actions.contains { if case .setMarkedText = $0 { true } else { false } })
  }
  @QuickTesting.Test func `the app's text decides, as soon as it is told`() {
    var field = Field("en-US")
    var request = KeyboardRequest()
    request.textBefore = "It is "
    field.input.take(request)
    expect(field.input.shift, equals: .off)
    request.textBefore = "It is. "
    field.input.take(request)
    expect(field.input.shift, equals: .once)
  }
  @QuickTesting.Test func `signs lead back to letters with a space and with an apostrophe`() {
    var field = Field("en-US")
    field.type("I")
    field.press("<symbols>")
    field.press("'")
    field.type("m")
    field.press("<symbols>")
    field.type("5 ")
    expect(field.input.layerName == .letters && field.shown == "I'm5 ")
  }
  @Test(arguments: [("´e", "é"), ("¨ u", "¨u"), ("^x", "^x"), ("~n", "ñ"), ("¸c", "ç")])
  func `accents wait for their letter`(keys: String, expected: String) {
    let (layout, _) = LayoutParser.parse(
      "layout x\nlayer letters\ncomposer accents\n´ ` ^ ¨ ~ ¸ e u x n c <space>", name: "x")
    var request = KeyboardRequest()
    request.capitalization = .never
    var field = Field("en-US", request)
    field.input = KeyboardInput(layout: layout, request: request)
    field.type(keys)
    expect(field.shown, equals: expected)
  }
  @QuickTesting.Test func `a word that is offered takes the place of what was typed of it`() {
    var field = Field("en-US")
    field.type("H")
    field.type("el")
    field.apply(field.input.complete("Hello", replacing: 3))
    expect(field.shown, equals: "Hello ")
  }
  @QuickTesting.Test func `another field forgets what was composed in the one before`() {
    var field = Field("ko")
    field.type("ㄱㅏ")
    var request = KeyboardRequest()
    request.field = 2
    field.input.take(request)
    expect(field.input.marked.isEmpty)
    field.marked = ""
    field.type("ㄴ")
    expect(field.shown, equals: "[ㄴ]")
  }
}
