import Foundation

/// A message that can travel.
package protocol KeyboardCodable: Hashable, Sendable {
  /// Kind and values, without the length.
  var body: [UInt8] { get }
  /// - Parameter repairs: Grows with each text in which something had to be replaced by U+FFFD.
  /// - Throws: What is wrong with the bytes.
  init(body: ArraySlice<UInt8>, repairs: inout Int) throws(KeyboardProtocolError)
}

extension KeyboardCodable {
  /// As it is on the socket.
  package var encoded: [UInt8] {
    var writer = KeyboardWriter()
    let body = body
    writer.add(UInt32(body.count))
    return writer.bytes + body
  }
}

/// Takes bytes of a socket apart into messages. Keeps at most one message that is not complete.
package struct KeyboardStream<Message: KeyboardCodable> {
  private var waiting: [UInt8] = []
  private var used = 0
  /// Texts in which something was replaced by U+FFFD.
  package private(set) var repairs = 0
  package init() {}

  /// Bytes that wait for the rest of their message.
  package var waitingBytes: Int { waiting.count - used }
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if used > 0 {
      waiting.removeFirst(used)
      used = 0
    }
    waiting.append(contentsOf: bytes)
  }
  /// The next message; nil until more has come.
  ///
  /// - Throws: What is wrong with it. Nothing after it can be read.
  package mutating func next() throws(KeyboardProtocolError) -> Message? {
    guard waitingBytes >= 4 else { return nil }
    let length = (0..<4).reversed().reduce(0) { $0 << 8 | Int(waiting[used + $1]) }
    guard length <= KeyboardLimits.messageBytes else { throw .tooLong(length) }
    guard length > 0 else { throw .truncated }
    guard waitingBytes >= 4 + length else { return nil }
    let message = try Message(body: waiting[(used + 4)..<(used + 4 + length)], repairs: &repairs)
    used += 4 + length
    return message
  }
}

extension AppMessage: KeyboardCodable {
  package var body: [UInt8] {
    var writer = KeyboardWriter()
    switch self {
    case .hello(let version, let app, let epoch, let received):
      writer.add(UInt8(1))
      writer.add(version)
      writer.add(app)
      writer.add(epoch)
      writer.add(received)
    case .show(let request):
      writer.add(UInt8(2))
      (request.isSecure ? request.hidingText : request).write(to: &writer)
    case .hide: writer.add(UInt8(3))
    case .acknowledge(let sequence):
      writer.add(UInt8(4))
      writer.add(sequence)
    case .ping(let number):
      writer.add(UInt8(5))
      writer.add(number)
    case .follow(let distance, let isHeld):
      writer.add(UInt8(6))
      writer.add(distance.isFinite ? min(max(0, distance), KeyboardLimits.length) : 0)
      writer.add(isHeld)
    }
    return writer.bytes
  }
  package init(body: ArraySlice<UInt8>, repairs: inout Int) throws(KeyboardProtocolError) {
    var reader = KeyboardReader(body)
    let kind: UInt8 = try reader.number()
    switch kind {
    case 1:
      let version: UInt16 = try reader.number()
      guard version == keyboardProtocolVersion else { throw .version(version) }
      self = .hello(
        version: version, app: try reader.number(), epoch: try reader.number(), received: try reader.number())
    case 2: self = .show(try KeyboardRequest(&reader))
    case 3: self = .hide
    case 4: self = .acknowledge(try reader.number())
    case 5: self = .ping(try reader.number())
    case 6:
      self = .follow(distance: try reader.real("distance", 0...KeyboardLimits.length), isHeld: try reader.flag("held"))
    default: throw .unknownKind(kind)
    }
    try reader.end()
    repairs += reader.repairs
  }
}

extension KeyboardRequest {
  func write(to writer: inout KeyboardWriter) {
    writer.add(field)
    for byte in [
      purpose.rawValue, capitalization.rawValue, returnKey.rawValue, prediction.rawValue, device.rawValue,
      mode.rawValue,
    ] { writer.add(byte) }
    for flag in [
      isSecure, allowsCorrection, isMultiline, hasPreviousField, hasNextField, hasSelection, appearance.isDark,
      appearance.hasHighContrast, appearance.reducesMotion,
    ] { writer.add(flag) }
    let scale = appearance.textScale
    writer.add(scale.isFinite ? min(max(0.5, scale), 4) : 1)
    writer.add(contentType, limit: KeyboardLimits.nameBytes)
    writer.add(UInt8(min(languages.count, KeyboardLimits.languages)))
    for language in languages.prefix(KeyboardLimits.languages) { writer.add(language, limit: KeyboardLimits.nameBytes) }
    writer.add(textBefore, limit: KeyboardLimits.contextBytes, keepsEnd: true)
    writer.add(textAfter, limit: KeyboardLimits.contextBytes)
  }
  init(_ reader: inout KeyboardReader) throws(KeyboardProtocolError) {
    self.init()
    field = try reader.number()
    purpose = try reader.value("purpose")
    capitalization = try reader.value("capitalization")
    returnKey = try reader.value("return key")
    prediction = try reader.value("prediction")
    device = try reader.value("device")
    mode = try reader.value("mode")
    isSecure = try reader.flag("secure")
    allowsCorrection = try reader.flag("correction")
    isMultiline = try reader.flag("multiline")
    hasPreviousField = try reader.flag("previous field")
    hasNextField = try reader.flag("next field")
    hasSelection = try reader.flag("selection")
    appearance.isDark = try reader.flag("dark")
    appearance.hasHighContrast = try reader.flag("contrast")
    appearance.reducesMotion = try reader.flag("motion")
    appearance.textScale = try reader.real("text scale", 0.5...4)
    contentType = try reader.text("content type", limit: KeyboardLimits.nameBytes)
    let count: UInt8 = try reader.number()
    guard Int(count) <= KeyboardLimits.languages else { throw .badValue("number of languages") }
    for _ in 0..<count { languages.append(try reader.text("language", limit: KeyboardLimits.nameBytes)) }
    textBefore = try reader.text("text before", limit: KeyboardLimits.contextBytes)
    textAfter = try reader.text("text after", limit: KeyboardLimits.contextBytes)
    // An app that tells a secret by mistake is not listened to.
    if isSecure { self = hidingText }
  }
}

