import Foundation
import HearthCore
import HearthKeyboard
import SwiftUI

/// A screen with windows at places, and one software keyboard for all of them.
///
/// ```swift
/// let screen = TestScreen(size: CGSize(width: 1024, height: 768))
/// let window = TestWindow(size: CGSize(width: 512, height: 768), idiom: .pad) { Chat() }
/// screen.add(window, at: .zero)
/// window.click("message")
/// screen.keyboard.tap("hello")
/// ```
///
/// The windows are those of one app. Time passes in all of them together.
@MainActor public final class TestScreen: HostScreen {
  /// Points.
  public let size: CGSize
  /// The software keyboard. It runs in its own process, as far as the app can tell: bytes take their time.
  public private(set) var keyboard: TestKeyboard!
  private struct Entry {
    weak var window: TestWindow?
    let host: TestHost
    var origin: CGPoint
    var isFree: Bool
    var screen: CGRect
  }
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - size: Points.
  ///   - keyboardHeight: Points, of the keys.
  public init(size: CGSize, keyboardHeight: CGFloat = 260) {
    self.size = size
    keyboard = TestKeyboard(screen: CGRect(origin: .zero, size: size), height: keyboardHeight)
    keyboard.screen = self
  }

  /// Puts a window on the screen, or moves it there.
  ///
  /// - Parameters:
  ///   - window: A window of a test, which may be on the screen already.
  ///   - origin: Points of the screen: the top left corner of the window's content. Outside of the screen: the window
  ///     is on another screen beside this one.
  ///   - isFree: Whether windows lie over one another freely, as on a desktop. False for a window that fills the screen
  ///     or a part of it.
  public func add(_ window: TestWindow, at origin: CGPoint = .zero, isFree: Bool = false) {
    let host = window.host
    let isNew = host.screen !== self
    entries.removeAll { $0.host === host || $0.window == nil }
    let own = CGRect(origin: .zero, size: size)
    // Another screen is as large, and beside this one.
    let column = size.width > 0 ? (origin.x / size.width).rounded(.down) : 0
    let screen = column == 0 ? own : own.offsetBy(dx: column * size.width, dy: 0)
    entries.append(Entry(window: window, host: host, origin: origin, isFree: isFree, screen: screen))
    if isNew {
      host.time = max(host.time, keyboard.loopback.time)
      host.screen = self
      softwareKeyboard.add(window.content)
      if let input = host.textInput { softwareKeyboard.setTextInput(input, in: window.content) }
    } else {
      window.content.handle(.resize(window.content.windowSize))
      softwareKeyboard.note(.resize(window.content.windowSize), in: window.content)
    }
    window.settle()
  }
  /// Lets time pass for all windows.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    entries.lazy.compactMap(\.window).first?.advance(by: duration, CallSite(fileID, filePath, line, column))
  }

  // MARK: - For the windows

  var softwareKeyboard: SoftwareKeyboard { keyboard.service.softwareKeyboard }
  var link: (any SoftwareKeyboardLink)? { softwareKeyboard }
  func place(of host: TestHost) -> KeyboardWindowPlace? {
    guard let entry = entries.first(where: { $0.host === host }), let content = host.content else { return nil }
    return KeyboardWindowPlace(
      frame: CGRect(origin: entry.origin, size: content.windowSize), screen: entry.screen, isFree: entry.isFree)
  }
  var parts: [(TestHost, WindowContent)] {
    entries.compactMap { entry in entry.window.map { (entry.host, $0.content) } }.filter { !$0.0.isClosed }
  }
  private var time: Double { entries.map(\.host.time).max() ?? keyboard.loopback.time }
  /// When something is due at the keyboard or on the way to it.
  var nextTime: Double? { [keyboard.loopback.nextTime, keyboard.service.wakeUp].compactMap { $0 }.min() }
  /// Delivers what is due, and runs frames until nothing is left to do.
  /// - Returns: What keeps a window busy; nil where all came to rest.
  func settle() -> String? {
    var busy: String?
    for _ in 0..<Unrest.mostFrames {
      for window in entries.compactMap(\.window) where !window.host.isClosed { busy = window.settleHere() ?? busy }
      if busy != nil || !keyboard.deliver(at: time) { break }
    }
    return busy
  }
}

