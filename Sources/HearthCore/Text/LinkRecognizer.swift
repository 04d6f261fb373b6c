import Foundation

/// Follows a press on a link of a text: a tap opens its address.
package final class LinkRecognizer: GestureRecognizer {
  private let taps: TapRecognizer
  private let url: URL
  private var isOpen = false

  init(_ url: URL, node: LayoutNode) {
    self.url = url
    taps = TapRecognizer(count: 1, space: .local, inputKinds: .all, node: node)
    super.init(node: node)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    taps.handle(event)
    phase = taps.phase
  }
  package override func cancel() {
    taps.cancel()
    super.cancel()
  }
  package override func reset() {
    taps.reset()
    isOpen = false
    super.reset()
  }
  package override func deliver() {
    if phase != .ended || isOpen || node.isUnmounted { return }
    isOpen = true
    node.open(url)
  }
}

extension Node {
  /// Opens an address as the app says here.
  package func open(_ url: URL) { EnvironmentValues(scope: scope).openURL(url) }
}
