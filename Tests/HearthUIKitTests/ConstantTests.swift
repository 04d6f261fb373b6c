import Foundation
import QuickTesting
import SwiftUI
import UIKit

/// Constants of UIKit where an app is on no actor, as in its own constants.
nonisolated private enum Constants {
  static let shown = UIResponder.keyboardWillShowNotification
  static let hidden = UIResponder.keyboardDidHideNotification
  static let moved = UIResponder.keyboardWillChangeFrameNotification
  static let copied = UIPasteboard.changedNotification
  static let active = UIApplication.didBecomeActiveNotification
  static let none = UIView.noIntrinsicMetric
  static let small = UIView.layoutFittingCompressedSize
  static let large = UIView.layoutFittingExpandedSize
}

struct ConstantTests {
  @Test func `names of notifications and numbers of views are constants of an app, too`() {
    expect(Constants.shown.rawValue, equals: "UIKeyboardWillShowNotification")
    expect(Constants.hidden.rawValue, equals: "UIKeyboardDidHideNotification")
    expect(Constants.moved.rawValue, equals: "UIKeyboardWillChangeFrameNotification")
    expect(Constants.copied.rawValue, equals: "UIPasteboardChangedNotification")
    expect(Constants.active, equals: UIApplication.didBecomeActiveNotification)
    expect(Constants.none == -1 && Constants.small == .zero && Constants.large.width > 1000)
  }
}
