import Foundation
import HearthCore
import SwiftUI

@testable import HearthTesting

/// Does what an event says, in the window that is in front.
@MainActor struct MonkeyHand {
  /// A window of the app; another one where the app was started again.
  var window: TestWindow
  /// The desktop as it was when the app was started.
  private let settings: TestWindow.Settings

  init(_ window: TestWindow) { (self.window, settings) = (window, window.settings) }

  /// The window that is acted in; nil for an app without windows.
  var front: TestWindow? { window.frontWindow ?? window.windows.first }

  /// - Returns: What the event itself shows to be wrong.
  mutating func perform(_ event: MonkeyEvent) -> [String] {
    if event == .relaunch { return relaunch() }
    if window.hasAppEnded {
      window = window.quit().relaunch()
      return []
    }
    guard let front else {
      window.startAgain()
      return []
    }
    switch event {
    case .click(let place, let count, let modifiers):
      front.click(at: place.point, count: count, modifiers: EventModifiers(rawValue: modifiers))
    case .secondaryClick(let place): front.secondaryClick(at: place.point)
    case .hover(let place): front.hover(at: place.point)
    case .drag(let start, let end, let modifiers):
      front.drag(from: start.point, to: end.point, modifiers: EventModifiers(rawValue: modifiers))
    case .mouse(let press, let place):
      switch press {
      case .down: front.pointerDown(at: place.point)
      case .up: front.pointerUp(at: place.point)
      case .moved, .cancelled: front.hover(at: place.point)
      }
    case .wheel(let notches, let place, let modifiers):
      front.turnWheel(by: notches, at: place.point, modifiers: EventModifiers(rawValue: modifiers))
    case .scroll(let x, let y, let place): front.scroll(by: CGSize(width: x, height: y), at: place.point)
    case .tap(let place): front.tap(at: place.point)
    case .longPress(let place): front.longPress(at: place.point)
    case .touchDrag(let start, let end): front.touchDrag(from: start.point, to: end.point)
    case .touch(let press, let place, let finger):
      switch press {
      case .down: front.touchDown(at: place.point, finger: finger)
      case .up: front.touchUp(at: place.point, finger: finger)
      case .moved: front.touchMove(to: place.point, finger: finger)
      case .cancelled: front.touchCancel(at: place.point, finger: finger)
      }
    case .pinch(let place, let scale): front.pinch(at: place.point, by: scale)
    case .rotate(let place, let degrees): front.rotate(at: place.point, by: .degrees(degrees))
    case .key(let key, let modifiers, let repeats):
      front.hold(KeyEquivalent(Character(key)), repeats: repeats, modifiers: EventModifiers(rawValue: modifiers))
    case .type(let text): front.type(text)
    case .compose(let text): front.compose(text)
    case .commit(let text): front.commit(text)
    case .deleteSurrounding(let before, let after): front.deleteSurrounding(before: before, after: after)
    case .move(let direction): front.move([MoveCommandDirection.up, .down, .left, .right][direction % 4])
    case .crown(let detents): front.rotateCrown(by: detents)
    case .resize(let width, let height): front.resize(to: CGSize(width: width, height: height))
    case .setting(let number): change(number, front)
    case .window(let change): self.change(change, front)
    case .wait(let milliseconds): front.advance(by: .milliseconds(milliseconds))
    case .assist(let element, let action): assist(element, action, front)
    case .drop(let place, let number):
      let text = number % 2 == 0 ? "Milk" : "file:///nowhere/Letter.txt\r\n"
      front.drop([number % 2 == 0 ? "text/plain;charset=utf-8" : "text/uri-list": Data(text.utf8)], at: place.point)
    case .answerDialog(let chooses):
      if chooses {
        front.chooseFiles(URL(fileURLWithPath: "/nowhere/Letter.txt"))
      } else {
        front.cancelFileDialog()
      }
    case .notification(let number):
      guard let shown = front.notifications.first else { break }
      if number % 3 == 0 { shown.dismiss() } else { shown.press() }
    case .undoAndRedo: return undoAndRedo(front)
    case .relaunch: break
    }
    return []
  }

  // MARK: - The desktop

