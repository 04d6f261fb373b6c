import Foundation
import HearthKeyboard

/// The software keyboard as an app sees it: what its fields ask for goes there, what is pressed there comes to them, and
/// its windows keep clear of it. One for all windows of a process.
///
/// Nothing here waits. The rules and the order of things are in Documentation/Keyboard.md.
@MainActor package final class SoftwareKeyboard: SoftwareKeyboardLink {
  private let service: any SoftwareKeyboardService
  private var client: KeyboardClient
  private var stream = KeyboardStream<KeyboardMessage>()
  private var isConnected = false
  private struct Window { weak var content: WindowContent? }
  private var windows: [Window] = []
  /// The window with the text that is edited, and what that text asks for.
  private weak var focused: WindowContent?
  private var input: TextInputRequest?
  /// Whether the user types on a keyboard with keys.
  private var usesHardware = false
  /// The last thing that the user did was a press of a pointer.
  private var hasPressed = false
  /// What is done now comes from the keyboard on the screen.
  private var isPerforming = false
  private var isComposing = false
  /// What went wrong, once for each kind.
  package private(set) var reports: [String] = []
  /// Messages of the keyboard that were acted upon.
  package private(set) var messages = 0

  /// - Parameter app: A number at random, the same as long as the app runs.
  package init(_ service: any SoftwareKeyboardService, app: UInt64 = .random(in: 1 ... .max)) {
    (self.service, client) = (service, KeyboardClient(app: app))
    service.keyboard = self
  }
  nonisolated deinit {}

  /// The place of a keyboard that a finger may take along now: points of the screen.
  var pullableFrame: CGRect? { client.pullableFrame }
  /// A finger takes the keyboard down by so many points, or lets go of it.
  func follow(_ distance: Double, isHeld: Bool) { perform(client.follow(distance, isHeld: isHeld)) }
  /// How the keyboard is shown; nil while it is hidden, or goes.
  package var shownMode: KeyboardMode? { client.shownMode }
  package var transition: KeyboardTransition? { client.transition }

  // MARK: - Windows

  /// A window that is to keep clear of the keyboard.
  package func add(_ content: WindowContent) {
    windows.removeAll { $0.content == nil || $0.content === content }
    windows.append(Window(content: content))
    // It opens above a keyboard that is there.
    if let move = client.transition, client.shownMode != nil {
      content.keyboard.begin(move, at: content.host.placeOnScreen, duration: 0)
    }
  }
  /// A text takes input, or takes none any more. Called while focus moves: nothing comes back from here.
  package func setTextInput(_ request: TextInputRequest?, in content: WindowContent) {
    if request == nil, focused !== content { return }
    if let request, request.session != input?.session {
      if hasPressed { usesHardware = false }
      isComposing = false
    }
    (focused, input) = (request == nil ? nil : content, request)
    ask()
  }
  private func ask() {
    perform(client.setRequest(input.map { keyboardRequest($0) }, at: service.now))
  }
  private func keyboardRequest(_ input: TextInputRequest) -> KeyboardRequest {
    var request = KeyboardRequest()
    request.field = UInt32(truncatingIfNeeded: input.session)
    request.purpose = input.purpose.keyboardPurpose
    request.capitalization = input.capitalization.keyboardCapitalization
    request.returnKey = input.returnKey
    request.isSecure = input.isPrivate || input.purpose == .password
    request.allowsCorrection = input.allowsCorrection
    request.isMultiline = input.isMultiline
    request.contentType = input.contentType
    if !request.isSecure {
      let text = input.surroundingText.utf8
      let low = min(max(0, min(input.surroundingCaret, input.surroundingAnchor)), text.count)
      let high = min(max(low, max(input.surroundingCaret, input.surroundingAnchor)), text.count)
      request.textBefore = String(decoding: text.prefix(low), as: UTF8.self)
      request.textAfter = String(decoding: text.dropFirst(high), as: UTF8.self)
      request.hasSelection = low < high
    }
    if let focused {
      let settings = focused.host.settings
      request.languages = [settings.locale.identifier(.bcp47)]
      request.appearance.isDark = settings.isDark
      request.appearance.hasHighContrast = settings.hasHighContrast
      request.appearance.reducesMotion = settings.reducesMotion
      request.appearance.textScale = Double(settings.textScale)
      request.device = focused.idiom.keyboardDevice
    }
    // Source: "Keep up with the keyboard" for the toolbar, which tablets have; phones show nothing.
    if usesHardware { request.mode = request.device == .pad ? .toolbar : .hidden }
    return request.isSecure ? request.hidingText : request
  }

  // MARK: - The user

  /// The user did something in a window: a key of a keyboard with keys has the one on the screen go, a press in the text
  /// has it come.
  package func note(_ event: InputEvent, in content: WindowContent) {
    if isPerforming { return }
    switch event {
    case .key(let key) where key.phase == .down:
      hasPressed = false
      setUsesHardware(true)
    case .text(.commit), .text(.compose): setUsesHardware(true)
    case .pointer(let pointer) where pointer.phase == .down:
      hasPressed = true
      if content === focused, content.focusedFrame?.contains(pointer.position) == true { setUsesHardware(false) }
    case .resize:
      // After the window has it.
      if client.transition != nil { content.keyboard.placeMayHaveChanged() }
    default: break
    }
  }
  private func setUsesHardware(_ value: Bool) {
    if value == usesHardware || (value && input == nil) { return }
    usesHardware = value
    ask()
  }

  // MARK: - The service

  package func didConnect() {
    (isConnected, stream) = (true, KeyboardStream())
    perform(client.didConnect(at: service.now))
  }
  package func didDisconnect() {
    isConnected = false
    perform(client.didDisconnect(at: service.now))
  }
  package func didHang() { perform(client.didHang(at: service.now)) }
  package func tick() { perform(client.tick(at: service.now)) }
  /// - Returns: Whether messages are left for another turn: `didReceive([])` goes on with them.
  @discardableResult package func didReceive(_ bytes: [UInt8]) -> Bool {
    guard isConnected else { return false }
    stream.append(bytes)
    do throws(KeyboardProtocolError) {
      for _ in 0..<KeyboardLimits.messagesPerTurn {
        guard isConnected, let message = try stream.next() else { return false }
        messages += 1
        perform(client.receive(message, at: service.now))
      }
      return true
    } catch {
      perform(client.didReceive(error, at: service.now))
      return false
    }
  }

  private func perform(_ effects: [KeyboardClient.Effect]) {
    for effect in effects {
      switch effect {
      case .connect: service.connect()
      case .startProgram: service.startProgram()
      case .disconnect:
        isConnected = false
        service.disconnect()
      case .send(let message): service.send(message.encoded)
      case .move(let move): begin(move)
      case .follow(let move): show(move)
      case .didMove(let move): tell(.did, move)
      case .perform(let action, let field): perform(action, field)
      case .report(let message):
        reports.append(message)
        Trace.write(message)
      }
    }
    service.wake(at: client.wakeUp)
  }

  // MARK: - Moves

  /// Who announces to the app what the keyboard does.
  package static var observer: ((KeyboardNotice) -> Void)?
  /// The mode in which the keyboard was before the last move.
  private var modeBefore = KeyboardMode.hidden
  private var notice: KeyboardNotice?

  private func begin(_ move: KeyboardTransition) {
    let before = notice?.transition.mode ?? .hidden
    modeBefore = before
    tell(.will, move)
    show(move)
  }
  private func show(_ move: KeyboardTransition) {
    for window in windows {
      guard let content = window.content, !content.isClosed else { continue }
      content.keyboard.begin(move, at: content.host.placeOnScreen, duration: move.duration)
    }
  }
  private func tell(_ phase: KeyboardNotice.Phase, _ move: KeyboardTransition) {
    let new = KeyboardNotice(phase: phase, transition: move, modeBefore: modeBefore)
    notice = new
    guard let observer = Self.observer else { return }
    // Code of the app runs as in an event of the window that has the text, or of any.
    let content = focused ?? windows.compactMap(\.content).first { !$0.isClosed }
    if let content, !content.isClosed {
      content.performOutside { observer(new) }
    } else {
      observer(new)
    }
  }

  // MARK: - What is pressed

  /// The keyboard's actions as the events of a user, in the window with the text.
  private func perform(_ action: KeyboardAction, _ field: UInt32) {
    isPerforming = true
    defer { isPerforming = false }
    let session = Int(field)
    if case .insert(let text) = action {
      isComposing = false
      // The text that it was meant for may have been left by now.
      for window in [focused].compactMap({ $0 }) + windows.compactMap(\.content) where !window.isClosed {
        if window.handle(.text(.commitLate(text, session: session))) { return }
      }
      return
    }
    guard let content = focused, !content.isClosed, input.map({ UInt32(truncatingIfNeeded: $0.session) }) == field
    else { return }
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
      let characters = key == .return ? "\r" : ""
      let down = KeyEvent(.down, key, characters: characters, modifiers: modifiers, time: service.now)
      content.handle(.key(down))
      content.handle(.key(KeyEvent(.up, key, characters: characters, modifiers: modifiers, time: service.now)))
    }
    switch action {
    case .insert: break
    case .setMarkedText(let text):
      isComposing = !text.isEmpty
      content.handle(.text(.compose(Preedit(text, caret: text.utf8.count, spans: []))))
    case .deleteBackward:
      if isComposing {
        isComposing = false
        content.handle(.text(.compose(Preedit("", caret: 0, spans: []))))
      } else {
        press(.delete)
      }
    case .deleteWord:
      press(.delete, content.host.settings.interaction.editingKeys == .gtk ? .command : .option)
    case .moveCaret(let count):
      for _ in 0..<min(abs(count), KeyboardLimits.caretStep) { press(count < 0 ? .leftArrow : .rightArrow) }
    case .submit: press(.return)
    case .dismiss: content.endEditing()
    case .nextField: content.moveFocus(forward: true)
    case .previousField: content.moveFocus(forward: false)
    case .nextLayout, .setMode, .setHeight, .move: break
    }
  }
}

/// What the keyboard does, for who announces it to the app.
package struct KeyboardNotice {
  package enum Phase { case will, did }
  package var phase: Phase
  package var transition: KeyboardTransition
  package var modeBefore: KeyboardMode
}

extension TextInputRequest.Purpose {
  fileprivate var keyboardPurpose: KeyboardRequest.Purpose {
    switch self {
    case .text: .text
    case .password: .password
    case .email: .email
    case .url: .url
    case .phone: .phone
    case .number: .number
    case .decimal: .decimal
    case .search: .search
    case .name: .name
    }
  }
}
extension TextInputRequest.Capitalization {
  fileprivate var keyboardCapitalization: KeyboardRequest.Capitalization {
    switch self {
    case .automatic: .automatic
    case .never: .never
    case .words: .words
    case .sentences: .sentences
    case .characters: .characters
    }
  }
}
extension Idiom {
  fileprivate var keyboardDevice: KeyboardRequest.Device {
    switch self {
    case .desktop: .desktop
    case .pad: .pad
    case .phone: .phone
    case .tv: .tv
    case .watch: .watch
    }
  }
}
