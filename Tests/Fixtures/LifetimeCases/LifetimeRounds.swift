import Foundation
import HearthTesting
import SwiftUI

/// The views of a case, with the model that they own.
private struct LifetimeSubject: View {
  let makeView: @MainActor (LifetimeModel) -> AnyView
  @State private var model = LifetimeModel()
  var body: some View { makeView(model) }
}

@Observable @MainActor private final class LifetimeSwitch {
  var isShown = false
}

/// Shows the views of a case, and takes them away.
private struct LifetimeScreen: View {
  let makeView: @MainActor (LifetimeModel) -> AnyView
  let switcher: LifetimeSwitch
  var body: some View {
    VStack {
      Text("screen")
      if switcher.isShown { LifetimeSubject(makeView: makeView) }
    }
  }
}

/// Shows, changes and removes the views of a case in one window, round after round, and looks at what is left.
@MainActor public final class LifetimeRounds {
  private let subject: LifetimeCase
  public let window: TestWindow
  /// The models of the window.
  public let models = LifetimeCount()
  private let switcher = LifetimeSwitch()
  private var count = 0

  public init(_ subject: LifetimeCase) {
    self.subject = subject
    let makeView = subject.makeView, switcher = switcher
    window = TestWindow(idiom: subject.idiom) { LifetimeScreen(makeView: makeView, switcher: switcher) }
  }

  /// One round. In every second one the views go while what they present is there.
  ///
  /// - Parameter isUsed: Whether a user is there. Without one nothing but the app's own doing makes the window let go.
  public func run(isUsed: Bool) {
    let outer = LifetimeCount.current
    LifetimeCount.current = models
    defer { LifetimeCount.current = outer }
    count += 1
    turn()
    if isUsed { use() }
    change(isUsed: isUsed)
    turn()
    window.advance(by: .seconds(2))
  }
  private func change(isUsed: Bool) {
    guard let model = models.latest else { return }
    model.flag = true
    model.number += 1
    model.item = LifetimeItem(id: 7)
    model.items.append(LifetimeItem(id: count + 10))
    model.items.removeFirst()
    window.settle()
    window.advance(by: .seconds(1))
    if isUsed {
      subject.act?(window)
      use()
    }
    guard count.isMultiple(of: 2) else { return }
    model.flag = false
    model.item = nil
    window.settle()
    window.advance(by: .seconds(1))
  }
  /// What a user does with whatever is there: looks around with the pointer, and tries some keys.
  private func use() {
    let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2 + 12)
    window.hover(at: middle)
    window.click(at: middle)
    window.secondaryClick(at: middle)
    window.press(.escape)
    window.scroll(by: CGSize(width: 0, height: -20), at: middle)
    window.press(.tab)
    window.press("a")
    window.press(.escape)
    window.advance(by: .seconds(1))
  }
  /// The app's doing: what is presented may keep the button from the user.
  private func turn() {
    switcher.isShown.toggle()
    window.settle()
  }

  /// What is left of views that are not there any more, in words; nil for nothing. Asked after a round.
  public var remains: String? {
    var left: [String] = []
    if models.living > 0 { left.append("\(models.living) models") }
    let nodes = window.nodesInMemory, inTree = window.liveNodes
    if nodes.count > inTree { left.append("\(nodes.count) nodes for \(inTree) in the tree: \(nodes)") }
    return left.isEmpty ? nil : left.joined(separator: ", ")
  }
}
