import Foundation
import HearthKeyboard
import QuickTesting
import Testing

private let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)

/// What a window has to keep clear at its bottom, for each mode. Mini toolbars are at the right.
struct WindowArrangement: Sendable, CustomTestStringConvertible {
  var name: String
  var window: CGRect
  var isFree = false
  var docked = 0.0, toolbar = 0.0, miniToolbar = 0.0
  var testDescription: String { name }

  static let all: [WindowArrangement] = [
    WindowArrangement(name: "full screen", window: screen, docked: 300, toolbar: 52),
    WindowArrangement(
      name: "left half", window: CGRect(x: 0, y: 0, width: 512, height: 768), docked: 300, toolbar: 52),
    WindowArrangement(
      name: "right half", window: CGRect(x: 512, y: 0, width: 512, height: 768), docked: 300, toolbar: 52),
    WindowArrangement(
      name: "narrow, at the left", window: CGRect(x: 0, y: 0, width: 200, height: 768), docked: 300),
    WindowArrangement(
      name: "free, in the middle", window: CGRect(x: 200, y: 100, width: 600, height: 500), isFree: true,
      docked: 600 - 468),
    WindowArrangement(
      name: "free, at the bottom right", window: CGRect(x: 600, y: 300, width: 400, height: 460), isFree: true,
      docked: 760 - 468, toolbar: 760 - 716, miniToolbar: 760 - 712),
    WindowArrangement(
      name: "free, at the top", window: CGRect(x: 100, y: 20, width: 400, height: 300), isFree: true),
    WindowArrangement(
      name: "beyond the screen's bottom", window: CGRect(x: 0, y: 500, width: 1024, height: 400), isFree: true,
      docked: 400, toolbar: 900 - 716, miniToolbar: 900 - 712),
  ]
}

/// Where the software keyboard is.
struct KeyboardPlacementTests {}

extension KeyboardPlacementTests {
  private func pieces(_ mode: KeyboardMode, isAtLeft: Bool = false, offset: CGSize = .zero) -> [CGRect] {
    var placement = KeyboardPlacement(mode, on: screen, height: 300)
    (placement.isAtLeft, placement.offset) = (isAtLeft, offset)
    return placement.pieces
  }

  @QuickTesting.Test func `is by its mode`() {
    expect(pieces(.docked), equals: [CGRect(x: 0, y: 768 - 300, width: 1024, height: 300)])
    expect(pieces(.undocked), equals: [CGRect(x: 0, y: 768 - 300 - 140, width: 1024, height: 300)])
    expect(pieces(.floating), equals: [CGRect(x: 1024 - 12 - 320, y: 768 - 12 - 300, width: 320, height: 300)])
    expect(pieces(.floating, isAtLeft: true)[0].minX, equals: 12)
    expect(pieces(.split).map(\.minX), equals: [0, 1024 - 1024 * 0.36])
    expect(pieces(.toolbar), equals: [CGRect(x: 512 - 270, y: 768 - 52, width: 540, height: 52)])
    expect(pieces(.miniToolbar, isAtLeft: true), equals: [CGRect(x: 12, y: 768 - 12 - 44, width: 160, height: 44)])
    expect(pieces(.hidden), equals: [])
  }
  @QuickTesting.Test func `stays on the screen however far it is dragged`() {
    for mode in KeyboardMode.allCases {
      for offset in [CGSize(width: 5000, height: 5000), CGSize(width: -5000, height: -.infinity)] {
        for piece in pieces(mode, offset: offset) { expect(screen.contains(piece), "\(mode) \(piece)") }
      }
    }
    expect(pieces(.floating, offset: CGSize(width: -100, height: -50))[0].origin, equals: CGPoint(x: 592, y: 406))
    expect(pieces(.docked, offset: CGSize(width: 0, height: -50)), equals: pieces(.docked))
  }
  @QuickTesting.Test func `has no height that is none, nor more than the screen's`() {
    for height in [Double.nan, -5, .infinity] {
      expect(KeyboardPlacement(.docked, on: screen, height: height).frame.height, equals: 0)
    }
    expect(KeyboardPlacement(.docked, on: screen, height: 5000).frame, equals: screen)
  }