extension KeyboardMessage: KeyboardCodable {
  package var body: [UInt8] {
    var writer = KeyboardWriter()
    switch self {
    case .hello(let version, let epoch):
      writer.add(UInt8(1))
      writer.add(version)
      writer.add(epoch)
    case .will(let transition):
      writer.add(UInt8(2))
      transition.write(to: &writer)
    case .did(let number):
      writer.add(UInt8(3))
      writer.add(number)
    case .action(let action, let sequence, let field):
      writer.add(UInt8(4))
      writer.add(sequence)
      writer.add(field)
      action.write(to: &writer)
    case .pong(let number):
      writer.add(UInt8(5))
      writer.add(number)
    }
    return writer.bytes
  }
  package init(body: ArraySlice<UInt8>, repairs: inout Int) throws(KeyboardProtocolError) {
    var reader = KeyboardReader(body)
    let kind: UInt8 = try reader.number()
    switch kind {
    case 1:
      let version: UInt16 = try reader.number()
      guard version == keyboardProtocolVersion else { throw .version(version) }
      let epoch: UInt64 = try reader.number()
      guard epoch != 0 else { throw .badValue("epoch") }
      self = .hello(version: version, epoch: epoch)
    case 2: self = .will(try KeyboardTransition(&reader))
    case 3: self = .did(try reader.number())
    case 4:
      let sequence: UInt32 = try reader.number(), field: UInt32 = try reader.number()
      self = .action(try KeyboardAction(&reader), sequence: sequence, field: field)
    case 5: self = .pong(try reader.number())
    default: throw .unknownKind(kind)
    }
    try reader.end()
    repairs += reader.repairs
  }
}

extension KeyboardTransition {
  func write(to writer: inout KeyboardWriter) {
    writer.add(number)
    writer.add(mode.rawValue)
    writer.add(curve.rawValue)
    writer.add(begin)
    writer.add(end)
    writer.add(screen)
    writer.add(start)
    writer.add(duration)
  }
  init(_ reader: inout KeyboardReader) throws(KeyboardProtocolError) {
    let number: UInt32 = try reader.number(), mode: KeyboardMode = try reader.value("mode")
    let curve: KeyboardCurve = try reader.value("curve")
    let begin = try reader.rect("begin frame"), end = try reader.rect("end frame"), screen = try reader.rect("screen")
    let start = try reader.real("start", 0...1e12), duration = try reader.real("duration", 0...KeyboardLimits.duration)
    self.init(
      number: number, mode: mode, begin: begin, end: end, screen: screen, start: start, duration: duration,
      curve: curve)
  }
}

extension KeyboardAction {
  /// Only what is for the app travels.
  func write(to writer: inout KeyboardWriter) {
    switch self {
    case .insert(let text):
      writer.add(UInt8(1))
      writer.add(text, limit: KeyboardLimits.insertBytes)
    case .deleteBackward: writer.add(UInt8(2))
    case .deleteWord: writer.add(UInt8(3))
    case .moveCaret(let count):
      writer.add(UInt8(4))
      writer.add(Int16(min(max(-KeyboardLimits.caretStep, count), KeyboardLimits.caretStep)))
    case .submit: writer.add(UInt8(5))
    case .dismiss: writer.add(UInt8(6))
    case .nextField: writer.add(UInt8(7))
    case .previousField: writer.add(UInt8(8))
    case .setMarkedText(let text):
      writer.add(UInt8(9))
      writer.add(text, limit: KeyboardLimits.insertBytes)
    case .nextLayout, .setMode, .setHeight, .move:
      preconditionFailure("\(self) is for the keyboard itself and does not travel")
    }
  }
  init(_ reader: inout KeyboardReader) throws(KeyboardProtocolError) {
    let kind: UInt8 = try reader.number()
    switch kind {
    case 1: self = .insert(try reader.text("inserted text", limit: KeyboardLimits.insertBytes))
    case 2: self = .deleteBackward
    case 3: self = .deleteWord
    case 4:
      let count = Int(try reader.number(Int16.self))
      guard abs(count) <= KeyboardLimits.caretStep else { throw .badValue("move of the caret") }
      self = .moveCaret(by: count)
    case 5: self = .submit
    case 6: self = .dismiss
    case 7: self = .nextField
    case 8: self = .previousField
    case 9: self = .setMarkedText(try reader.text("marked text", limit: KeyboardLimits.insertBytes))
    default: throw .badValue("action")
    }
  }
}
