import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct PlatformColorTests {
  private func resolve(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment).description
  }

  @Test func `colours of the older interfaces are found by their names`() {
    expect(resolve(Color(.systemGray6)) == "#F2F2F7FF" && resolve(Color(.systemGray6), .dark) == "#1C1C1EFF")
    expect(Color(.systemRed) == Color.red && Color(UIColor.systemBlue) == .blue && Color(UIColor.clear) == .clear)
    expect(resolve(Color(uiColor: .secondarySystemBackground)), equals: "#F2F2F7FF")
    expect(Color(nsColor: .controlBackgroundColor), equals: Color(NSColor.textBackgroundColor))
    expect(resolve(Color(.label), .dark), equals: "#FFFFFFFF")
    expect(resolve(Color(.placeholderText)), equals: "#3C3C434D")
  }
  @Test func `backgrounds are told apart in both schemes`() {
    for scheme in [ColorScheme.light, .dark] {
      expect(resolve(Color(.systemBackground), scheme) != resolve(Color(.secondarySystemBackground), scheme))
      expect(
        resolve(Color(.systemGroupedBackground), scheme) != resolve(Color(.secondarySystemGroupedBackground), scheme))
    }
  }
  @Test func `components and opacity`() {
    expect(resolve(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))), equals: "#FF8000FF")
    expect(resolve(Color(UIColor(white: 0, alpha: 0.5))), equals: "#00000080")
    expect(resolve(Color(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1))), equals: "#00FF00FF")
    // Replaced, where `opacity(_:)` multiplies.
    expect(resolve(Color(UIColor(white: 1, alpha: 0.2).withAlphaComponent(0.5))), equals: "#FFFFFF80")
    expect(resolve(Color(UIColor.systemFill.withAlphaComponent(1)), .dark), equals: "#787880FF")
    expect(UIColor(Color.red) == .systemRed && UIColor(named: "no such colour") == nil)
  }
  @Test func `a colour of a colour is itself, one of numbers has them`() {
    expect(Color(Color.red), equals: .red)
    expect(resolve(Color(Color.Resolved(red: 1, green: 0, blue: 0))), equals: "#FF0000FF")
    let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    expect(resolve(Color(cgColor: purple)), equals: "#800080FF")
    expect(Color.Resolved(red: 1, green: 0, blue: 0).cgColor.components, equals: [1, 0, 0, 1])
    expect(UIColor(cgColor: purple).cgColor == purple && purple.copy(alpha: 0)?.alpha == 0)
  }
  @Test func `it is drawn as the scheme around says`() {
    let window = TestWindow {
      HStack {
        Color(.systemGray5).frame(width: 10, height: 10)
        Color(.systemGray5).frame(width: 10, height: 10).environment(\.colorScheme, .dark)
      }
    }
    expect(window.displayList.contains("#e5e5ea") && window.displayList.contains("#2c2c2e"))
  }
}
