// sources: Sources/HearthKeyboard/Protocol Sources/HearthKeyboard/Placement Sources/HearthKeyboard/Layouts/*.swift
// sources: Sources/HearthKeyboard/Prediction/*.swift Sources/HearthKeyboard/Composition Sources/HearthKeyboard/*.swift
// modules: HearthEditing
import Foundation

/// What comes from the other process, and the files of the keyboard.
let fuzzTargets = [
  FuzzTarget("keyboard-messages") { bytes in
    var app = KeyboardStream<AppMessage>(), keyboard = KeyboardStream<KeyboardMessage>()
    // In two parts, as a socket may deliver them.
    for part in [bytes.prefix(bytes.count / 2), bytes.dropFirst(bytes.count / 2)] {
      app.append(part)
      keyboard.append(part)
      while let message = try? app.next() { check(message) }
      while let message = try? keyboard.next() { check(message) }
    }
  },
  FuzzTarget(text: "keyboard-layout") { text in
    let layout = LayoutParser.parse(text, name: "fuzz").layout
    for (_, layer) in layout.layers {
      let metrics = KeyGeometry.Metrics(width: 320, device: .phone)
      let geometry = KeyGeometry(layer, width: 320, metrics: metrics)
      _ = geometry.key(at: CGPoint(x: 100, y: 100))
    }
  },
  FuzzTarget(text: "keyboard-preferences") { _ = try? KeyboardPreferences(text: $0) },
  FuzzTarget(text: "personal-words") { _ = PersonalWords(text: $0) },
  FuzzTarget("language-model") { bytes in
    guard let model = try? LanguageModel(bytes) else { return }
    let predictor = WordPredictor(model)
    _ = predictor
  },
]

private func check<Message: KeyboardCodable>(_ message: Message) {
  var repairs = 0
  let body = message.body
  guard let again = try? Message(body: body[...], repairs: &repairs) else {
    fatalError("\(message) cannot be read again")
  }
  precondition(again.body == body, "\(message) comes back as \(again)")
}

/// In place of the files that SwiftPM embeds: no layout takes parts from another here.
enum PackageResources {
  static let en_US_txt: [UInt8] = [], en_GB_txt: [UInt8] = [], de_txt: [UInt8] = [], fr_txt: [UInt8] = [],
    es_txt: [UInt8] = [], ko_txt: [UInt8] = [], ja_txt: [UInt8] = [], zh_txt: [UInt8] = [], ar_txt: [UInt8] = [],
    he_txt: [UInt8] = [], ru_txt: [UInt8] = [], emoji_txt: [UInt8] = [], number_txt: [UInt8] = [],
    decimal_txt: [UInt8] = [], phone_txt: [UInt8] = [], URL_txt: [UInt8] = [], email_txt: [UInt8] = [],
    ASCII_txt: [UInt8] = []
}
