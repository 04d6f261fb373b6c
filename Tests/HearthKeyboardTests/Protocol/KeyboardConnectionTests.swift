import Foundation
import HearthKeyboard
import QuickTesting
import TestSupport

/// An app with one text, into which the keyboard writes.
@MainActor private final class App: KeyboardLoopbackApp {
  let loopback: KeyboardLoopback
  var client: KeyboardClient
  var stream = KeyboardStream<KeyboardMessage>()
  var text = ""
  var log: [String] = []
  var isConnected = false
  init(_ loopback: KeyboardLoopback, number: UInt64 = 1) {
    (self.loopback, client) = (loopback, KeyboardClient(app: number))
  }
  nonisolated deinit {}
  func focus(_ field: UInt32?) {
    perform(
      client.setRequest(
        field.map {
          var request = KeyboardRequest()
          request.field = $0
          return request
        }, at: loopback.time))
  }
  func didConnect() {
    (isConnected, stream) = (true, KeyboardStream())
    perform(client.didConnect(at: loopback.time))
  }
  func didDisconnect() {
    isConnected = false
    perform(client.didDisconnect(at: loopback.time))
  }
  func didReceive(_ bytes: [UInt8]) {
    guard isConnected else { return }
    stream.append(bytes)
    do throws(KeyboardProtocolError) {
      while isConnected, let message = try stream.next() { perform(client.receive(message, at: loopback.time)) }
    } catch {
      perform(client.didReceive(error, at: loopback.time))
    }
  }
  func perform(_ effects: [KeyboardClient.Effect]) {
    for effect in effects {
      switch effect {
      case .connect: loopback.connect(self)
      case .startProgram: loopback.startProgram()
      case .disconnect:
        isConnected = false
        loopback.disconnect(self)
      case .send(let message): loopback.send(message.encoded, from: self)
      case .move(let move): log.append("will \(move.mode) \(Int(move.end.minY))")
      case .follow(let move): log.append("held \(Int(move.end.minY))")
      case .didMove(let move): log.append("did \(move.mode)")
      case .perform(.insert(let new), _): text += new
      case .perform(let action, let field): log.append("\(action) \(field)")
      case .report(let message): log.append(message)
      }
    }
  }
  /// Lets time pass, with all that is due.
  func pass(_ seconds: Double) {
    let end = loopback.time + seconds
    while true {
      let next = [client.wakeUp, loopback.nextTime].compactMap { $0 }.min() ?? .infinity
      if next > end { break }
      loopback.advance(to: max(next, loopback.time))
      if let wakeUp = client.wakeUp, wakeUp <= loopback.time { perform(client.tick(at: loopback.time)) }
    }
    loopback.advance(to: end)
  }
  var lines: [String] {
    defer { log = [] }
    return log
  }
}

private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

/// The connection to the software keyboard.
@MainActor struct KeyboardConnectionTests {}

