import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Blurs that are always light or dark, and what is drawn on them.
@MainActor struct VisualEffectTests {
  private func window(_ view: UIView, _ scheme: ColorScheme = .light) -> TestWindow {
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let window = TestWindow(size: CGSize(width: 50, height: 50)) { Holder(view: view) }
    window.settings.colorScheme = scheme
    return window
  }
  // The grounds of a thin material by its opacity of 0.6.
  private let light = "#f6f6f699"
  private let dark = "#2c2c2c99"

  @Test func `a dark material is dark in a light window, and a light one light in a dark window`() {
    let always = window(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark)))
    expect(always.displayList.contains(dark))
    let never = window(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialLight)), .dark)
    expect(never.displayList.contains(light))
  }
  @Test func `another material is as the window is`() {
    let window = window(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
    expect(window.displayList.contains(light))
    window.settings.colorScheme = .dark
    expect(window.displayList.contains(dark))
  }
  @Test func `what is in a view with vibrancy is drawn in one colour, as long as it has the effect`() {
    let blur = UIBlurEffect(style: .systemThinMaterial)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .red
    view.contentView.addSubview(square)
    let window = window(view)
    expect(window.displayList.contains("color matrix"))
    view.effect = nil
    window.settle()
    expect(!window.displayList.contains("color matrix") && window.displayList.contains("#ff0000"))
  }
  @Test func `styles, the thickness and the scheme of the blur make different vibrancy`() {
    let thin = UIBlurEffect(style: .systemThinMaterial), dark = UIBlurEffect(style: .systemThinMaterialDark)
    let label = UIVibrancyEffect(blurEffect: thin)
    expect(label.vibrancy, equals: UIVibrancyEffect(blurEffect: thin, style: .label).vibrancy)
    expect(label.vibrancy != UIVibrancyEffect(blurEffect: thin, style: .secondaryLabel).vibrancy)
    expect(label.vibrancy != UIVibrancyEffect(blurEffect: dark, style: .label).vibrancy)
    let thick = UIBlurEffect(style: .systemThickMaterial)
    expect(label.vibrancy != UIVibrancyEffect(blurEffect: thick, style: .label).vibrancy)
  }
}
