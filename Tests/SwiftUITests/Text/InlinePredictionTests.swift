import Foundation
import HearthCore
import HearthKeyboard
import HearthTesting
import HearthTyping
import HearthUI
import QuickTesting
import SwiftUI

/// What may come next, behind the caret. The rules are in Documentation/KeyboardLayouts.md.
@MainActor struct InlinePredictionTests {
  @Observable final class Form {
    var text = ""
    var other = ""
  }
  private struct Page<Field: View>: View {
    @ViewBuilder let field: Field
    @State private var other = ""
    var body: some View {
      VStack {
        field
        TextField("Other", text: $other).accessibilityIdentifier("other")
      }
    }
  }
  private let prediction = TestPrediction(["hel": "lo world", "wor": "ld", "the ": "end", "sec": "ret"])
  private func open<Field: View>(_ idiom: Idiom = .phone, @ViewBuilder _ field: () -> Field) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 400, height: 200), idiom: idiom) { Page(field: field) }
    window.prediction = prediction
    return window
  }
  private func field(_ form: Form, _ idiom: Idiom = .phone) -> TestWindow {
    @Bindable var form = form
    let window = open(idiom) {
      TextField("Text", text: $form.text).textInputAutocapitalization(.never).accessibilityIdentifier("field")
    }
    window.click("field")
    return window
  }

  @Test func `what may come next stands behind the caret, and is no part of the text`() {
    let form = Form(), window = field(form)
    window.type("hel")
    expect(window.displayList.contains("lo world") && form.text == "hel")
    expect(window.find { $0.identifier == "field" }?.value, equals: "hel")
  }
  @Test func `Tab accepts it with a space, and a sign goes in front of the space`() {
    let form = Form(), window = field(form)
    window.type("hel")
    window.press(.tab)
    expect(form.text == "hello world " && !window.displayList.contains("lo world lo"))
    window.type("!")
    expect(form.text, equals: "hello world!")
    window.press(.tab)
    expect(window.focused, equals: "other")
  }
  @Test func `the space bar accepts the rest of a word on a phone, and types a space behind one`() {
    let form = Form(), window = field(form)
    window.type("the ")
    expect(window.displayList.contains("end"))
    window.type(" ")
    expect(form.text, equals: "the  ")
    window.type("wor")
    window.type(" ")
    expect(form.text, equals: "the  world ")
  }
  @Test func `typing on goes over it`() {
    let form = Form(), window = field(form)
    window.type("hel")
    window.type("p")
    expect(form.text == "help" && !window.displayList.contains("world"))
  }
  @Test func `Escape refuses it for this word`() {
    let form = Form(), window = field(form)
    window.type("wor")
    window.press(.escape)
    expect(!window.displayList.contains("\"ld\"") && window.focused == "field")
    window.press(.delete)
    window.type("r")
    window.press(.tab)
    expect(form.text, equals: "wor")
    window.click("field")
    window.type(" hel")
    window.press(.tab)
    expect(form.text.hasSuffix("hello world "))
  }
  @Test func `Delete takes back what was accepted`() {
    let form = Form(), window = field(form)
    window.type("wor")
    window.press(.tab)
    window.press(.delete)
    expect(form.text, equals: "wor")
  }
  @Test func `moving the caret, a text of the app, and leaving hide it`() {
    for act: (TestWindow, Form) -> Void in [
      { window, _ in window.press(.leftArrow) }, { _, form in form.text = "hel" + "m" },
      { window, _ in window.click("other") },
    ] {
      let form = Form(), window = field(form)
      window.type("hel")
      act(window, form)
      window.advance(by: .seconds(0.1))
      expect(!window.displayList.contains("lo world"))
    }
  }
  @Test func `it is shown at the end of a line only, and as much of it as there is room for`() {
    let form = Form(), window = field(form)
    window.type("x")
    window.press(.leftArrow)
    window.type("hel")
    expect(!window.displayList.contains("lo world"))
    let narrow = Form()
    @Bindable var model = narrow
    let small = open {
      TextField("Text", text: $model.text).textInputAutocapitalization(.never).frame(width: 70)
        .accessibilityIdentifier("field")
    }
    small.click("field")
    small.type("hel")
    expect(small.displayList.contains("lo") && !small.displayList.contains("lo world"))
  }
  @Test func `on a desktop nothing is predicted unless it is asked for`() {
    let form = Form(), window = field(form, .desktop)
    window.type("hel")
    expect(prediction.asked.isEmpty)
    window.press(.tab)
    expect(window.focused, equals: "other")
  }
  @Test func `editors predict too`() {
    let form = Form()
    @Bindable var model = form
    let window = open {
      TextEditor(text: $model.text).textInputAutocapitalization(.never).accessibilityIdentifier("field")
    }
    window.click("field")
    window.type("a\nwor")
    window.press(.tab)
    expect(form.text, equals: "a\nworld ")
  }
  @Test func `where text is taken as typed, and for addresses, numbers and searches, nothing is asked`() {
    let form = Form()
    @Bindable var model = form
    let fields: [AnyView] = [
      AnyView(TextField("Text", text: $model.text).autocorrectionDisabled()),
      AnyView(TextField("Text", text: $model.text).keyboardType(.emailAddress)),
      AnyView(TextField("Text", text: $model.text).keyboardType(.URL)),
      AnyView(TextField("Text", text: $model.text).keyboardType(.numberPad)),
      AnyView(TextField("Text", text: $model.text).keyboardType(.webSearch)),
      AnyView(TextField("Text", text: $model.text).textContentType(.username)),
    ]
    for view in fields {
      form.text = ""
      let window = open { view.accessibilityIdentifier("field") }
      window.click("field")
      window.type("hel")
    }
    expect(prediction.asked.isEmpty && prediction.learnt.isEmpty)
  }
  @Test func `what is secret never reaches what predicts, also not where predictions are asked for`() {
    let form = Form()
    @Bindable var model = form
    let fields: [AnyView] = [
      AnyView(SecureField("Text", text: $model.text).environment(\.inlinePrediction, true)),
      AnyView(TextField("Text", text: $model.text).textContentType(.password).environment(\.inlinePrediction, true)),
      AnyView(TextField("Text", text: $model.text).textContentType(.oneTimeCode).environment(\.inlinePrediction, true)),
      AnyView(
        TextField("Text", text: $model.text).textContentType(.creditCardNumber).environment(\.inlinePrediction, true)),
    ]
    for view in fields {
      form.text = ""
      let window = open { view.accessibilityIdentifier("field") }
      window.click("field")
      window.type("canary sec")
      window.press(.tab)
      window.click("other")
      expect(form.text, equals: "canary sec")
    }
    expect(prediction.asked.isEmpty && prediction.learnt.isEmpty)
  }
  @Test func `words that end are learnt, and stored when editing ends`() {
    let form = Form(), window = field(form)
    window.type("hearth is warm, ok")
    expect(prediction.learnt, equals: ["hearth", "hearth is", "hearth is warm"])
    window.click("other")
    expect(prediction.ends, equals: 1)
  }

  // MARK: - With the model

  /// What predicts in windows of the desktop, with its files in a directory of the test.
  private final class Model: TextPredictor {
    let service: PredictionService
    init(_ folder: URL) {
      service = PredictionService(statePath: folder.path + "/words.json") { fail("\($0)") }
    }
    nonisolated deinit {}
    func completion(after text: String, language: String) -> String? {
      service.completion(after: text, language: language)
    }
    func learn(lastWordOf text: String, language: String) { service.learn(lastWordOf: text, language: language) }
    func editingDidEnd() { service.save() }
  }
  @Test func `no file has anything of a secret, and the model is not opened for one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let form = Form(), model = Model(folder)
    @Bindable var bindable = form
    let window = open {
      SecureField("Secret", text: $bindable.text).accessibilityIdentifier("secret")
      TextField("Code", text: $bindable.text).textContentType(.oneTimeCode).accessibilityIdentifier("code")
      TextField("Text", text: $bindable.other).accessibilityIdentifier("field")
    }
    window.host.textPredictor = model
    for field in ["secret", "code"] {
      window.click(field)
      window.type("canary bird ")
    }
    window.click("other")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expect(!model.service.isLoaded && files.isEmpty)
    window.click("field")
    window.type("zanzibaria is ")
    window.click("other")
    let stored = try String(contentsOfFile: folder.path + "/words.json", encoding: .utf8)
    expect(stored.contains("zanzibaria") && !stored.contains("canary") && !stored.contains("bird"))
  }
  @Test func `the model that comes along says how a sentence goes on`() throws {
    let form = Form(), window = field(form), model = Model(FileManager.default.temporaryDirectory)
    window.host.textPredictor = model
    window.type("i don't kn")
    expect(model.service.isLoaded && window.displayList.contains("\"ow"))
    window.press(.tab)
    expect(form.text.hasPrefix("i don't know "))
  }
}
