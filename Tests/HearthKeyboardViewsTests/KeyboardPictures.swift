import Foundation
import HearthKeyboard
import HearthKeyboardViews
import HearthTesting
import HearthTyping
import SwiftUI
import Testing

/// Draws keyboards into files where `HEARTH_PICTURES` names a folder, to be looked at.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil)) struct KeyboardPictures {}

extension KeyboardPictures {
  private final class Words: WordSuggesting {
    func words(after text: String, limit: Int) -> [String] { ["the", "there", "they"] }
  }
  private func draw(
    _ name: String, _ language: String, width: Double = 390, _ change: (inout KeyboardRequest) -> Void = { _ in },
    act: (TestWindow) -> Void = { _ in }
  ) throws {
    guard let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"] else { return }
    for isDark in [false, true] {
      var request = KeyboardRequest()
      request.languages = [language]
      request.device = width > 900 ? .pad : .phone
      request.appearance.isDark = isDark
      change(&request)
      let window = TestWindow(
        text: .real, size: CGSize(width: width, height: 330), idiom: width > 900 ? .pad : .phone
      ) {
        KeyboardView(request: request, predictor: Words()) { _ in }
          .preferredColorScheme(isDark ? .dark : .light)
      }
      act(window)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("keys-\(name)-\(isDark ? "dark" : "light").png")
      try window.picture(scale: 1.5).pngData.write(to: file)
    }
  }

  @Test func `keyboards are drawn`() throws {
    for language in ["en-US", "de", "fr", "ko", "ja", "zh", "ar", "he", "ru"] { try draw(language, language) }
    try draw("pressed", "en-US", { $0.returnKey = .send }, act: { $0.touchDown(at: $0.key("g").middle) })
    try draw(
      "accents", "en-US", { $0.textBefore = "a" },
      act: {
        $0.touchDown(at: $0.key("e").middle)
        $0.advance(by: .seconds(0.6))
      })
    try draw(
      "flick", "ja",
      act: {
        $0.touchDown(at: $0.key("な").middle)
        $0.advance(by: .seconds(0.1))
      })
    try draw(
      "kana", "ja",
      act: { window in
        for key in ["か", "な"] { window.click(at: window.key(key).middle) }
      })
    try draw("number", "en", { $0.purpose = .number })
    try draw("decimal", "en", { $0.purpose = .decimal })
    try draw("phone", "en", { $0.purpose = .phone })
    try draw("email", "en", { ($0.purpose, $0.returnKey) = (.email, .next) })
    try draw("url", "en", { ($0.purpose, $0.returnKey) = (.url, .go) })
    try draw("symbols", "en", { $0.purpose = .numbersAndPunctuation })
    try draw("large", "en", { ($0.appearance.textScale, $0.appearance.hasHighContrast) = (2, true) })
    try draw("landscape", "en", width: 844)
    try draw("pad", "en", width: 1024)
    try draw("split", "en", width: 1024, { $0.mode = .split })
    try draw("floating", "en", width: 320, { $0.mode = .floating })
    try draw("toolbar", "en", width: 1024, { $0.mode = .toolbar })
    try draw("mini", "en", width: 200, { $0.mode = .miniToolbar })
    try draw("emoji", "en", act: { $0.click(at: $0.key("next keyboard").middle) })
    try draw(
      "search", "en",
      act: { window in
        window.click(at: window.key("next keyboard").middle)
        window.click(at: window.key("search pictures").middle)
        for key in ["c", "a", "t"] { window.click(at: window.key(key).middle) }
      })
  }
}

extension TestWindow {
  /// Where the key is that is called so, in small letters; an empty rectangle, and a failure, where none is.
  func key(_ name: String, _ location: SourceLocation = #_sourceLocation) -> CGRect {
    let found = find { $0.label.lowercased() == name }
    if found == nil { Issue.record("no key \(name)", sourceLocation: location) }
    return found?.frame ?? .zero
  }
}
extension CGRect { var middle: CGPoint { CGPoint(x: midX, y: midY) } }
