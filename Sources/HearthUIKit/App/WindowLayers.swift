import Foundation
import HearthCore
import HearthUI
import Observation

/// The windows that an app has put into a scene, above its content.
///
/// They are shown by a tree of their own, as the content is to keep its identity when the first one comes.
@MainActor final class WindowLayers {
  struct Item: Identifiable {
    let view: WindowView
    let level: UIWindow.Level
    var id: ObjectIdentifier { ObjectIdentifier(view) }
    /// A window is above what is presented at its level by the content, and above that in any case.
    var place: WindowLayerPlace {
      WindowLayerPlace(height: max(0, Double(level.rawValue)) + 0.5, presentations: view.presentations)
    }
  }
  private let model = LayersModel()
  private weak var content: WindowContent?
  private var node: Node?

  init(_ content: WindowContent) { self.content = content }
  isolated deinit {
    guard let node, let content, !node.isUnmounted else { return }
    content.engine.root?.attachments.removeAll { $0 === node }
    node.unmount()
  }

  /// Shows these, the last one in front of those of its level.
  func show(_ items: [Item]) {
    let old = model.items
    if old.map(\.id) == items.map(\.id), old.map(\.level) == items.map(\.level) { return }
    WindowDisplay.changeState { [self] in
      model.items = items
      start()
    }
  }
  private func start() {
    guard node == nil, let content, let root = content.engine.root, !root.isUnmounted else { return }
    let node = LayersView._makeNode(LayersView(model: model), _ViewInputs(root, content.rootScope)).node
    root.attachments.append(node)
    self.node = node
  }
}

@MainActor @Observable private final class LayersModel {
  var items: [WindowLayers.Item] = []
  nonisolated init() {}
  nonisolated deinit {}
}

private struct LayersView: View {
  let model: LayersModel
  var body: some View {
    ForEach(model.items) { item in
      WindowLayer(at: item.place) { WindowPresenter(view: item.view) }
    }
  }
}
