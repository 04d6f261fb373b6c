import Foundation
import HearthTesting
import SwiftUI
import Synchronization
import UniformTypeIdentifiers

/// A text that is an observable object, in a file of its own.
@Observable nonisolated final class Memo: Document, @unchecked Sendable {
  // Unchecked: changed on the main actor alone.
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  @ObservationIgnored let log: MemoLog
  @ObservationIgnored let source: String
  init(_ log: MemoLog, text: String = "", source: String = "") {
    (self.log, self.text, self.source) = (log, text, source)
  }

  func reader(configuration: sending ReadConfiguration) -> sending MemoReader {
    MemoReader(log: log, type: configuration.contentType)
  }
  func writer(configuration: sending WriteConfiguration) -> sending MemoWriter {
    MemoWriter(log: log, type: configuration.contentType)
  }
  @MainActor func snapshot(contentType: UTType) async throws -> sending String {
    if log.isSlow { await Task.yield() }
    if text.contains("unsavable") { throw CocoaError(.featureUnsupported) }
    return text
  }
  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {
    log.add("apply \(snapshot) after \(previous ?? "nothing")")
    if snapshot == "refused" { throw CocoaError(.fileReadCorruptFile) }
    text = snapshot
  }
  @MainActor func change(_ new: String, _ undo: UndoManager?) {
    let old = text
    text = new
    undo?.registerUndo(withTarget: self) { memo in MainActor.assumeIsolated { memo.change(old, undo) } }
  }
}
nonisolated struct MemoReader: DocumentReader {
  let log: MemoLog
  let type: UTType
  @concurrent func read(from source: URL, progress: consuming Subprogress) async throws -> sending String {
    log.add("read \(type.identifier)")
    let manager = progress.start(totalCount: 2)
    let data = try Data(contentsOf: source)
    manager.complete(count: 2)
    guard let text = String(data: data, encoding: .utf8), !text.hasPrefix("damaged") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return text
  }
}
nonisolated struct MemoWriter: DocumentWriter {
  let log: MemoLog
  let type: UTType
  @concurrent func write(
    snapshot: sending String, to destination: URL, previous: sending String?, progress: consuming Subprogress
  ) async throws {
    log.add("write \(snapshot) after \(previous ?? "nothing")")
    let manager = progress.start(totalCount: 1)
    try Data(snapshot.utf8).write(to: destination)
    manager.complete(count: 1)
  }
}
/// What was done, and on which side.
nonisolated final class MemoLog: Sendable {
  private let lines = Mutex<[String]>([])
  private let slow = Mutex(false)
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  init() { _ = Self.mark }
  /// Whether a document takes its time before it gives a snapshot away.
  var isSlow: Bool {
    get { slow.withLock { $0 } }
    set { slow.withLock { $0 = newValue } }
  }
  func add(_ line: String) {
    let side = DispatchQueue.getSpecific(key: Self.mark) == true ? "main" : "other"
    lines.withLock { $0.append("\(line), \(side)") }
  }
  /// What was done since this was last asked.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

struct MemoView: View {
  @Bindable var memo: Memo
  @Environment(\.undoManager) private var undo
  @Environment(\.newDocument) private var newDocument
  var body: some View {
    Text(verbatim: memo.text).accessibilityIdentifier("memo")
    Text(verbatim: memo.source).accessibilityIdentifier("source")
    Button("Change") { memo.change(memo.text + "!", undo) }.accessibilityIdentifier("change")
    Button("Silently") { memo.text += "?" }.accessibilityIdentifier("silently")
    Button("Spoil") { memo.change("unsavable", undo) }.accessibilityIdentifier("spoil")
    Button("Another") { newDocument(Memo(memo.log, text: "another")) }.accessibilityIdentifier("another")
  }
}

/// What the app under test is made with: an app has no arguments.
enum MemoSetting {
  static var log = MemoLog()
  static var configurations: [URLDocumentConfiguration] = []
  static var contexts: [DocumentCreationContext] = []
  /// Thrown by the app's `makeDocument`.
  static var failure: (any Error)?
  static func reset() { (log, configurations, contexts, failure) = (MemoLog(), [], [], nil) }
  static func make(_ configuration: URLDocumentConfiguration, _ context: DocumentCreationContext) async throws -> Memo {
    if let failure { throw failure }
    configurations.append(configuration)
    contexts.append(context)
    return Memo(
      log, source: "\(context.creationSource?.id ?? "none") \(configuration.creationSource?.id ?? "none")")
  }
}
extension DocumentCreationSource { static let template = DocumentCreationSource(id: "template") }

struct MemoApp: App {
  var body: some Scene {
    DocumentGroup { memo in
      MemoView(memo: memo)
    } makeDocument: { configuration, context in
      try await MemoSetting.make(configuration, context)
    }
  }
}
struct OpenedMemoApp: App {
  var body: some Scene {
    DocumentGroup(allowCreating: false) { memo in
      MemoView(memo: memo)
    } makeDocument: { configuration, context in
      try await MemoSetting.make(configuration, context)
    }
  }
}
struct MemoViewerApp: App {
  var body: some Scene {
    DocumentGroup { memo in
      MemoView(memo: memo)
    } makeReadableDocument: { configuration, context in
      try await MemoSetting.make(configuration, context)
    }
  }
}
struct MemoLaunchApp: App {
  var body: some Scene {
    DocumentGroupLaunchScene("Memos") {
      NewDocumentButton("From Template", source: .template).accessibilityIdentifier("template")
      NewDocumentButton(source: .pasteboard).accessibilityIdentifier("paste")
    }
    .documentLaunchTitle("Notes and Memos").documentLaunchSubtitle("What one must not forget")
    DocumentGroup { memo in
      MemoView(memo: memo)
    } makeDocument: { configuration, context in
      try await MemoSetting.make(configuration, context)
    }
  }
}