extension KeyboardConnectionTests {
  @Test func `starts the program, and shows, types and hides in order`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    (loopback.latency, loopback.startTime) = (0.001, 0.05)
    let app = App(loopback)
    app.focus(7)
    expect(app.lines, equals: [])
    app.pass(0.3)
    expect(loopback.starts, equals: 1)
    expect(app.lines, equals: ["will docked 540"])
    app.pass(0.3)
    expect(app.lines, equals: ["did docked"])
    loopback.press(.insert("h"))
    loopback.press(.insert("i"))
    loopback.press(.submit)
    expect(app.text, equals: "")
    app.pass(0.01)
    expect(app.text, equals: "hi")
    expect(app.lines == ["submit 7"] && loopback.server?.unacknowledged == 0)
    app.focus(nil)
    app.pass(0.5)
    expect(app.lines, equals: ["will hidden 800", "did hidden"])
  }

  @Test func `does not let the keyboard go while focus moves from one field to the next`() {
    let loopback = KeyboardLoopback(screen: screen)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    _ = app.lines
    app.focus(nil)
    app.focus(2)
    app.pass(1)
    expect(app.lines == [] && loopback.request?.field == 2)
  }

  @Test func `goes along with a finger in one app, and tells the others`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    let app = App(loopback), other = App(loopback, number: 2)
    other.focus(3)
    other.pass(1)
    app.focus(1)
    app.pass(1)
    other.pass(0)
    (_, _) = (app.lines, other.lines)
    // Whoever does not have the keys takes nothing along.
    other.perform(other.client.follow(50, isHeld: true))
    loopback.advance(to: loopback.time)
    expect(loopback.server?.transition?.end.minY, equals: 540)
    _ = other.lines
    for distance in [10.0, 80, 1000, -5, .nan, 30] { app.perform(app.client.follow(distance, isHeld: true)) }
    loopback.advance(to: loopback.time)
    expect(app.lines, equals: ["held 550", "held 620", "held 800", "held 540", "held 570"])
    expect(other.lines.filter { $0.hasPrefix("will") }.last, equals: "will docked 570")
    // Let go, it goes back by a move of its own.
    app.perform(app.client.follow(0, isHeld: false))
    app.pass(0.01)
    expect(app.lines == ["will docked 540"] && app.client.pullableFrame == nil)
    app.pass(1)
    expect(app.lines == ["did docked"] && app.client.pullableFrame?.minY == 540)
    // Or the field is left: it goes at once, from where it is.
    app.perform(app.client.follow(100, isHeld: true))
    app.focus(nil)
    app.pass(0.001)
    expect(app.lines == ["held 640", "will hidden 800"] && app.client.transition?.begin.minY == 640)
    // Another app that takes the keys over has them where they belong.
    app.focus(1)
    app.pass(1)
    app.perform(app.client.follow(100, isHeld: true))
    other.focus(4)
    other.pass(1)
    expect(other.client.transition?.end.minY, equals: 540)
  }

  @Test func `ends the program when no app is left for a while`() {
    let loopback = KeyboardLoopback(screen: screen)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    app.perform([.disconnect])
    loopback.advance(to: loopback.time + KeyboardServer.idleTime - 0.1)
    expect(loopback.server != nil)
    loopback.advance(to: loopback.time + 0.2)
    expect(loopback.server == nil)
  }

  @Test func `takes the layout back when the keyboard dies, and starts it again`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    _ = app.lines
    loopback.die()
    app.pass(0.01)
    expect(app.lines, equals: ["will hidden 800"])
    app.pass(1)
    expect(app.lines, equals: ["did hidden", "will docked 540", "did docked"])
    expect(loopback.starts == 2 && app.client.shownMode == .docked)
  }

  @Test func `takes the layout back when the keyboard hangs, and has it replaced`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    _ = app.lines
    loopback.hang()
    app.pass(KeyboardClient.patience + KeyboardClient.pingInterval + 0.1)
    expect(
      app.lines.prefix(2), equals: ["The software keyboard does not answer. It is started again.", "will hidden 800"])
    app.pass(1)
    expect(loopback.starts == 2 && app.client.shownMode == .docked)
  }

  @Test func `is made anew after garbage, which is reported once`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    for _ in 0..<3 {
      loopback.sendGarbage([255, 255, 255, 255, 1])
      app.pass(8)
    }
    expect(app.lines.filter { $0.hasPrefix("The software keyboard sent") }.count, equals: 1)
    expect(app.client.shownMode == .docked && loopback.starts == 1)
  }

  @Test func `waits longer each time a keyboard dies at once`() {
    let loopback = KeyboardLoopback(screen: screen)
    let app = App(loopback)
    app.focus(1)
    for _ in 0..<2000 {
      app.pass(0.01)
      loopback.die()
    }
    // 0.02 s doubled up to 20 s in all: 0.02 + 0.04 + … + 10.24 > 20.
    expect((8...12).contains(loopback.starts))
  }

  @Test func `is back soon, however often it has died, if the user has typed in between`() {
    let loopback = KeyboardLoopback(screen: screen)
    (loopback.latency, loopback.startTime) = (0.001, 0.15)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    for number in 1...12 {
      loopback.press(.insert("x"))
      app.pass(0.01)
      expect(app.text.count, equals: number)
      loopback.die()
      // The pause, the program's start, and the look after it.
      app.pass(KeyboardClient.firstPause + 0.15 * (1 + 1.0 / 8) + 0.02)
      expect(app.client.isReady && loopback.starts == number + 1)
    }
  }

  @Test func `is looked for ever less often when its program does not come`() {
    var client = KeyboardClient(app: 1), starts = 0, looks: [Double] = []
    func note(_ effects: [KeyboardClient.Effect], at time: Double) {
      for effect in effects {
        if effect == .startProgram { starts += 1 }
        if effect == .connect {
          looks.append(time)
          note(client.didDisconnect(at: time), at: time)
        }
      }
    }
    note(client.setRequest(KeyboardRequest(), at: 0), at: 0)
    while let time = client.wakeUp, time < 300 { note(client.tick(at: time), at: time) }
    // 3 s each, and pauses of 0.02 s doubled up to 30 s: eleven that come to 41 s, and then one in 33 s.
    expect((12...20).contains(starts))
    expect(looks.count < 80 * starts)
    expect(looks.count { $0 < 0.1 } >= 6)
  }

  @Test func `belongs to the app that asked last, and all apps hear where the keyboard is`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    let first = App(loopback, number: 1), second = App(loopback, number: 2)
    first.focus(1)
    first.pass(1)
    second.focus(5)
    second.pass(1)
    // It is there already: nothing moves.
    expect(second.lines, equals: ["will docked 540", "did docked"])
    loopback.press(.insert("x"))
    second.pass(0.1)
    expect(first.text == "" && second.text == "x")
    first.focus(nil)
    second.focus(nil)
    _ = first.lines
    second.pass(1)
    expect(first.lines, equals: ["will hidden 800", "did hidden"])
  }

  @Test func `comes back where it is when it turns round`() {
    let loopback = KeyboardLoopback(screen: screen, height: 260)
    let app = App(loopback)
    app.focus(1)
    app.pass(1)
    app.focus(nil)
    app.pass(0.15)
    let place = loopback.server!.transition!.frame(at: loopback.time).minY
    expect(place > 540 && place < 800)
    app.focus(1)
    app.pass(0)
    expect(loopback.server!.transition!.begin.minY, equals: place)
    app.pass(1)
    expect(app.lines.suffix(2), equals: ["will docked 540", "did docked"])
  }

  /// The number of kills: `HEARTH_KEYBOARD_KILLS`.
  @Test func `loses and doubles nothing that was acknowledged, whenever the keyboard or the connection ends`() {
    let wanted = ProcessInfo.processInfo.environment["HEARTH_KEYBOARD_KILLS"].flatMap { Int($0) } ?? 1000
    var random = SeededGenerator(seed: 4)
    let loopback = KeyboardLoopback(screen: screen)
    loopback.latency = 0.004
    let app = App(loopback)
    app.focus(1)
    var next = 0, pressed: [String] = [], acknowledged = 0, interruptions = 0
    while interruptions < wanted {
      for _ in 0..<random.next(12) where loopback.server?.request != nil {
        pressed.append("\(next),")
        loopback.press(.insert("\(next),"))
        next += 1
        app.pass(Double(random.next(6)) / 1000)
      }
      // What the keyboard has seen acknowledged is in the text.
      if let server = loopback.server { acknowledged = max(acknowledged, pressed.count - server.unacknowledged) }
      interruptions += 1
      if random.next(2) == 0 {
        loopback.die()
        app.pass(0.02)
        // What a dead keyboard had not sent is gone with it, and was never acknowledged.
        pressed = app.text.split(separator: ",").map { $0 + "," }
      } else {
        loopback.sendGarbage([255, 255, 255, 255])
      }
      app.pass(random.next(4) == 0 ? 40 : 0.05)
    }
    app.pass(60)
    let numbers = app.text.split(separator: ",").map { Int($0)! }
    expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    expect(app.text == pressed.joined() && numbers.count > wanted && acknowledged <= numbers.count)
    expect(loopback.server!.unacknowledged, equals: 0)
  }
}
