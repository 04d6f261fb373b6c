import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Capitals that are made and words that are corrected while text is typed on a phone or a tablet. The rules are in
/// Documentation/Text.md.
@MainActor struct CorrectionTests {
  @Observable final class Note {
    var text = ""
    var other = ""
    var isPlain = false
    var submitted: [String] = []
  }
  private struct Page: View {
    @Bindable var note: Note
    var body: some View {
      VStack {
        TextEditor(text: $note.text).accessibilityIdentifier("editor").autocorrectionDisabled(note.isPlain)
        TextField("Other", text: $note.other).accessibilityIdentifier("field")
          .onSubmit { note.submitted.append(note.other) }
      }
    }
  }
  private let spelling = TestSpelling(
    [
      "teh": ["the", "ten"], "Teh": ["the"], "recieve": ["receive"], "Hearthh": ["earthworm"], "mcFly": ["fly"],
      "odd": [],
    ]
  )
  private func window(_ note: Note, idiom: Idiom = .phone) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 390, height: 300), idiom: idiom) { Page(note: note) }
    window.spelling = spelling
    window.click("editor")
    return window
  }

  // MARK: - Capitals

  @Test(arguments: [Idiom.phone, .pad]) func `sentences begin with a capital in the hand`(idiom: Idiom) {
    let note = Note(), window = window(note, idiom: idiom)
    window.type("a cat. she sat! (why? \"no idea\") e.g. here\nand there")
    expect(note.text, equals: "A cat. She sat! (Why? \"No idea\") e.g. here\nAnd there")
  }
  @QuickTesting.Test func `on the desktop text stays as it is typed`() {
    let note = Note(), window = window(note, idiom: .desktop)
    window.type("teh cat. teh end.")
    expect(note.text, equals: "teh cat. teh end.")
  }
  @QuickTesting.Test func `a capital that is deleted comes as it is typed`() {
    let note = Note(), window = window(note)
    window.type("i")
    expect(note.text, equals: "I")
    window.press(.delete)
    window.type("i said. ok")
    expect(note.text, equals: "i said. Ok")
  }
  @QuickTesting.Test func `what is pasted or comes from an input method stays as it is`() {
    let note = Note(), window = window(note)
    window.clipboard.text = "teh word "
    window.press("v", modifiers: .command)
    window.press("a", modifiers: .command)
    window.compose("ni")
    window.commit("ni hao")
    expect(note.text, equals: "ni hao")
  }
  private struct Fields: View {
    @Bindable var note: Note
    @available(*, deprecated, message: "for the old names among them") @ViewBuilder var body: some View {
      let text = $note.text
      VStack {
        TextField("", text: text).textInputAutocapitalization(.never).accessibilityIdentifier("never")
        TextField("", text: text).textInputAutocapitalization(.words).accessibilityIdentifier("words")
        TextField("", text: text).textInputAutocapitalization(.characters).accessibilityIdentifier("characters")
        TextField("", text: text).textInputAutocapitalization(.sentences).accessibilityIdentifier("sentences")
        TextField("", text: text).autocapitalization(.none).accessibilityIdentifier("old none")
        TextField("", text: text).autocapitalization(.allCharacters).accessibilityIdentifier("old all")
        TextField("", text: text).textContentType(.name).accessibilityIdentifier("name")
        TextField("", text: text).textContentType(.username).accessibilityIdentifier("username")
      }
      VStack {
        SecureField("", text: text).textInputAutocapitalization(.characters).accessibilityIdentifier("secure")
        TextField("", text: text).textContentType(.oneTimeCode).textInputAutocapitalization(.characters)
          .accessibilityIdentifier("code")
        TextField("", text: text).keyboardType(.emailAddress).accessibilityIdentifier("mail")
        TextField("", text: text).keyboardType(.URL).textInputAutocapitalization(.words).accessibilityIdentifier("url")
        TextField("", text: text).keyboardType(.numberPad).accessibilityIdentifier("number")
        TextField("", text: text).keyboardType(.asciiCapable).accessibilityIdentifier("ascii")
        TextField("", text: text).keyboardType(.asciiCapable).textInputAutocapitalization(.characters)
          .accessibilityIdentifier("voucher")
      }
    }
  }
  @Test(arguments: [
    ("never", "jo o'neil-teh x"), ("words", "Jo O'neil-Teh X"), ("characters", "JO O'NEIL-TEH X"),
    ("sentences", "Jo o'neil-teh x"), ("old none", "jo o'neil-teh x"), ("old all", "JO O'NEIL-TEH X"),
    ("name", "Jo O'neil-Teh X"), ("username", "jo o'neil-teh x"), ("secure", "jo o'neil-teh x"),
    ("code", "jo o'neil-teh x"), ("mail", "jo o'neil-teh x"), ("url", "jo o'neil-teh x"), ("number", "jo o'neil-teh x"),
    ("ascii", "jo o'neil-teh x"), ("voucher", "JO O'NEIL-TEH X"),
  ]) func `a field says which letters`(field: String, expected: String) {
    let note = Note()
    let window = TestWindow(size: CGSize(width: 390, height: 844), idiom: .phone) { Fields(note: note) }
    window.click(field)
    window.type("jo o'neil-teh x")
    expect(note.text, equals: expected)
  }

  // MARK: - Words

  @QuickTesting.Test func `a misspelt word is corrected where it ends, and Backspace right after takes that back`() {
    let note = Note(), window = window(note)
    window.type("so teh")
    expect(note.text, equals: "So teh")
    window.type(" ")
    expect(note.text, equals: "So the ")
    window.press(.delete)
    expect(note.text, equals: "So teh ")
    // It is meant so.
    window.type("teh cat, recieve.")
    expect(note.text, equals: "So teh teh cat, receive.")
    window.press(.delete)
    expect(note.text, equals: "So teh teh cat, recieve.")
    window.press(.delete)
    expect(note.text, equals: "So teh teh cat, recieve")
  }
  @QuickTesting.Test func `Backspace later deletes`() {
    let note = Note(), window = window(note)
    window.type("so teh ")
    window.press(.leftArrow)
    window.press(.rightArrow)
    window.press(.delete)
    expect(note.text, equals: "So the")
  }
  @QuickTesting.Test func `a correction is a step that is undone`() {
    let note = Note(), window = window(note)
    window.type("so teh ")
    window.press("z", modifiers: .command)
    window.press("z", modifiers: .command)
    expect(note.text, equals: "So teh")
  }
  @QuickTesting.Test func `the first letter keeps its case, and Return corrects, too`() {
    let note = Note(), window = window(note)
    window.type("teh\nteh")
    expect(note.text, equals: "The\nTeh")
    window.click("field")
    window.type("go recieve\n")
    expect(note.submitted, equals: ["Go receive"])
  }
  @QuickTesting.Test func `names, words without a guess and words far from it stay`() {
    let note = Note(), window = window(note)
    window.type("so Hearthh and mcFly are odd ")
    expect(note.text, equals: "So Hearthh and mcFly are odd ")
  }
  @Test(arguments: [
    ("hav", "have"), ("leter", "letter"), ("adress", "address"), ("realy", "really"), ("frist", "first"),
    ("runn", "run"), ("abcdef", "abcdef"), ("xyz", "xyz"),
  ]) func `of several guesses the one with the likeliest mistake counts`(typed: String, expected: String) {
    let note = Note()
    let window = TestWindow(size: CGSize(width: 390, height: 300), idiom: .phone) { Page(note: note) }
    window.spelling = TestSpelling([
      "hav": ["ha", "av", "have"], "leter": ["leer", "letter"], "adress": ["dress", "address"],
      "realy": ["relay", "really"], "frist": ["fist", "first"], "runn": ["rung", "run"], "abcdef": ["abxyzf"],
      "xyz": ["abc", "xabz"],
    ])
    window.click("editor")
    window.type("so \(typed) ")
    expect(note.text, equals: "So \(expected) ")
  }
  @QuickTesting.Test func `an app that wants no correction gets none`() {
    let note = Note()
    note.isPlain = true
    let window = window(note)
    window.type("so teh ")
    expect(note.text, equals: "So teh ")
  }
  @QuickTesting.Test func `a word that was put back stays, as long as the field is there`() {
    let note = Note(), window = window(note)
    window.type("so teh ")
    window.press(.delete)
    note.text = ""
    window.settle()
    window.type("a teh b ")
    expect(note.text, equals: "A teh b ")
  }
  @QuickTesting.Test func `a word in the middle of which a space is typed is left alone`() {
    let note = Note(), window = window(note)
    window.type("so tehx")
    window.press(.leftArrow)
    window.type(" ")
    expect(note.text, equals: "So teh x")
  }
  @QuickTesting.Test func `what is secret is corrected nowhere, and asks no dictionary`() {
    let note = Note()
    let window = TestWindow(size: CGSize(width: 390, height: 844), idiom: .phone) { Fields(note: note) }
    window.spelling = spelling
    for field in ["secure", "code", "mail", "url", "number", "ascii", "username"] {
      note.text = ""
      window.click(field)
      window.type("teh ")
      expect(note.text, equals: "teh ", "\(field)")
    }
    expect(spelling.asked, equals: [])
  }
}
