import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUI

/// A container that links lead into, as a stack is one.
@MainActor private final class Target: LinkHandler {
  var values: [AnyHashable] = []
  init() {}
  nonisolated deinit {}
  func accepts(_ value: NavigationValue) -> Bool { value.base is Int }
  func present(_ value: NavigationValue) -> Bool {
    guard accepts(value) else { return false }
    values.append(value.base)
    return true
  }
  func present(_ destination: AnyView, of link: ObjectIdentifier) -> Bool { false }
  func isPresenting(_ value: NavigationValue) -> Bool { values.last == value.base }
}

/// Registers a target with the column around, as a stack does.
private struct Registration: View {
  let target: Target
  @Environment(\.columnContext) private var column
  var body: some View {
    let (column, target) = (column.object, target)
    Text("stack").accessibilityIdentifier("stack").onAppear { column?.insert(target) }
  }
}

/// Leads to a value, or to a view.
private struct Link: View {
  let value: Int?
  @Environment(\.linkHandler) private var handler
  var body: some View {
    let handler = handler.object
    Button(value == nil ? "view" : "value") {
      if let value {
        _ = handler?.present(NavigationValue(value))
      } else {
        _ = handler?.present(
          AnyView(Text("led to").accessibilityIdentifier("led to")), of: ObjectIdentifier(Target.self))
      }
    }
    .accessibilityIdentifier(value == nil ? "view link" : "value link")
  }
}

@MainActor struct SplitLinkTests {
  private func window(_ width: CGFloat, _ target: Target) -> TestWindow {
    TestWindow(size: CGSize(width: width, height: 600)) {
      NavigationSplitView {
        VStack {
          Link(value: 7); Link(value: nil)
        }
      } detail: {
        Registration(target: target)
      }
    }
  }
  @Test func `a value link leads to the stack of the next column`() {
    let target = Target(), window = window(1200, target)
    window.click("value link")
    expect(target.values, equals: [7])
  }
  @Test func `a value link of a collapsed view shows the column that it leads to`() {
    let target = Target(), window = window(400, target)
    expect(window.shown(["stack"]), equals: [])
    window.click("value link")
    expect(target.values, equals: [7])
    expect(window.shown(["stack"]), equals: ["stack"])
  }
  @Test func `a link with a view shows it in place of what the next column has`() {
    let target = Target(), window = window(1200, target)
    window.click("view link")
    expect(window.shown(["stack", "led to", "view link"]), equals: ["led to", "view link"])
  }
  @Test func `a link with a view shows it on top of a collapsed view`() {
    let target = Target(), window = window(400, target)
    window.click("view link")
    expect(window.shown(["stack", "led to", "view link"]), equals: ["led to"])
  }
}