/// The software keyboard of a test: a process of its own, as far as an app can tell, without a window.
@MainActor public final class TestKeyboard {
  /// How the keyboard is shown.
  public enum Mode: String, CaseIterable, Sendable {
    /// Over the full width at the bottom; moved up from there; small and anywhere; in two halves.
    case docked, undocked, floating, split
    /// A toolbar while a hardware keyboard is used, in the middle of the bottom; minimised to one side.
    case toolbar, miniToolbar
    /// Not on the screen.
    case hidden
  }
  /// A key that is no character.
  public enum Key: Sendable { case delete, deleteWord, `return`, dismiss, nextField, previousField }
  let loopback: KeyboardLoopback
  let service: LoopbackService
  weak var screen: TestScreen?

  init(screen: CGRect, height: CGFloat) {
    loopback = KeyboardLoopback(screen: screen, height: height, at: 1)
    service = LoopbackService(loopback)
  }

  // MARK: - What one sees

  /// How it is shown, or will be at the end of its animation.
  public var mode: Mode { Mode(loopback.server?.placement.mode ?? .hidden) }
  /// Where it is now, in points of the screen. Below the screen while it is hidden.
  public var frame: CGRect {
    guard let server = loopback.server else {
      return CGRect(x: 0, y: loopback.screen.maxY, width: loopback.screen.width, height: loopback.height)
    }
    return server.transition?.frame(at: loopback.time) ?? server.placement.frame
  }
  /// Whether its program runs.
  public var isRunning: Bool { loopback.server != nil }
  /// How often its program was started.
  public var starts: Int { loopback.starts }
  /// What went wrong with it, as the app reports it.
  public var reports: [String] { service.softwareKeyboard.reports }
  /// What the field that is edited asked for; nil before a field asked.
  var request: KeyboardRequest? { loopback.request }

  // MARK: - What it is like

  /// How long messages take from one process to the other.
  public var latency: Duration = .zero { didSet { loopback.latency = latency.seconds } }
  /// How long its program takes to start.
  public var startTime: Duration = .zero { didSet { loopback.startTime = startTime.seconds } }

  // MARK: - What the user does

  /// Presses the keys of a text, one after the other.
  public func tap(_ text: String) { act { for character in text { loopback.press(.insert(String(character))) } } }
  /// Presses a key that is no character.
  public func tap(_ key: Key) {
    act {
      switch key {
      case .delete: loopback.press(.deleteBackward)
      case .deleteWord: loopback.press(.deleteWord)
      case .return: loopback.press(.submit)
      case .dismiss: loopback.press(.dismiss)
      case .nextField: loopback.press(.nextField)
      case .previousField: loopback.press(.previousField)
      }
    }
  }
  /// Composes a text, which is marked until `tap(_:)` enters one in its place; empty: it is withdrawn.
  public func compose(_ text: String) { act { loopback.press(.setMarkedText(text)) } }
  /// Drags on the space bar: the caret moves by so many characters, to the left where the number is negative.
  public func moveCaret(by count: Int) { act { loopback.press(.moveCaret(by: count)) } }
  /// Has the keyboard shown in another way; a toolbar is there only while a hardware keyboard is used.
  public func setMode(_ mode: Mode) { act { loopback.press(.setMode(mode.value)) } }
  /// Drags a keyboard that is not docked by so many points, and lets it go.
  public func drag(by offset: CGSize) {
    act {
      loopback.press(.move(x: offset.width, y: offset.height))
      loopback.endDrag()
    }
  }

  // MARK: - What goes wrong

