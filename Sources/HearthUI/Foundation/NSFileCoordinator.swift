import Foundation

/// Where an error is written to.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A type that shows a file, and is told when another part of the program has changed it.
public protocol NSFilePresenter: AnyObject {
  /// The file, or the folder.
  var presentedItemURL: URL? { get }
  /// Where the presenter is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file was written, or what is in the folder.
  func presentedItemDidChange()
  /// Something in the folder was written.
  func presentedSubitemDidChange(at url: URL)
}
extension NSFilePresenter {
  public nonisolated func presentedItemDidChange() {}
  public nonisolated func presentedSubitemDidChange(at url: URL) {}
}

/// Lets parts of a program read and write files in turn: several may read a file, and one writes it.
///
///     NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) { url in
///       try? data.write(to: url)
///     }
///
/// Only this program takes part: Linux has nothing that coordinates the files of several.
/// A thread that reads or writes a file may do so again within.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: what changes is behind the lock of `FileTurns`.
  /// How a file is read. Hints: nothing is downloaded, and links are followed by whoever reads.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes that a presenter has not saved yet are left out; here that is so by itself.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Where a link leads.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is known of the file without reading it.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// To send the file elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// What is done with a file that is written. Hints: every one waits for those who read.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is deleted, moved, merged with what there is, or replaced.
    public static let forDeleting = WritingOptions(rawValue: 1), forMoving = WritingOptions(rawValue: 2)
    /// It is merged with what there is, or replaced.
    public static let forMerging = WritingOptions(rawValue: 4), forReplacing = WritingOptions(rawValue: 8)
    /// Only what is known of the file is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }
  private let presenter: (any NSFilePresenter)?
  private let lock = NSLock()
  private var isCancelled = false
  /// Creates a coordinator. The presenter, if there is one, is not told of what this one writes.
  public nonisolated init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }
  /// Has a presenter hear of what is written.
  open nonisolated class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FileTurns.shared.add(filePresenter)
  }
  /// Has a presenter hear of nothing any more.
  open nonisolated class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FileTurns.shared.remove(filePresenter)
  }
  /// Those who hear of what is written.
  open nonisolated class var filePresenters: [any NSFilePresenter] { FileTurns.shared.presenters }
  /// From here on nothing is read or written by this coordinator; what waits for its turn is given up.
  open nonisolated func cancel() {
    lock.withLock { isCancelled = true }
    FileTurns.shared.wake()
  }

  /// Calls `reader` when nobody writes the file; not where the coordinator was cancelled, which is the error then.
  open nonisolated func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    perform([(url, false)], outError) { reader(url) }
  }
  /// Calls `writer` when nobody reads or writes the file.
  open nonisolated func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    perform([(url, true)], outError) { writer(url) }
  }
  /// Calls `readerWriter` when one file can be read and another written.
  open nonisolated func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    perform([(readingURL, false), (writingURL, true)], outError) { readerWriter(readingURL, writingURL) }
  }
  /// Calls `writer` when two files can be written.
  open nonisolated func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    perform([(url1, true), (url2, true)], outError) { writer(url1, url2) }
  }
  /// Both files are taken at once, so that two that wait for one another do not wait for ever.
  private nonisolated func perform(_ files: [(url: URL, writes: Bool)], _ error: NSErrorPointer, _ action: () -> Void) {
    let wanted = files.map { (path: $0.url.standardizedFileURL.path, writes: $0.writes) }
    guard FileTurns.shared.take(wanted, unless: { self.lock.withLock { self.isCancelled } }) else {
      error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
      return
    }
    action()
    FileTurns.shared.give(wanted)
    for file in files where file.writes { FileTurns.shared.tellChanged(file.url, but: presenter) }
  }
}

/// Who reads and writes which files of the program now.
private nonisolated final class FileTurns: @unchecked Sendable {
  // Unchecked: what changes is read and written under the condition.
  static let shared = FileTurns()
  private struct Holders {
    /// How many times each thread reads and writes the file.
    var reading: [ObjectIdentifier: Int] = [:], writing: [ObjectIdentifier: Int] = [:]
    func lets(_ thread: ObjectIdentifier, write: Bool) -> Bool {
      let others = writing.keys.contains { $0 != thread }
      return write ? !others && !reading.keys.contains { $0 != thread } : !others
    }
  }
  private let condition = NSCondition()
  private var files: [String: Holders] = [:]
  private var known: [any NSFilePresenter] = []

  func take(_ wanted: [(path: String, writes: Bool)], unless isCancelled: () -> Bool) -> Bool {
    let thread = ObjectIdentifier(Thread.current)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if isCancelled() { return false }
      if wanted.allSatisfy({ files[$0.path]?.lets(thread, write: $0.writes) ?? true }) { break }
      condition.wait()
    }
    for file in wanted {
      if file.writes {
        files[file.path, default: Holders()].writing[thread, default: 0] += 1
      } else {
        files[file.path, default: Holders()].reading[thread, default: 0] += 1
      }
    }
    return true
  }
  func give(_ taken: [(path: String, writes: Bool)]) {
    let thread = ObjectIdentifier(Thread.current)
    func less(_ counts: inout [ObjectIdentifier: Int]) {
      let left = (counts[thread] ?? 1) - 1
      counts[thread] = left > 0 ? left : nil
    }
    condition.lock()
    for file in taken {
      guard var holders = files[file.path] else { continue }
      if file.writes { less(&holders.writing) } else { less(&holders.reading) }
      files[file.path] = holders.reading.isEmpty && holders.writing.isEmpty ? nil : holders
    }
    condition.broadcast()
    condition.unlock()
  }
  func wake() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }

  var presenters: [any NSFilePresenter] {
    condition.lock()
    defer { condition.unlock() }
    return known
  }
  func add(_ presenter: any NSFilePresenter) {
    condition.lock()
    if !known.contains(where: { $0 === presenter }) { known.append(presenter) }
    condition.unlock()
  }
  func remove(_ presenter: any NSFilePresenter) {
    condition.lock()
    known.removeAll { $0 === presenter }
    condition.unlock()
  }
  func tellChanged(_ url: URL, but writer: (any NSFilePresenter)?) {
    let path = url.standardizedFileURL.path
    for presenter in presenters where presenter !== writer {
      guard let shown = presenter.presentedItemURL?.standardizedFileURL.path else { continue }
      nonisolated(unsafe) let told = presenter
      if shown == path {
        presenter.presentedItemOperationQueue.addOperation { told.presentedItemDidChange() }
      } else if path.hasPrefix(shown.hasSuffix("/") ? shown : shown + "/") {
        presenter.presentedItemOperationQueue.addOperation { told.presentedSubitemDidChange(at: url) }
      }
    }
  }
}
