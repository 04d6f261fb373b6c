import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private enum Theme: Equatable { case plain, bright }
private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
  static let identifier = "org.example.theme"
}
extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}
extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.plain }
extension ThemeKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
  static func write(to mutableTraits: inout UIMutableTraits, value: Theme) { mutableTraits.theme = value }
}
extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Traits that an app defines.
@MainActor struct TraitDefinitionTests {
  @QuickTesting.Test func `a trait of the app has its default until it is given`() {
    expect(UITraitCollection().theme, equals: .plain)
    let bright = UITraitCollection { $0.theme = .bright }
    expect(bright.theme == .bright && bright != UITraitCollection() && bright.userInterfaceStyle == .unspecified)
    let both = UITraitCollection(traitsFrom: [bright, UITraitCollection(userInterfaceStyle: .dark)])
    expect(both.theme == .bright && both[UITraitUserInterfaceStyle.self] == .dark && both.containsTraits(in: bright))
    expect(both.modifyingTraits { $0.theme = .plain }.theme, equals: .plain)
    expect(both.replacing(ThemeTrait.self, value: .plain).theme, equals: .plain)
    expect(both.replacing(UITraitUserInterfaceStyle.self, value: .light).userInterfaceStyle, equals: .light)
    expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier == "org.example.theme")
  }
  @QuickTesting.Test func `what a view sets of a trait of the app holds for all that is in it, until it is removed`() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    outer.traitOverrides.theme = .bright
    outer.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: outer) }
    expect(inner.traitCollection.theme == .bright && inner.traitCollection.userInterfaceStyle == .dark)
    expect(outer.traitOverrides.contains(ThemeTrait.self))
    expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
    outer.traitOverrides.remove(ThemeTrait.self)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    window.settle()
    expect(inner.traitCollection.theme == .plain && inner.traitCollection.userInterfaceStyle == .light)
    expect(!outer.traitOverrides.contains(ThemeTrait.self))
  }
  @QuickTesting.Test func `handlers hear of a trait of the app, and of no other`() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    var heard: [Theme] = [], others = 0
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, previous: UITraitCollection) in
      heard += [previous.theme, view.traitCollection.theme]
    }
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in others += 1 }
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: outer) }
    outer.traitOverrides.theme = .bright
    window.settle()
    expect(heard == [.plain, .bright] && others == 0)
    outer.traitOverrides.theme = .bright
    window.settle()
    expect(heard.count, equals: 2)
    outer.overrideUserInterfaceStyle = .dark
    window.settle()
    expect(heard.count == 2 && others == 1)
  }
  @QuickTesting.Test func `a key of the environment that is a trait is the same in views of both`() {
    struct Shown: View {
      @Environment(\.theme) private var theme
      var body: some View { Text(theme == .bright ? "bright" : "plain") }
    }
    let view = UIView()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      VStack {
        Shown()
        Holder(view: view)
      }
      .environment(\.theme, .bright)
    }
    expect(window.find { $0.label == "bright" } != nil && view.traitCollection.theme == .bright)
    let controller = UIHostingController(rootView: Shown()), panel = UIView()
    panel.traitOverrides.theme = .bright
    panel.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let hosted = TestWindow(size: CGSize(width: 200, height: 100)) { Holder(view: panel) }
    expect(hosted.find { $0.label == "bright" } != nil)
    panel.traitOverrides.theme = .plain
    hosted.settle()
    expect(hosted.find { $0.label == "plain" } != nil)
  }
}
