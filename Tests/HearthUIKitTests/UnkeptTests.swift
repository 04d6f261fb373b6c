import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What UIKit can be told and nothing here does: each is told once it is set.
@MainActor @Suite(.serialized) struct UnkeptTests {}

extension UnkeptTests {
  private var dot: UIImage { UIImage(systemName: "circle.fill")! }
  /// Each member with what sets it. The first part is the name that the report has.
  private var all: [(name: String, set: () -> Void)] {
    let dot = dot
    func draw(_ attributes: [NSAttributedString.Key: Any]) {
      _ = NSAttributedString(string: "a", attributes: attributes).size()
    }
    func style(_ set: (NSMutableParagraphStyle) -> Void) {
      let style = NSMutableParagraphStyle()
      set(style)
      draw([.paragraphStyle: style])
    }
    return [
      ("UIScrollView.indicatorStyle", { UIScrollView().indicatorStyle = .white }),
      ("UIScrollView.isDirectionalLockEnabled", { UIScrollView().isDirectionalLockEnabled = true }),
      ("UITextField.adjustsFontSizeToFitWidth", { UITextField().adjustsFontSizeToFitWidth = true }),
      ("UITextField.minimumFontSize", { UITextField().minimumFontSize = 10 }),
      (
        "UIDocumentPickerViewController.shouldShowFileExtensions",
        {
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
          picker.shouldShowFileExtensions = true
          picker.shouldShowFileExtensions = false
        }
      ),
      ("UITextField.allowsEditingTextAttributes", { UITextField().allowsEditingTextAttributes = true }),
      ("UIViewController.modalTransitionStyle", { UIViewController().modalTransitionStyle = .partialCurl }),
      (
        "UIBarButtonItemAppearance.focused",
        { UIBarButtonItemAppearance().focused.titleTextAttributes = [.foregroundColor: UIColor.red] }
      ),
      ("UIBarButtonItemStateAppearance.backgroundImage", { UIBarButtonItemAppearance().normal.backgroundImage = dot }),
      ("UITabBarItemAppearance.focused", { UITabBarItemAppearance().focused.iconColor = .red }),
      ("UINavigationBar.backIndicatorImage", { UINavigationBar().backIndicatorTransitionMaskImage = dot }),
      ("NSTextView.allowsUndo", { NSTextView().allowsUndo = false }),
      ("NSTextView.isRichText", { NSTextView().isRichText = true }),
      ("NSTextView.isVerticallyResizable", { NSTextView().isVerticallyResizable = false }),
      ("NSScrollView.autohidesScrollers", { NSScrollView().autohidesScrollers = false }),
      ("NSSavePanel.canCreateDirectories", { NSSavePanel().canCreateDirectories = false }),
      ("NSParagraphStyle.hyphenationFactor", { style { $0.hyphenationFactor = 1 } }),
      ("NSTextTab.alignment", { style { $0.tabStops = [NSTextTab(textAlignment: .right, location: 40)] } }),
      ("NSAttributedString.Key.strokeWidth", { draw([.strokeWidth: -2]) }),
      ("NSAttributedString.Key.obliqueness", { draw([.obliqueness: 0.3]) }),
      ("NSAttributedString.Key.expansion", { draw([.expansion: 0.3]) }),
      ("NSAttributedString.Key.cursor", { draw([.cursor: NSCursor.crosshair]) }),
      ("NSTextView.enabledTextCheckingTypes", { NSTextView().enabledTextCheckingTypes = 2 | 32 }),
      ("NSAttributedString.Key.textEffect", { draw([.textEffect: "letterpress"]) }),
    ]
  }
  @QuickTesting.Test func `what changes nothing is told when it is set`() {
    for (name, set) in all {
      let reports = TestWindow.reports(during: set)
      expect(reports.contains { $0.contains(name) }, "\(name): \(reports)")
    }
  }
  @QuickTesting.Test func `nothing is told of what is as it is by itself`() {
    let reports = TestWindow.reports {
      UIScrollView().indicatorStyle = .default
      NSTextView().allowsUndo = true
      NSTextView().enabledTextCheckingTypes = 2
      NSScrollView().horizontalScrollElasticity = .none
      NSTextView().isRichText = false
      NSScrollView().autohidesScrollers = true
      UITextField().adjustsFontSizeToFitWidth = false
      UIViewController().modalTransitionStyle = .crossDissolve
      UINavigationBar().backIndicatorTransitionMaskImage = UIImage()
      UIBarButtonItemAppearance().configureWithDefault(for: .plain)
      _ = NSAttributedString(string: "a", attributes: [.paragraphStyle: NSParagraphStyle(), .strokeWidth: 0]).size()
      _ = NSAttributedString(
        string: "a", attributes: [.link: URL(string: "https://example.org")!, .cursor: NSCursor.pointingHand]
      ).size()
    }
    expect(reports == [], "\(reports)")
  }
}
