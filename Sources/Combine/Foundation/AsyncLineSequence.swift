import Foundation

/// The lines of a text that arrives byte by byte, without what ends them.
///
/// Lines end with a line feed, a carriage return, both, a form feed, a vertical tab, or what Unicode has besides: the next line, and the separators of
/// lines and paragraphs. Empty lines are left out. Source: Foundation on Apple's systems, `AsyncLineSequence`.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  private let base: Base
  init(_ base: Base) { self.base = base }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// Goes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var source: Base.AsyncIterator
    private var line: [UInt8] = []
    /// Bytes of a separator of several bytes that have come so far.
    private var held: [UInt8] = []
    init(_ source: Base.AsyncIterator) { self.source = source }

    /// The next line that is not empty; nil at the end.
    public mutating func next() async rethrows -> String? {
      while let byte = try await source.next() {
        if let text = take(byte) { return text }
      }
      line += held
      held = []
      return end()
    }
    /// A line that ends with this byte, unless it is empty.
    private mutating func take(_ byte: UInt8) -> String? {
      held.append(byte)
      switch held {
      case [0xC2], [0xE2], [0xE2, 0x80]: return nil
      case [0x0A], [0x0B], [0x0C], [0x0D], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]:
        held = []
        return end()
      default:
        if held.count > 1 {
          // What looked like a separator was none: its last byte may begin one.
          let last = held.removeLast()
          line += held
          held = []
          return take(last)
        }
        line.append(byte)
        held = []
        return nil
      }
    }
    private mutating func end() -> String? {
      if line.isEmpty { return nil }
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
  /// The lines of the text that these bytes are, in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

/// Bytes that arrive in parts.
public struct _ByteParts: AsyncSequence, Sendable {
  public typealias Element = UInt8
  private let parts: AsyncThrowingStream<Data, any Error>
  init(_ parts: AsyncThrowingStream<Data, any Error>) { self.parts = parts }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts.makeAsyncIterator()) }

  /// Goes through the bytes of each part.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var parts: AsyncThrowingStream<Data, any Error>.AsyncIterator
    private var part = Data().makeIterator()
    init(_ parts: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.parts = parts }
    /// The next byte; nil at the end.
    public mutating func next() async throws -> UInt8? {
      while true {
        if let byte = part.next() { return byte }
        guard let more = try await parts.next() else { return nil }
        part = more.makeIterator()
      }
    }
  }
}

extension FileHandle {
  /// The bytes of a file, as they are read.
  public typealias AsyncBytes = _ByteParts
  /// The bytes from where the file is read on, in parts of 16 kilobytes. They are read on another thread.
  public var bytes: AsyncBytes { AsyncBytes(reading(self)) }
}
extension URL {
  /// The bytes of what a URL leads to.
  public typealias AsyncBytes = _ByteParts
  /// The bytes of a file. Those of the network come from `URLSession.bytes(from:)`: here they throw `URLError.unsupportedURL`.
  public var resourceBytes: AsyncBytes {
    guard isFileURL else { return AsyncBytes(AsyncThrowingStream { $0.finish(throwing: URLError(.unsupportedURL)) }) }
    do { return AsyncBytes(reading(try FileHandle(forReadingFrom: self))) } catch {
      return AsyncBytes(AsyncThrowingStream { $0.finish(throwing: error) })
    }
  }
  /// The lines of a file, as those of `resourceBytes`.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
/// Reads a file on a thread that may wait.
private func reading(_ file: FileHandle) -> AsyncThrowingStream<Data, any Error> {
  AsyncThrowingStream { continuation in
    let task = Task.detached {
      do {
        while !Task.isCancelled, let part = try file.read(upToCount: 16_384), !part.isEmpty { continuation.yield(part) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
