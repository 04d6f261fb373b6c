import Foundation
import HearthKeyboard
import QuickTesting
import TestSupport

/// Messages at random, each valid.
enum KeyboardSamples {
  static func text(_ random: inout SeededGenerator, _ longest: Int) -> String {
    let letters = ["a", "ß", "한", "👩‍👩‍👧", "é", " ", "\n", "Q", "!", "ع"]
    return String((0..<random.next(longest)).map { _ in letters[random.next(letters.count)] }.joined())
  }
  static func rect(_ random: inout SeededGenerator) -> CGRect {
    CGRect(x: random.next(2000) - 500, y: random.next(2000), width: random.next(3000), height: random.next(900))
  }
  static func request(_ random: inout SeededGenerator) -> KeyboardRequest {
    var request = KeyboardRequest()
    request.field = UInt32(random.next(1000))
    request.purpose = KeyboardRequest.Purpose.allCases.randomElement(using: &random)!
    request.capitalization = KeyboardRequest.Capitalization.allCases.randomElement(using: &random)!
    request.returnKey = KeyboardRequest.ReturnKey.allCases.randomElement(using: &random)!
    request.prediction = KeyboardRequest.Prediction.allCases.randomElement(using: &random)!
    request.mode = KeyboardMode.allCases.randomElement(using: &random)!
    request.isMultiline = random.next(2) == 0
    request.hasNextField = random.next(2) == 0
    request.appearance.isDark = random.next(2) == 0
    request.appearance.textScale = 0.5 + Double(random.next(7)) / 2
    request.contentType = ["", "given-name", "tel"][random.next(3)]
    request.languages = (0..<random.next(4)).map { ["en-US", "de", "ko", "ar"][$0] }
    (request.textBefore, request.textAfter) = (text(&random, 20), text(&random, 20))
    if random.next(5) == 0 {
      request = request.hidingText
      request.isSecure = true
    }
    return request
  }
  static func appMessage(_ random: inout SeededGenerator) -> AppMessage {
    switch random.next(7) {
    case 0:
      .hello(
        version: keyboardProtocolVersion, app: random.next(), epoch: random.next(),
        received: UInt32(truncatingIfNeeded: random.next()))
    case 1: .hide
    case 2: .acknowledge(UInt32(random.next(100)))
    case 3: .ping(UInt32(random.next(100)))
    case 4: .follow(distance: Double(random.next(3000)) / 10, isHeld: random.next(4) > 0)
    default: .show(request(&random))
    }
  }
  static func action(_ random: inout SeededGenerator) -> KeyboardAction {
    switch random.next(10) {
    case 0: .deleteBackward
    case 1: .deleteWord
    case 2: .moveCaret(by: random.next(2001) - 1000)
    case 3: .submit
    case 4: .dismiss
    case 5: .nextField
    case 6: .previousField
    case 7: .setMarkedText(text(&random, 10))
    default: .insert(text(&random, 10))
    }
  }
  static func keyboardMessage(_ random: inout SeededGenerator) -> KeyboardMessage {
    switch random.next(6) {
    case 0: .hello(version: keyboardProtocolVersion, epoch: 1 + random.next() / 2)
    case 1: .did(UInt32(random.next(100)))
    case 2: .pong(UInt32(random.next(100)))
    case 3:
      .will(
        KeyboardTransition(
          number: UInt32(random.next(100)), mode: .docked, begin: rect(&random), end: rect(&random),
          screen: rect(&random), start: Double(random.next(1000)), duration: 0.25,
          curve: KeyboardCurve.allCases.randomElement(using: &random)!))
    default: .action(action(&random), sequence: UInt32(random.next(100)), field: UInt32(random.next(10)))
    }
  }
  /// Changed bits and bytes, cut, doubled, or with something put in.
  static func mutate(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.next(4) {
      if bytes.isEmpty { return bytes }
      let index = random.next(bytes.count)
      switch random.next(6) {
      case 0: bytes[index] ^= 1 << UInt8(random.next(8))
      case 1: bytes[index] = UInt8(random.next(256))
      case 2: bytes.removeSubrange(index...)
      case 3: bytes.insert(contentsOf: (0..<random.next(9)).map { _ in UInt8(random.next(256)) }, at: index)
      case 4: bytes.insert(contentsOf: bytes[index...], at: index)
      default: bytes.replaceSubrange(index..<min(bytes.count, index + 4), with: [0xFF, 0xFF, 0xFF, 0x7F])
      }
      if bytes.count > 4096 { bytes.removeSubrange(4096...) }
    }
    return bytes
  }
}

/// Messages of the software keyboard.
struct KeyboardMessageTests {}

