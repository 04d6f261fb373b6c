import Glibc
import OSLog
import QuickTesting
import Testing
import UIKit
import os
import os.lock
import os.log
import os.signpost

/// Keeps what is logged under one subsystem.
private final class Recorded: Sendable {
  private let records = OSAllocatedUnfairLock<[LogRecord]>(initialState: [])
  var all: [LogRecord] { records.withLock { $0 } }
  var messages: [String] { all.map(\.message) }
  init(_ subsystem: String, _ write: () throws -> Void) rethrows {
    let records = records
    LogOutput.record { record in
      if record.subsystem == subsystem { records.withLock { $0.append(record) } }
    }
    defer { LogOutput.record(nil) }
    try write()
  }
}
private struct Point: CustomStringConvertible { var description: String { "(1, 2)" } }
private enum Failure: Error { case full }

extension Logger {
  /// As apps have it.
  fileprivate static let files = Logger(subsystem: "test.files", category: "files")
}

@Suite(.serialized) struct LoggingTests {}

extension LoggingTests {
  @QuickTesting.Test func `what this process has written is read again`() throws {
    let start = Date()
    _ = Recorded("test.store") {
      let logger = Logger(subsystem: "test.store", category: "a")
      logger.notice("first \(1)")
      logger.error("second \("secret") \("open", privacy: .public)")
    }
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    func own(_ entries: AnySequence<OSLogEntry>) -> [OSLogEntryLog] {
      entries.compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == "test.store" && $0.date >= start }
    }
    let entries = own(try store.getEntries(at: store.position(date: start)))
    expect(entries.map(\.composedMessage), equals: ["first 1", "second <private> open"])
    expect(entries.map(\.level), equals: [.notice, .error])
    expect(own(try store.getEntries(with: .reverse)).map(\.category), equals: ["a", "a"])
    expect(own(try store.getEntries(with: .reverse)).first?.level, equals: .error)
    let errors = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.level == .error }
    expect(own(try store.getEntries(matching: errors)).count, equals: 1)
    expect(own(try store.getEntries(at: store.position(date: .distantFuture))).isEmpty)
    #expect(throws: CocoaError.self) { try OSLogStore.local() }
  }
  @QuickTesting.Test func `numbers are shown and texts are hidden, unless they are public`() {
    let name = "secret.txt", error: any Error = Failure.full
    let written = Recorded("test.files") {
      Logger.files.info("read \(3) of \(name) as \(name, privacy: .public), \(true), \(2.5)")
      Logger.files.error(
        "\(Point()) \(Point(), privacy: .public) \(error) \(error.localizedDescription, privacy: .public)")
      Logger.files.debug("\(name, privacy: .sensitive) \(7, privacy: .private)")
    }
    expect(written.messages[0], equals: "read 3 of <private> as secret.txt, true, 2.500000")
    expect(written.messages[1].hasPrefix("<private> (1, 2) <private> "))
    expect(written.messages[2], equals: "<private> <private>")
  }
  @QuickTesting.Test func `a mask is the same for the same value`() {
    let written = Recorded("test.files") {
      for word in ["a", "b", "a"] { Logger.files.log("\(word, privacy: .private(mask: .hash))") }
    }
    expect(written.messages[0], equals: written.messages[2])
    expect(written.messages[0] != written.messages[1])
    expect(written.messages[0].hasPrefix("<mask.hash: '"))
  }
  @QuickTesting.Test func `formats and columns of values`() {
    let written = Recorded("test.files") {
      Logger.files.log(
        "\(255, format: .hex(includePrefix: true, uppercase: true)) \(-5, format: .decimal(minDigits: 3))")
      Logger.files.log("[\("ab", align: .right(columns: 5), privacy: .public)|\(7, align: .left(columns: 3))]")
      Logger.files.log("\(1.25, format: .fixed(precision: 1)) \(1500.0, format: .exponential(precision: 1))")
      Logger.files.log("\(true, format: .answer) \(8, format: .octal) \(CGFloat(0.5), format: .hybrid)")
    }
    expect(written.messages, equals: ["0xFF -005", "[   ab|7  ]", "1.2 1.5e+03", "yes 10 0.5"])
  }
  @QuickTesting.Test func `levels have the kinds that Apple's documentation says`() {
    let written = Recorded("test.files") {
      Logger.files.trace("1")
      Logger.files.debug("2")
      Logger.files.info("3")
      Logger.files.notice("4")
      Logger.files.warning("5")
      Logger.files.error("6")
      Logger.files.critical("7")
      Logger.files.fault("8")
      Logger.files.log(level: .error, "9")
    }
    expect(
      written.all.map(\.type), equals: [.debug, .debug, .info, .default, .error, .error, .fault, .fault, .error])
    expect(written.all.allSatisfy { $0.category == "files" })
  }
  @QuickTesting.Test func `formats of C with what may be read`() {
    let log = OSLog(subsystem: "test.c", category: "net")
    let written = Recorded("test.c") {
      os_log("plain", log: log)
      os_log("%d of %{public}@, %@, %.1f, 100%%", log: log, type: .info, 3, "name", "hidden", 2.34)
      os_log(.error, log: log, "%{public}s %x %{private}d", "text", 255, 7)
      os_log("missing %d", log: log)
      os_log(.debug, log: log, "interpolated \(3)")
    }
    expect(
      written.messages,
      equals: [
        "plain", "3 of name, <private>, 2.3, 100%", "text ff <private>", "missing <decode: missing data>",
        "interpolated 3",
      ])
    expect(written.all.map(\.type), equals: [.default, .info, .error, .default, .debug])
  }
  @QuickTesting.Test func `nothing is written to the disabled log`() {
    let written = Recorded("") {
      os_log("nobody", log: .disabled)
      Logger(OSLog.disabled).fault("nobody")
    }
    expect(written.messages.isEmpty)
    expect(!OSLog.disabled.isEnabled(type: .fault))
  }
  @QuickTesting.Test func `an interval is written with how long it took`() {
    let signposter = OSSignposter(subsystem: "test.time", category: .pointsOfInterest)
    let written = Recorded("test.time") {
      let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
      signposter.endInterval("load", state, "of \(2) files")
      expect(signposter.withIntervalSignpost("sum") { 1 + 1 }, equals: 2)
    }
    expect(written.messages.count, equals: 2)
    expect(written.messages[0].hasPrefix("load took ") && written.messages[0].hasSuffix(" ms: of 2 files"))
  }
  @QuickTesting.Test func `signposts of C`() {
    let log = OSLog(subsystem: "test.posts", category: .pointsOfInterest), id = OSSignpostID(log: log)
    let written = Recorded("test.posts") {
      os_signpost(.end, log: log, name: "load")
      os_signpost(.begin, log: log, name: "load", signpostID: id)
      os_signpost(.begin, log: log, name: "load", "%d files", 2)
      os_signpost(.event, log: log, name: "found")
      os_signpost(.end, log: log, name: "load", signpostID: id, "%{public}@", "done")
      os_signpost(.end, log: log, name: "load")
    }
    expect(written.messages.count, equals: 4)
    expect(written.messages.prefix(2), equals: ["load begins: 2 files", "found"])
    expect(written.messages[2].hasSuffix(" ms: done") && written.messages[3].hasSuffix(" ms"))
  }
  @QuickTesting.Test func `the journal gets fields, those of several lines with their length`() throws {
    let path = NSTemporaryDirectory() + "hearth-journal-\(getpid())"
    unlink(path)
    let listener = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0)
    defer {
      close(listener)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try require(isBound)
    let journal = try require(Journal(path))
    func received() -> String {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(listener, &buffer, buffer.count, CInt(MSG_DONTWAIT))
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
    expect(journal.send(LogRecord(subsystem: "a.b", category: "c", type: .error, message: "hello")))
    let lines = received().split(separator: "\n")
    expect(lines.contains("MESSAGE=[a.b:c] hello"))
    expect(lines.contains("PRIORITY=3"))
    expect(lines.contains("SUBSYSTEM=a.b"))
    expect(lines.contains("CATEGORY=c"))
    expect(journal.send(LogRecord(subsystem: "", category: "", type: .info, message: "1\n2")))
    expect(received().hasPrefix("MESSAGE\n\u{3}\0\0\0\0\0\0\01\n2\n"))
    expect(Journal(path + "-none") == nil)
  }
}

struct UnfairLockTests {
  @QuickTesting.Test func `a state is changed by one thread at a time`() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<20_000 { count.withLock { $0 += 1 } }
    }
    expect(count.withLock { $0 }, equals: 4 * 20_000)
  }
  @QuickTesting.Test func `a lock that somebody has is not available`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    expect(!lock.lockIfAvailable())
    lock.unlock()
    lock.precondition(.notOwner)
    expect(lock.withLockIfAvailable { 1 }, equals: 1)
    #expect(throws: Failure.full) { try lock.withLock { throw Failure.full } }
    expect(lock.lockIfAvailable())
    lock.unlock()
  }
  @QuickTesting.Test func `the functions of C`() {
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
  }
}
