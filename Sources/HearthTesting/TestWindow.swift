import Foundation
import HearthCore
import HearthRendering
import SwiftUI

/// A window without a display: the test acts as its user, and holds the clock.
public final class TestWindow {
  let host: TestHost
  package let content: WindowContent
  private var countersAtLastAction = FrameCounters()

  public init<Root: View>(size: CGSize = CGSize(width: 800, height: 600), @ViewBuilder _ root: () -> Root) {
    let host = TestHost()
    self.host = host
    content = WindowContent(host: host, size: size, root: root())
    host.content = content
    settle()
  }
  nonisolated deinit {}

  /// Runs frames until nothing is pending. Time does not pass.
  public func settle() {
    var frames = 0
    repeat {
      host.output = content.updateFrame(at: host.time)
      frames += 1
    } while content.needsFrame && frames < 100
  }
  private func act(_ action: () -> Void) {
    countersAtLastAction = content.engine.counters
    action()
    settle()
  }
  public func resize(to size: CGSize) { act { content.handle(.resize(size)) } }

  /// Work done since the last call that acted.
  public var counters: FrameCounters { content.engine.counters - countersAtLastAction }
  /// Starts counting anew.
  public func resetCounters() { countersAtLastAction = content.engine.counters }
  public var displayList: String { host.output?.picture.displayListText ?? "" }
  /// Mistakes of the app that were reported in this window.
  public var reports: [String] { content.engine.reports.map(\.description) }
  /// Nodes in the tree of the window.
  package var liveNodes: Int { content.engine.liveNodes }
}
extension FrameCounters {
  static func - (a: FrameCounters, b: FrameCounters) -> FrameCounters {
    var r = FrameCounters()
    r.bodies = a.bodies - b.bodies
    r.nodesVisited = a.nodesVisited - b.nodesVisited
    r.nodesCreated = a.nodesCreated - b.nodesCreated
    r.nodesDestroyed = a.nodesDestroyed - b.nodesDestroyed
    r.measures = a.measures - b.measures
    r.placements = a.placements - b.placements
    r.itemsRecorded = a.itemsRecorded - b.itemsRecorded
    r.rounds = a.rounds - b.rounds
    return r
  }
}

final class TestHost: WindowHost {
  let textShaper: any TextShaper = RoundMetricsShaper()
  let imageLoader: any ImageLoader = NoImages()
  var settings = HostSettings()
  let clipboard: any Clipboard = TestClipboard()
  var time: Double = 0
  var output: FrameOutput?
  weak var content: WindowContent?
  init() {}
  nonisolated deinit {}
  func requestFrame() {}
  func setCursor(_ cursor: Cursor) {}
  func setTextInput(_ request: TextInputRequest?) {}
  func setTitle(_ title: String) {}
  func openURL(_ url: URL) { openedURLs.append(url) }
  var openedURLs: [URL] = []
  func close() {}
}
/// Knows the sizes of images by their first bytes, and every symbol whose name could be one: small letters, digits and dots.
final class NoImages: ImageLoader {
  private var known: [ImageSource: ImageMetrics?] = [:]
  init() {}
  nonisolated deinit {}
  func metrics(of source: ImageSource) -> ImageMetrics? {
    if case .symbol(let name, let size, _) = source {
      let isName = !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 46 }
      return ImageMetrics(size: CGSize(width: size, height: size), baseline: size * 0.8, isPlaceholder: !isName)
    }
    if let metrics = known[source] { return metrics }
    let data: Data? = switch source {
    case .file(let path): FileManager.default.contents(atPath: path)
    case .data(let data): data
    case .symbol: nil
    }
    let metrics = data.flatMap { ImageHeader($0) }.map { ImageMetrics(size: $0.size) }
    known[source] = metrics
    return metrics
  }
}
final class TestClipboard: Clipboard {
  var text: String?
  var selection: String?
  init() {}
  nonisolated deinit {}
  func setText(_ text: String) { self.text = text }
  func readText(_ completion: @escaping @MainActor (String?) -> Void) { completion(text) }
  func setPrimarySelection(_ text: String) { selection = text }
  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(selection) }
}
