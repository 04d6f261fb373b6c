import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Clicks an item by what it says.
@MainActor func choose(_ window: TestWindow, _ label: String) {
  func find(_ elements: [Element]) -> Element? {
    for element in elements {
      if element.label == label { return element }
      if let found = find(element.children) { return found }
    }
    return nil
  }
  guard let item = find(window.elements) else {
    fail("There is no item \(label).")
    return
  }
  window.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
}