extension KeyboardMessageTests {
  @Test func `are the same after their way, in pieces of any size`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let toKeyboard = (0..<20).map { _ in KeyboardSamples.appMessage(&random) }
      let toApp = (0..<20).map { _ in KeyboardSamples.keyboardMessage(&random) }
      func pass<Message: KeyboardCodable>(_ messages: [Message]) throws -> [Message] {
        var stream = KeyboardStream<Message>(), rest = messages.flatMap(\.encoded)[...], result: [Message] = []
        while !rest.isEmpty {
          let count = min(rest.count, 1 + random.next(40))
          stream.append(rest.prefix(count))
          rest = rest.dropFirst(count)
          while let message = try stream.next() { result.append(message) }
        }
        expect(stream.repairs == 0 && stream.waitingBytes == 0)
        return result
      }
      try expect(pass(toKeyboard), equals: toKeyboard)
      try expect(pass(toApp), equals: toApp)
    }
  }

  @Test func `never say what is in a secret`() {
    var request = KeyboardRequest()
    (request.isSecure, request.purpose) = (true, .password)
    (request.textBefore, request.textAfter, request.contentType) = ("canary1", "canary2", "canary3")
    let bytes = AppMessage.show(request).encoded
    expect(!String(decoding: bytes, as: UTF8.self).contains("canary"))
    expect(bytes.count < 60)
  }

  @Test func `that are too long, too short or of an unknown kind are refused`() {
    func error(_ bytes: [UInt8]) -> KeyboardProtocolError? {
      var stream = KeyboardStream<KeyboardMessage>()
      stream.append(bytes)
      do {
        _ = try stream.next()
        return nil
      } catch { return error }
    }
    expect(error([0, 0, 0, 0x7F]), equals: .tooLong(0x7F00_0000))
    expect(error([0, 0, 0, 0]), equals: .truncated)
    expect(error([1, 0, 0, 0, 99]), equals: .unknownKind(99))
    expect(error([2, 0, 0, 0, 3, 1]), equals: .truncated)
    expect(error([6, 0, 0, 0, 3, 1, 0, 0, 0, 7]), equals: .trailing(1))
    expect(error([11, 0, 0, 0, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0]), equals: .version(3))
    expect(error([1, 0, 0]) == nil)
    var wide = KeyboardTransition(
      number: 1, mode: .docked, begin: .zero, end: .zero, screen: .zero, start: .nan)
    expect(error(KeyboardMessage.will(wide).encoded), equals: .badValue("start"))
    (wide.start, wide.duration) = (0, 9)
    expect(error(KeyboardMessage.will(wide).encoded), equals: .badValue("duration"))
    (wide.duration, wide.end.size.width) = (0.2, .infinity)
    expect(error(KeyboardMessage.will(wide).encoded), equals: .badValue("end frame"))
  }

  @Test func `with text that is no UTF-8, or has control characters, are seen to be repaired`() throws {
    var bytes = KeyboardMessage.action(.insert("aXb\u{1}c"), sequence: 1, field: 1).encoded
    bytes[bytes.firstIndex(of: UInt8(ascii: "X"))!] = 0xFF
    var stream = KeyboardStream<KeyboardMessage>()
    stream.append(bytes)
    try expect(stream.next(), equals: .action(.insert("a\u{FFFD}b\u{FFFD}c"), sequence: 1, field: 1))
    expect(stream.repairs, equals: 1)
  }

  @Test func `have texts of bounded length, by whole characters`() throws {
    var request = KeyboardRequest()
    request.textBefore = String(repeating: "ab한", count: 1000)
    var stream = KeyboardStream<AppMessage>()
    stream.append(AppMessage.show(request).encoded)
    guard case .show(let back) = try stream.next() else { return expect(Bool(false)) }
    expect(back.textBefore.hasSuffix("ab한") && (1020...1024).contains(back.textBefore.utf8.count))
    expect(stream.repairs, equals: 0)
  }

  /// `HEARTH_KEYBOARD_MUTATIONS` says how many there are in each direction.
  @Test func `that were changed at random are read or refused, and state machines live on`() {
    let wanted =
      ProcessInfo.processInfo.environment["HEARTH_KEYBOARD_MUTATIONS"].flatMap { Int($0) } ?? Seeds.most(of: 100_000)
    var random = SeededGenerator(seed: 19), refused = 0, taken = 0
    var server = KeyboardServer(epoch: 1, screen: CGRect(x: 0, y: 0, width: 400, height: 800), height: 260, at: 0)
    var client = KeyboardClient(app: 7)
    for index in 0..<wanted {
      let time = Double(index) / 100
      // To the keyboard. A connection in two has been greeted.
      let id = index
      _ = server.didConnect(id, at: time)
      if index % 2 == 0 {
        _ = server.receive(
          .hello(version: keyboardProtocolVersion, app: UInt64(index % 50), epoch: 1, received: 0), from: id, at: time)
      }
      var toKeyboard = KeyboardStream<AppMessage>()
      toKeyboard.append(KeyboardSamples.mutate(KeyboardSamples.appMessage(&random).encoded, &random))
      do {
        while let message = try toKeyboard.next() {
          taken += 1
          for effect in server.receive(message, from: id, at: time) {
            if case .send(let answer, _) = effect { expect(answer.body.count <= KeyboardLimits.messageBytes) }
          }
        }
      } catch {
        refused += 1
        _ = server.didReceive(error, from: id, at: time)
      }
      _ = server.perform(KeyboardSamples.action(&random), at: time)
      _ = server.tick(at: time)
      expect(server.unacknowledged <= KeyboardLimits.unacknowledged)
      _ = server.didDisconnect(id, at: time)

      // To the app.
      _ = client.setRequest(KeyboardRequest(), at: time)
      _ = client.tick(at: time)
      if !client.isReady {
        _ = client.didConnect(at: time)
        _ = client.receive(.hello(version: keyboardProtocolVersion, epoch: UInt64(index + 1)), at: time)
      }
      var toApp = KeyboardStream<KeyboardMessage>()
      toApp.append(KeyboardSamples.mutate(KeyboardSamples.keyboardMessage(&random).encoded, &random))
      do {
        while let message = try toApp.next() {
          taken += 1
          for effect in client.receive(message, at: time) {
            if case .move(let move) = effect { expect(move.frame(at: time).minY.isFinite) }
          }
        }
      } catch {
        refused += 1
        _ = client.didReceive(error, at: time)
      }
    }
    expect(refused > wanted / 4 && taken > wanted / 4)
  }
}
