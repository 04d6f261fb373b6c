import Foundation
import HearthTesting
import QuickTesting
import Synchronization

@testable import Network

/// What came through handlers, on whichever thread.
nonisolated private final class Heard: Sendable {
  private let words = Mutex<[String]>([])
  private let data = Mutex(Data())
  func add(_ word: String) { words.withLock { $0.append(word) } }
  func add(_ part: Data?) { data.withLock { $0.append(part ?? Data()) } }
  var all: [String] { words.withLock(\.self) }
  var bytes: Data { data.withLock(\.self) }
}
nonisolated extension NWConnection {
  /// The next part of what comes, and whether it is the last; an error as text.
  fileprivate func next(_ minimum: Int = 1, _ maximum: Int = 1 << 20) async -> (text: String, isLast: Bool) {
    await withCheckedContinuation { continuation in
      receive(minimumIncompleteLength: minimum, maximumLength: maximum) { data, _, isComplete, error in
        let text = error.map { "\($0)" } ?? String(decoding: data ?? Data(), as: UTF8.self)
        continuation.resume(returning: (text, isComplete))
      }
    }
  }
  fileprivate func say(_ text: String, last: Bool = false) async -> NWError? {
    await withCheckedContinuation { continuation in
      send(
        content: text.isEmpty ? nil : Data(text.utf8), contentContext: last ? .finalMessage : .defaultMessage,
        completion: .contentProcessed { continuation.resume(returning: $0) })
    }
  }
  /// Starts, and waits for a state that is neither the first nor on the way.
  fileprivate func settled() async -> State {
    await withCheckedContinuation { continuation in
      let isDone = Mutex(false)
      stateUpdateHandler = { state in
        let isLate = isDone.withLock { done in
          defer { if state != .preparing { done = true } }
          return done
        }
        if state == .preparing || isLate { return }
        continuation.resume(returning: state)
      }
      start(queue: DispatchQueue(label: "test"))
    }
  }
}

/// Connections of programs, here within one.
struct ConnectionTests {
  /// A listener that is ready, and what it hands over.
  private func listen(
    _ parameters: NWParameters
  ) async throws -> (listener: NWListener, connections: AsyncStream<NWConnection>) {
    let listener = try NWListener(using: parameters)
    let (stream, continuation) = AsyncStream.makeStream(of: NWConnection.self)
    listener.newConnectionHandler = { connection in
      connection.start(queue: DispatchQueue(label: "accepted"))
      continuation.yield(connection)
    }
    let state = await withCheckedContinuation { ready in
      listener.stateUpdateHandler = { if $0 != .cancelled { ready.resume(returning: $0) } }
      listener.start(queue: DispatchQueue(label: "listener"))
    }
    expect(state, equals: .ready)
    return (listener, stream)
  }
  private func first(_ connections: AsyncStream<NWConnection>) async throws -> NWConnection {
    for await connection in connections { return connection }
    throw NWError.posix(.ENOTCONN)
  }