  @QuickTesting.Test func `is on the screen that has most of the window with focus`() {
    let left = CGRect(x: 0, y: 0, width: 640, height: 1000), right = CGRect(x: 640, y: 0, width: 640, height: 800)
    func chosen(_ window: CGRect?) -> CGRect? { KeyboardPlacement.screen(of: window, among: [left, right]) }
    expect(chosen(CGRect(x: 100, y: 0, width: 400, height: 400)), equals: left)
    expect(chosen(CGRect(x: 500, y: 0, width: 400, height: 400)), equals: right)
    expect(chosen(CGRect(x: 700, y: 100, width: 400, height: 400)), equals: right)
    // On none of them, on both as much, and where nobody knows: the first one.
    expect(chosen(CGRect(x: 5000, y: 0, width: 400, height: 400)), equals: left)
    expect(chosen(CGRect(x: 540, y: 0, width: 200, height: 400)), equals: left)
    expect(chosen(nil), equals: left)
    expect(KeyboardPlacement.screen(of: left, among: []) == nil)
  }
  @QuickTesting.Test func `has room kept clear once it has come, until it goes`() {
    func move(_ mode: KeyboardMode, from begin: CGFloat, to end: CGFloat) -> KeyboardTransition {
      func frame(_ top: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: 1024, height: 768) }
      return KeyboardTransition(
        number: 1, mode: mode, begin: frame(begin), end: frame(end), screen: screen, start: 0, duration: 1)
    }
    let comes = move(.docked, from: 768, to: 468)
    expect([0, 0.5, 1].map { comes.reserved(at: $0, before: 0) }, equals: [0, 0, 300])
    let grows = move(.docked, from: 468, to: 448), shrinks = move(.docked, from: 468, to: 508)
    expect([0, 0.5, 1].map { grows.reserved(at: $0, before: 300) }, equals: [300, 300, 320])
    expect([0, 0.5, 1].map { shrinks.reserved(at: $0, before: 300) }, equals: [260, 260, 260])
    for mode in [KeyboardMode.hidden, .floating, .undocked, .split, .miniToolbar] {
      expect(move(mode, from: 468, to: 500).reserved(at: 0, before: 300), equals: 0)
    }
    expect(move(.toolbar, from: 468, to: 716).reserved(at: 1, before: 0), equals: 52)
  }
  @QuickTesting.Test func `leaves a screen at once and comes from below on another one`() throws {
    let other = CGRect(x: 1024, y: 0, width: 640, height: 600)
    var server = KeyboardServer(epoch: 1, screen: screen, height: 260, at: 0)
    _ = server.didConnect(1, at: 0)
    _ = server.receive(.hello(version: keyboardProtocolVersion, app: 1, epoch: 0, received: 0), from: 1, at: 0)
    expect(server.setScreen(other, at: 0), equals: [], "nothing is shown that could move")
    _ = server.receive(.show(KeyboardRequest()), from: 1, at: 0)
    expect(server.placement.frame, equals: CGRect(x: 1024, y: 600 - 260, width: 640, height: 260))
    _ = server.tick(at: 1)
    expect(server.setScreen(other, at: 1) == [] && server.setScreen(.zero, at: 1) == [])
    let moves = server.setScreen(screen, at: 1).compactMap { effect in
      if case .move(let move) = effect { move } else { nil }
    }
    let move = try require(moves.first)
    expect(moves.count == 1 && move.screen == screen)
    expect(move.begin, equals: CGRect(x: 0, y: 768, width: 1024, height: 260))
    expect(move.end, equals: CGRect(x: 0, y: 768 - 260, width: 1024, height: 260))
    // The same screen with another size: it is where it belongs at once.
    _ = server.tick(at: 2)
    let larger = CGRect(x: 0, y: 0, width: 1200, height: 900)
    let resized = server.setScreen(larger, at: 2).compactMap { effect in
      if case .move(let move) = effect { move } else { nil }
    }
    expect(resized.map(\.end), equals: [CGRect(x: 0, y: 900 - 260, width: 1200, height: 260)])
    expect(resized.map(\.duration), equals: [0])
    // A window on the screen that it left has all of its room back from the first frame on.
    let place = KeyboardWindowPlace(frame: other, screen: other)
    expect(place.covered(by: move.frame(at: 1), mode: move.mode, on: move.screen), equals: 0)
  }

  @Test(arguments: WindowArrangement.all)
  func `covers of a window what lies below its upper edge`(_ arrangement: WindowArrangement) {
    let place = KeyboardWindowPlace(frame: arrangement.window, screen: screen, isFree: arrangement.isFree)
    func covered(_ mode: KeyboardMode) -> Double {
      place.covered(by: KeyboardPlacement(mode, on: screen, height: 300).frame, mode: mode, on: screen)
    }
    expect(covered(.docked), equals: arrangement.docked)
    expect(covered(.toolbar), equals: arrangement.toolbar)
    expect(covered(.miniToolbar), equals: arrangement.miniToolbar)
    for mode in [KeyboardMode.undocked, .floating, .split, .hidden] { expect(covered(mode), equals: 0) }
  }
  @QuickTesting.Test func `covers nothing on another screen`() {
    let other = CGRect(x: 1024, y: 0, width: 1024, height: 768)
    let place = KeyboardWindowPlace(frame: other, screen: other)
    let frame = KeyboardPlacement(.docked, on: screen, height: 300).frame
    expect(place.covered(by: frame.offsetBy(dx: 500, dy: 0), mode: .docked, on: screen), equals: 0)
    expect(place.covered(by: CGRect(x: 1024, y: 468, width: 1024, height: 300), mode: .docked, on: other), equals: 300)
  }
  @QuickTesting.Test func `goes along its curve`() {
    let move = KeyboardTransition(
      number: 1, mode: .docked, begin: CGRect(x: 0, y: 768, width: 1024, height: 300),
      end: CGRect(x: 0, y: 468, width: 1024, height: 300), screen: screen, start: 10, duration: 0.5)
    expect(move.frame(at: 9).minY == 768 && move.frame(at: 11).minY == 468)
    expect(abs(move.frame(at: 10.25).minY - 618) < 0.001)
    // A quarter of the time: the curve's value there is 0.129.
    expect(abs(move.progress(at: 10.125) - 0.1291) < 0.001)
    for curve in KeyboardCurve.allCases {
      expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      let values = stride(from: 0.0, through: 1, by: 0.05).map { curve.value(at: $0) }
      expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }
}
