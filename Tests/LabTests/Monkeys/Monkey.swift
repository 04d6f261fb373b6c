import Foundation
import HearthCore
import HearthTesting
import SwiftUI

/// Chooses what is done next.
@MainActor struct Monkey {
  private var random: MonkeyRandom
  init(seed: UInt64) { random = MonkeyRandom(seed: seed) }

  private static let keys = [
    "\t", "\t", "\r", "\u{1B}", " ", "\u{8}", "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}", "\u{F728}", "\u{F729}",
    "\u{F72B}", "\u{F72C}", "\u{F72D}", "\u{F70B}", "\u{F704}", "\u{F70D}", "a", "b", "n", "s", "z", "c", "v", "x", "f",
    "w",
    ",", "[", "]", "1", "2", "o", "p", "i", "y", "+", "-",
  ]
  private static let texts = [
    "Milk", "a@b.org", "12.5", "né e\u{301}", "日本", "👩‍👩‍👧‍👦", "مرحبا", "  ", "x\n", "-", "line\nline", "\u{202E}abc",
    String(repeating: "long ", count: 30),
  ]

  mutating func next(in window: TestWindow?) -> MonkeyEvent {
    switch random.below(100) {
    case 0..<22: return .click(place(window), count: random.pick([1, 1, 1, 2, 3]), modifiers: modifiers())
    case 22..<26: return .secondaryClick(place(window))
    case 26..<30: return .hover(place(window))
    case 30..<33: return .drag(from: place(window), to: place(window), modifiers: modifiers())
    case 33..<35: return .mouse(random.pick(MonkeyEvent.Press.allCases), place(window))
    case 35..<38: return .wheel(notches: random.below(21) - 10, place(window), modifiers: modifiers())
    case 38..<41:
      return .scroll(dx: Double(random.below(401) - 200), dy: Double(random.below(1001) - 500), place(window))
    case 41..<46: return .tap(place(window))
    case 46..<48: return .longPress(place(window))
    case 48..<51: return .touchDrag(from: place(window), to: place(window))
    case 51..<53: return .touch(random.pick(MonkeyEvent.Press.allCases), place(window), finger: 1 + random.below(2))
    case 53: return .pinch(place(window), scale: random.pick([0.1, 0.5, 2, 10]))
    case 54: return .rotate(place(window), degrees: random.pick([-90, 45, 400]))
    case 55..<70: return .key(random.pick(Self.keys), modifiers: modifiers(), repeats: random.isOneIn(8) ? 5 : 0)
    case 70..<75: return .type(random.pick(Self.texts))
    case 75: return .compose(random.pick(["に", "にほん", ""]))
    case 76: return .commit(random.pick(Self.texts))
    case 77: return .deleteSurrounding(before: random.below(4), after: random.below(4))
    case 78: return .move(random.below(4))
    case 79: return .crown(random.pick([-3, -0.5, 1, 20]))
    case 80..<83:
      return .resize(
        width: Double(random.pick([1, 80, 320, 390, 700, 1280, 2600])),
        height: Double(random.pick([1, 60, 300, 844, 1000])))
    case 83..<86: return .setting(random.below(MonkeyHand.settings))
    case 86..<88: return .window(random.pick(MonkeyEvent.Window.allCases))
    case 88..<92: return .wait(milliseconds: random.pick([16, 100, 400, 1_000, 5_000]))
    case 92..<96: return .assist(element: random.below(400), action: random.below(11))
    case 96: return random.isOneIn(2) ? .drop(place(window), random.below(2)) : .notification(random.below(3))
    case 97: return .answerDialog(random.isOneIn(2))
    case 98: return .undoAndRedo
    default: return random.isOneIn(3) ? .relaunch : .undoAndRedo
    }
  }
  private mutating func modifiers() -> Int {
    if !random.isOneIn(4) { return 0 }
    let all: [EventModifiers] = [.shift, .command, .control, .option, [.command, .shift], [.option, .shift]]
    return random.pick(all).rawValue
  }
  /// Mostly where something is, sometimes anywhere, seldom outside.
  private mutating func place(_ window: TestWindow?) -> MonkeyEvent.Place {
    guard let window else { return MonkeyEvent.Place(x: 0, y: 0) }
    let size = window.size, choice = random.below(20)
    if choice < 14 {
      let screen = CGRect(origin: .zero, size: size)
      let frames = MonkeyInvariants.all(window.content.accessibilityElements).map(\.frame)
        .filter { $0.width < size.width * 0.9 && screen.contains(CGPoint(x: $0.midX, y: $0.midY)) }
      if !frames.isEmpty {
        let frame = random.pick(frames)
        return rounded(frame.midX, frame.midY)
      }
    }
    let margin: CGFloat = choice == 19 ? 60 : 0
    return rounded(
      .random(in: -margin...(size.width + margin), using: &random),
      .random(in: -margin...(size.height + margin), using: &random))
  }
  private func rounded(_ x: CGFloat, _ y: CGFloat) -> MonkeyEvent.Place {
    MonkeyEvent.Place(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2)
  }
}