  /// Its process ends, as by `kill -9`.
  public func die() { act { loopback.die() } }
  /// Its process does nothing any more, but is there.
  public func hang() { act { loopback.hang() } }
  /// It sends bytes that are no message.
  public func sendGarbage(_ bytes: [UInt8] = [255, 255, 255, 255, 0]) { act { loopback.sendGarbage(bytes) } }

  private func act(_ action: () -> Void) {
    action()
    screen?.settleWindows()
  }
  /// Does what is due. False when there was nothing.
  func deliver(at time: Double) -> Bool {
    let isDue = [loopback.nextTime, service.wakeUp].compactMap { $0 }.contains { $0 <= time }
    loopback.advance(to: max(time, loopback.time))
    if let wakeUp = service.wakeUp, wakeUp <= time {
      service.wakeUp = nil
      service.softwareKeyboard.tick()
    }
    return isDue
  }
}

extension TestScreen {
  /// All windows come to rest; what does not fails the test at the line that acted last.
  func settleWindows() { entries.lazy.compactMap(\.window).first?.settle() }
}

extension TestKeyboard.Mode {
  fileprivate init(_ mode: KeyboardMode) {
    self =
      switch mode {
      case .docked: .docked
      case .undocked: .undocked
      case .floating: .floating
      case .split: .split
      case .toolbar: .toolbar
      case .miniToolbar: .miniToolbar
      case .hidden: .hidden
      }
  }
  fileprivate var value: KeyboardMode { KeyboardMode.allCases.first { Self($0) == self } ?? .docked }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// Carries bytes between the windows of a test and its keyboard.
final class LoopbackService: SoftwareKeyboardService, KeyboardLoopbackApp {
  private let loopback: KeyboardLoopback
  weak var keyboard: (any SoftwareKeyboardLink)?
  private(set) var softwareKeyboard: SoftwareKeyboard!
  var wakeUp: Double?
  private var isConnected = false

  init(_ loopback: KeyboardLoopback) {
    self.loopback = loopback
    softwareKeyboard = SoftwareKeyboard(self, app: 1)
  }
  nonisolated deinit {}
  var now: Double { loopback.time }
  func connect() { loopback.connect(self) }
  func disconnect() {
    isConnected = false
    loopback.disconnect(self)
  }
  func startProgram() { loopback.startProgram() }
  func send(_ bytes: [UInt8]) { loopback.send(bytes, from: self) }
  func wake(at time: Double?) { wakeUp = time }

  func didConnect() {
    isConnected = true
    softwareKeyboard.didConnect()
  }
  func didDisconnect() {
    isConnected = false
    softwareKeyboard.didDisconnect()
  }
  func didReceive(_ bytes: [UInt8]) {
    guard isConnected else { return }
    var bytes = bytes
    while softwareKeyboard.didReceive(bytes) { bytes = [] }
  }
}

extension TestWindow {
  /// The keyboard of the screen on which the window is. A window that the test has put on none fills one of its size from
  /// the first time that this is asked.
  ///
  /// ```swift
  /// window.click("name")
  /// window.softwareKeyboard.tap("Ada")
  /// window.softwareKeyboard.tap(.return)
  /// ```
  public var softwareKeyboard: TestKeyboard {
    if let screen = host.screen as? TestScreen { return screen.keyboard }
    let screen = TestScreen(size: content.windowSize)
    screen.add(self)
    return screen.keyboard
  }
}

extension TestKeyboard {
  /// What the field that is edited wants of the keyboard, as it was told: purpose, return key, and the text that it may
  /// know. Empty before a field asked.
  ///
  /// ```swift
  /// #expect(window.softwareKeyboard.wanted.hasPrefix("email"))
  /// ```
  public var wanted: String {
    guard let request else { return "" }
    return "\(request.purpose), return key \(request.returnKey), before the caret \"\(request.textBefore)\""
  }
}
