import QuickTesting
import SwiftUI

/// Files that parts of a program read and write in turn.
struct FileCoordinatorTests {
  nonisolated private final class Log: @unchecked Sendable {
    // Unchecked: behind the lock.
    private let lock = NSLock()
    private var all: [String] = []
    func add(_ line: String) { lock.withLock { all.append(line) } }
    var lines: [String] { lock.withLock { all } }
  }
  nonisolated private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    // Unchecked: nothing changes.
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    let log = Log()
    init(_ url: URL) { presentedItemURL = url }
    func presentedItemDidChange() { log.add("changed") }
    func presentedSubitemDidChange(at url: URL) { log.add(url.lastPathComponent) }
  }
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")

  @Test func `a writer waits for a reader, and a reader for nobody who reads`() {
    let log = Log(), file = file, isReading = DispatchSemaphore(value: 0), mayEnd = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: nil) { _ in
        isReading.signal()
        mayEnd.wait()
        log.add("read")
      }
    }
    isReading.wait()
    DispatchQueue.global().async(group: group) {
      NSFileCoordinator().coordinate(writingItemAt: file, options: [], error: nil) { _ in log.add("write") }
    }
    NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: nil) { _ in log.add("read first") }
    mayEnd.signal()
    group.wait()
    expect(log.lines, equals: ["read first", "read", "write"])
  }
  @Test func `a thread may read and write a file within writing it`() {
    let coordinator = NSFileCoordinator(), log = Log()
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: nil) { url in
      coordinator.coordinate(readingItemAt: url, options: [], error: nil) { _ in log.add("read") }
      NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) { _ in log.add("write") }
    }
    expect(log.lines, equals: ["read", "write"])
  }
  @Test func `presenters of a file and of its folder hear of what others write`() {
    let shown = Presenter(file), folder = Presenter(file.deletingLastPathComponent()), other = Presenter(file)
    for presenter in [shown, folder, other] { NSFileCoordinator.addFilePresenter(presenter) }
    NSFileCoordinator(filePresenter: other).coordinate(writingItemAt: file, options: [], error: nil) { _ in }
    for presenter in [shown, folder, other] {
      NSFileCoordinator.removeFilePresenter(presenter)
      presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    }
    expect(shown.log.lines == ["changed"] && other.log.lines.isEmpty)
    expect(folder.log.lines.contains(file.lastPathComponent))
    NSFileCoordinator().coordinate(writingItemAt: file, options: [], error: nil) { _ in }
    shown.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    expect(shown.log.lines, equals: ["changed"])
  }
  @Test func `a coordinator that was cancelled reads nothing`() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    var hasRead = false
    coordinator.coordinate(readingItemAt: file, options: [], error: &error) { _ in hasRead = true }
    expect(!hasRead && error?.code == CocoaError.userCancelled.rawValue)
  }
}
