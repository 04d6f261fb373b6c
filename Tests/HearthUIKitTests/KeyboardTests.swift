import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

@MainActor private final class Heard {
  var lines: [String] = []
}

@MainActor @Suite(.serialized) struct KeyboardGuideTests {}

extension KeyboardGuideTests {
  @QuickTesting.Test func `what lies above the keyboard follows it, and notifications tell its frame`() {
    let view = UIView(), bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    let heard = Heard()
    let names: [(String, Notification.Name)] = [
      ("will show", UIResponder.keyboardWillShowNotification), ("did show", UIResponder.keyboardDidShowNotification),
      ("will hide", UIResponder.keyboardWillHideNotification),
    ]
    let tokens = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { heard.lines.append("\(name) \(frame?.minY ?? -1) \(frame?.height ?? -1)") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let window = TestWindow(size: CGSize(width: 300, height: 400)) { Holder(view: view).ignoresSafeArea() }
    expect(bar.frame, equals: CGRect(x: 0, y: 360, width: 300, height: 40))
    window.content.setSafeArea(SafeAreaInsets(keyboard: EdgeInsets(top: 0, leading: 0, bottom: 150, trailing: 0)))
    window.settle()
    expect(bar.frame.maxY, equals: 250)
    expect(heard.lines, equals: ["will show 250.0 150.0", "did show 250.0 150.0"])
    heard.lines = []
    window.content.setSafeArea(SafeAreaInsets())
    window.settle()
    expect(bar.frame.maxY == 400 && heard.lines == ["will hide 400.0 0.0"])
  }

  @QuickTesting.Test func `a colour of an app's own follows the scheme`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let window = TestWindow { Color(uiColor: color).frame(width: 20, height: 20) }
    expect(window.displayList.contains("#ff"))
    expect(!window.displayList.contains("#ffffff"))
    window.settings.colorScheme = .dark
    window.settle()
    expect(window.displayList.contains("#ffffff"))
    expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
      equals: UIColor(Color(red: 1, green: 1, blue: 1)))
  }
}
