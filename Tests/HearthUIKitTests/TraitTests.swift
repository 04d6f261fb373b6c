import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// What views are laid out by: that they hear of changes, and set it for what is in them.
@MainActor struct TraitTests {
  private final class Bordered: UIView {
    var heard: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(previousTraitCollection?.userInterfaceStyle)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
        layer.borderColor = UIColor(light: .red, dark: .green).cgColor
      }
    }
  }
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Page: UIViewController {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append(
        "traits \(previousTraitCollection!.userInterfaceStyle == .light) \(traitCollection.userInterfaceStyle == .dark)"
      )
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will \(newCollection.userInterfaceStyle == .dark)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { context in
        self.log.append("along \(Int(self.view.bounds.width)) \(context.isAnimated)")
      } completion: { _ in
        self.log.append("done")
      }
    }
    override func viewDidLayoutSubviews() { if !log.isEmpty { log.append("layout") } }
  }

  @Test func `a view hears of another colour scheme, once`() {
    let view = Bordered(), plain = UIView()
    view.layer.borderWidth = 2
    plain.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: plain) }
    expect(view.heard.isEmpty)
    window.settings.colorScheme = .dark
    expect(view.heard == [.light] && view.layer.borderColor == UIColor.green.cgColor)
    window.settings.colorScheme = .light
    expect(view.heard == [.light, .dark] && view.layer.borderColor == UIColor.red.cgColor)
    window.settle()
    expect(view.heard.count == 2 && window.reports.isEmpty)
  }
  @Test func `handlers hear of the traits that they were registered for, until they are taken away`() {
    final class Owner: UIView {
      var styles = 0, sizes = 0
      var registration: UITraitChangeRegistration?
      override init(frame: CGRect) {
        super.init(frame: frame)
        registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
          self.styles += previous.userInterfaceStyle == .light ? 1 : 10
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Owner, _) in self.sizes += 1 }
      }
      required init?(coder: NSCoder) { return nil }
    }
    let view = Owner()
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: view) }
    window.settings.colorScheme = .dark
    expect(view.styles == 1 && view.sizes == 0)
    window.settings.dynamicTypeSize = .xLarge
    expect(view.styles == 1 && view.sizes == 1)
    expect(view.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
    view.unregisterForTraitChanges(view.registration!)
    window.settings.colorScheme = .light
    expect(view.styles, equals: 1)
  }
  @Test func `what a view sets of traits holds for it and all that is in it`() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.backgroundColor = UIColor(light: .red, dark: .green)
    outer.overrideUserInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: outer) }
    expect(window.displayList.contains("#00ff00"), "\(window.displayList)")
    expect(outer.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.userInterfaceStyle == .dark)
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .extraSmall)
    outer.overrideUserInterfaceStyle = .unspecified
    window.settle()
    expect(inner.traitCollection.userInterfaceStyle == .light && window.displayList.contains("#ff0000"))
  }
  @Test func `a view controller hears of another size and other traits before and afterwards`() {
    let page = Page()
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Screen(controller: page) }
    expect(page.log.isEmpty)
    window.resize(to: CGSize(width: 400, height: 200))
    expect(page.log, equals: ["from 300 to 400", "along 400 false", "layout", "done"])
    page.log = []
    window.settings.colorScheme = .dark
    expect(Array(page.log.prefix(2)), equals: ["will true", "traits true true"])
    expect(window.reports.isEmpty)
  }
  @Test func `a child in the view of another controller hears of the size of its parent`() {
    let parent = Page(), child = Page()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Screen(controller: parent) }
    window.resize(to: CGSize(width: 200, height: 200))
    expect(child.log.first == "from 0 to 200" && child.log.filter { $0.hasPrefix("from") }.count == 1)
  }
  @Test func `colours have the parts of the traits that are current`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
    let color = UIColor(light: .red, dark: .green)
    var parts: [CGColor] = []
    dark.performAsCurrent {
      parts.append(color.cgColor)
      expect(UITraitCollection.current, equals: dark)
      light.performAsCurrent { parts.append(color.cgColor) }
      parts.append(color.cgColor)
    }
    expect(parts, equals: [UIColor.green.cgColor, UIColor.red.cgColor, UIColor.green.cgColor])
    expect(color.cgColor == UIColor.red.cgColor && color.resolvedColor(with: dark).cgColor == UIColor.green.cgColor)
  }
  @Test func `traits are compared and put together`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark), wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [dark, wide])
    expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
    expect(both.verticalSizeClass == .unspecified && both.displayScale == 0 && both != dark)
    expect(both.containsTraits(in: dark) && !dark.containsTraits(in: wide))
    expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    expect(!both.hasDifferentColorAppearance(comparedTo: dark) && dark.hasDifferentColorAppearance(comparedTo: nil))
    expect(UIContentSizeCategory.small < .accessibilityLarge && UIContentSizeCategory.unspecified < .extraSmall)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}

extension UIColor {
  fileprivate convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
