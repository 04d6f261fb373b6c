import Foundation
import HearthTesting
import SwiftUI

@testable import Cookbook

/// A window of the Cookbook with defaults and recipes of its own.
@MainActor struct CookbookScreen {
  let window: TestWindow
  let book: Cookbook

  init(_ browsing: Browsing = .twoColumns, size: CGSize = CGSize(width: 980, height: 680), idiom: Idiom = .desktop) {
    let book = Cookbook.sample
    let defaults = UserDefaults(suiteName: "cookbook-test-" + UUID().uuidString)!
    defaults.set(browsing.rawValue, forKey: "browsing")
    self.book = book
    window = TestWindow(size: size, idiom: idiom) {
      CookbookView()
        .environment(book)
        .defaultAppStorage(defaults)
    }
  }
}

extension TestWindow {
  func has(_ identifier: String) -> Bool { find { $0.identifier == identifier } != nil }
  func shows(_ text: String) -> Bool { find { $0.label == text || $0.value == text } != nil }
  /// Presses Tab until an element has focus, once round the window at most.
  func tab(to identifier: String, modifiers: EventModifiers = []) -> Bool {
    for _ in 0..<60 where focused != identifier { press(.tab, modifiers: modifiers) }
    return focused == identifier
  }
}