  /// How many different changes `setting` knows.
  static let settings = 22
  private func change(_ number: Int, _ front: TestWindow) {
    switch number {
    case 0: front.settings.colorScheme = .dark
    case 1: front.settings.colorScheme = .light
    case 2: front.settings.contrast = .increased
    case 3: front.settings.contrast = .standard
    case 4: front.settings.dynamicTypeSize = .accessibility5
    case 5: front.settings.dynamicTypeSize = .xSmall
    case 6: front.settings.dynamicTypeSize = .large
    case 7: front.settings.layoutDirection = .rightToLeft
    case 8: front.settings.layoutDirection = .leftToRight
    case 9: front.settings.locale = Locale(identifier: "ar_EG")
    case 10: front.settings.locale = Locale(identifier: "de_DE")
    case 11: front.settings.locale = Locale(identifier: "ja_JP")
    case 12: front.settings.reducesMotion.toggle()
    case 13: front.settings.hasKeyboardNavigation.toggle()
    case 14: front.settings.displayScale = front.settings.displayScale == 1 ? 1.25 : 1
    case 15: front.settings.timeZone = TimeZone(identifier: "Pacific/Kiritimati") ?? .gmt
    case 16: front.settings.wantsBoldText.toggle()
    case 17: front.settings.showsButtonShapes.toggle()
    case 18: front.settings.reducesTransparency.toggle()
    case 19: front.settings.leastTarget = front.settings.leastTarget == 0 ? 44 : 0
    case 20: front.hasOverlayScrolling.toggle()
    default: front.settings = settings
    }
  }
  private func change(_ change: MonkeyEvent.Window, _ front: TestWindow) {
    switch change {
    case .deactivate: front.deactivate()
    case .activate: front.activate()
    case .minimize: front.minimize()
    case .unminimize: front.unminimize()
    case .zoom: if front.canResize { front.zoom() }
    case .next:
      let windows = front.windows
      if let index = windows.firstIndex(where: { $0 === front }) { windows[(index + 1) % windows.count].activate() }
    // The last one ends the app.
    case .close: if front.windows.count > 1 { front.close() }
    case .startAgain: front.startAgain()
    }
  }
  private func assist(_ number: Int, _ action: Int, _ front: TestWindow) {
    let elements = MonkeyInvariants.all(front.content.accessibilityElements)
    guard !elements.isEmpty else { return }
    let element = elements[number % elements.count]
    let actions: [AccessibilityRequest.Action] = [
      .press, .increment, .decrement, .focus, .setValue("a value"), .setNumber(3), .select(anchor: 1, caret: 4),
      .replace(0..<2, "é"), .reveal, .openLink(0), .revealRow(7),
    ]
    front.content.handle(
      .accessibilityAction(AccessibilityRequest(elementID: element.id, action: actions[action % actions.count])))
    front.settle()
  }

  // MARK: - What must come out the same

  private mutating func relaunch() -> [String] {
    window.advance(by: .seconds(1))
    if window.hasAppEnded {
      window = window.quit().relaunch()
      return []
    }
    window = window.kill().relaunch()
    window.advance(by: .seconds(1))
    let once = trees
    window = window.kill().relaunch()
    window.advance(by: .seconds(1))
    let twice = trees
    if once == twice { return [] }
    return ["An app that is killed as soon as it is back comes back otherwise: \(Self.difference(once, twice))"]
  }
  private var trees: [String] { window.windows.map(\.tree) }
  static func difference(_ first: [String], _ second: [String]) -> String {
    let a = first.joined(separator: "\n").components(separatedBy: "\n")
    let b = second.joined(separator: "\n").components(separatedBy: "\n")
    for (left, right) in zip(a, b) where left != right { return "\"\(left)\", then \"\(right)\"" }
    return "\(a.count) lines, then \(b.count)"
  }
  /// What was undone and done again is as it was.
  private func undoAndRedo(_ front: TestWindow) -> [String] {
    // What an input method has not finished is withdrawn, and comes back with the input method alone.
    guard front.textInput != nil, front.host.composition.isEmpty, let before = front.focusedElement else { return [] }
    front.press("z", modifiers: .command)
    guard let undone = front.focusedElement, undone.identifier == before.identifier, undone.value != before.value else {
      return []
    }
    front.press("z", modifiers: [.command, .shift])
    guard let after = front.focusedElement, after.identifier == before.identifier else { return [] }
    if after.value == before.value { return [] }
    return [
      "A text that was undone and done again differs: \(before.value ?? "") to \(undone.value ?? "") to \(after.value ?? "")"
    ]
  }
}