  @Test func `two programs say something to one another, until one has said all`() async throws {
    let (listener, connections) = try await listen(.tcp)
    let port = try require(listener.port)
    expect(port.rawValue > 0)
    let client = NWConnection(host: "localhost", port: port, using: .tcp)
    expect(client.state, equals: .setup)
    expect(await client.settled(), equals: .ready)
    let server = try await first(connections)
    expect(await client.say("hello"), equals: nil)
    expect(await server.next() == ("hello", false))
    expect(await server.say("good day", last: true), equals: nil)
    expect(await client.next(4, 4) == ("good", false))
    let rest = await client.next()
    expect(rest.text, equals: " day")
    // The end may come with the last part, or after it.
    if !rest.isLast { expect(await client.next() == ("", true)) }
    if case .hostPort(let host, _) = server.endpoint { expect(host == "127.0.0.1" || host == "::1") }
    client.cancel()
    server.cancel()
    listener.cancel()
  }
  @Test func `a megabyte arrives in order, at the reader's pace`() async throws {
    let (listener, connections) = try await listen(.tcp)
    let options = NWProtocolTCP.Options()
    options.noDelay = true
    options.enableKeepalive = true
    let client = NWConnection(
      host: "127.0.0.1", port: try require(listener.port), using: NWParameters(tls: nil, tcp: options))
    expect(await client.settled(), equals: .ready)
    let server = try await first(connections)
    let text = (0..<150_000).map { "\($0)," }.joined()
    async let sent = client.say(text, last: true)
    var read = ""
    while true {
      let (part, isLast) = await server.next(1, 10_000)
      expect(part.utf8.count <= 10_000)
      read += part
      if isLast { break }
    }
    expect(read == text, "\(read.count) of \(text.count)")
    expect(await sent, equals: nil)
    // What is asked for after the end says so.
    expect(await server.next() == ("", true))
    server.forceCancel()
    expect(await server.next() == ("\(NWError.posix(.ECANCELED))", false))
    client.cancel()
    listener.cancel()
  }
  @Test func `where nobody listens a connection waits, and tries again when it is told to`() async throws {
    let (listener, _) = try await listen(.tcp)
    let port = try require(listener.port)
    let isGone = AsyncStream<Void> { stream in
      listener.stateUpdateHandler = { if $0 == .cancelled { stream.finish() } }
      listener.cancel()
    }
    for await _ in isGone {}
    let client = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
    while true {
      let state = await client.settled()
      expect(state, equals: .waiting(.posix(.ECONNREFUSED)))
      break
    }
    let again = try NWListener(using: .tcp, on: port)
    again.newConnectionHandler = { $0.start(queue: DispatchQueue(label: "accepted")) }
    await withCheckedContinuation { ready in
      again.stateUpdateHandler = { if $0 == .ready { ready.resume() } }
      again.start(queue: DispatchQueue(label: "listener"))
    }
    await withCheckedContinuation { ready in
      client.stateUpdateHandler = { if $0 == .ready { ready.resume() } }
      client.restart()
    }
    expect(await client.say("now"), equals: nil)
    client.cancel()
    again.cancel()
    let unknown = NWConnection(host: "no such name.invalid", port: 1, using: .tcp)
    if case .waiting(.dns) = await unknown.settled() {} else { fail("\(unknown.state)") }
  }
  @Test func `messages stay apart, and each sender has a connection`() async throws {
    let (listener, connections) = try await listen(.udp)
    let port = try require(listener.port)
    let one = NWConnection(host: "127.0.0.1", port: port, using: .udp)
    let two = NWConnection(host: "127.0.0.1", port: port, using: .udp)
    expect(await one.settled(), equals: .ready)
    expect(await two.settled(), equals: .ready)
    expect(await one.say("a"), equals: nil)
    var iterator = connections.makeAsyncIterator()
    let first = try require(await iterator.next())
    expect(await first.next() == ("a", true))
    expect(await one.say("bb"), equals: nil)
    expect(await one.say("ccc"), equals: nil)
    expect(await first.next().text, equals: "bb")
    expect(await first.next().text, equals: "ccc")
    expect(await two.say("d"), equals: nil)
    let second = try require(await iterator.next())
    expect(await second.next().text, equals: "d")
    expect(await second.say("e"), equals: nil)
    expect(await two.next().text, equals: "e")
    for connection in [one, two, first, second] { connection.cancel() }
    listener.cancel()
  }
  @Test func `a socket in the file system is an endpoint`() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("s\(UUID().uuidString.prefix(8))").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let parameters = NWParameters.tcp
    parameters.requiredLocalEndpoint = .unix(path: path)
    let (listener, connections) = try await listen(parameters)
    let client = NWConnection(to: .unix(path: path), using: .tcp)
    expect(await client.settled(), equals: .ready)
    expect(await client.say("hi"), equals: nil)
    let server = try await first(connections)
    expect(await server.next().text, equals: "hi")
    client.cancel()
    listener.cancel()
  }
  @Test func `what is to be encrypted fails, and is reported`() async throws {
    let heard = Heard()
    let connection = NWConnection(host: "127.0.0.1", port: .https, using: .tls)
    let told = reports(of: "NWListener") { heard.add((try? NWListener(using: .tls)) == nil ? "none" : "one") }
    expect(heard.all == ["none"] && told.count == 1, "\(told)")
    expect(await connection.settled(), equals: .failed(.tls(-9800)))
  }
  @Test func `hosts, ports and addresses are read`() {
    expect(NWEndpoint.Host("10.0.0.1") == .ipv4(IPv4Address("10.0.0.1")!))
    expect(NWEndpoint.Host("::1") == .ipv6(.loopback) && NWEndpoint.Host("a.b") == .name("a.b", nil))
    expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("no such service") == nil)
    expect(IPv4Address("1.2.3") == nil && IPv6Address("1::2::3") == nil)
    expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4?.debugDescription, equals: "1.2.3.4")
    expect("\(NWEndpoint.hostPort(host: "a", port: 5))", equals: "a:5")
  }
}
