import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Views by the names of a Mac go with what shows them.
@MainActor @Suite(.serialized) struct MacLifetimeTests {}

private struct Made: NSViewRepresentable {
  let make: () -> NSView
  func makeNSView(context: Context) -> NSView { make() }
  func updateNSView(_ view: NSView, context: Context) {}
}

extension MacLifetimeTests {
  /// Whether a control that is shown goes when its window does.
  private func goes(_ make: @escaping () -> NSView) -> Bool {
    weak var made: NSView?
    do {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        Made {
          let view = make()
          made = view
          return view
        }
      }
      expect(made != nil)
      window.close()
    }
    return made == nil
  }
  @QuickTesting.Test func `a control with buttons goes with its window`() {
    expect(
      goes {
        let button = NSPopUpButton(frame: .zero, pullsDown: true)
        button.addItems(withTitles: ["Actions", "Copy", "Paste"])
        return button
      })
    for mode in [NSSegmentedControl.SwitchTracking.momentary, .selectAny, .selectOne] {
      expect(goes { NSSegmentedControl(labels: ["One", "Two"], trackingMode: mode, target: nil, action: nil) })
    }
    expect(
      goes {
        let box = NSComboBox()
        box.addItems(withObjectValues: ["Small", "Large"])
        return box
      })
    expect(
      goes {
        let stars = NSLevelIndicator()
        stars.levelIndicatorStyle = .rating
        return stars
      })
    expect(
      goes {
        let path = NSPathControl()
        path.url = URL(fileURLWithPath: "/tmp/notes")
        return path
      })
  }
}
