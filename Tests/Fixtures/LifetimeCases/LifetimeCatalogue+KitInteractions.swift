import SwiftUI
import UIKit

/// Is told by recognisers and interactions, which do not own it.
private final class LifetimeListener: LifetimeView, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate, UIPointerInteractionDelegate, UIEditMenuInteractionDelegate
{
  func listen() { model.note() }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { LifetimeController(self.model) }) { _ in
      UIMenu(children: [UIAction(title: "a") { _ in self.model.note() }])
    }
  }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
}

extension LifetimeCatalogue {
  mutating func addKitInteractions() {
    addKit("gesture recognisers") { model in
      let view = LifetimeListener(model)
      let all: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        UIHoverGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      ]
      for recognizer in all { view.addGestureRecognizer(recognizer) }
      return view
    }
    addKit("UIContextMenuInteraction") { model in
      let view = LifetimeListener(model)
      view.addInteraction(UIContextMenuInteraction(delegate: view))
      return view
    }
    addKit("UIDragInteraction and UIDropInteraction") { model in
      let view = LifetimeListener(model)
      view.addInteraction(UIDragInteraction(delegate: view))
      view.addInteraction(UIDropInteraction(delegate: view))
      return view
    }
    addKit("UIPointerInteraction") { model in
      let view = LifetimeListener(model)
      view.addInteraction(UIPointerInteraction(delegate: view))
      return view
    }
    addKit("UIEditMenuInteraction") { model in
      let view = LifetimeListener(model)
      view.addInteraction(UIEditMenuInteraction(delegate: view))
      return view
    }
    addKit("traits and observers") { model in
      let view = LifetimeListener(model)
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: LifetimeListener, _) in view.model.note()
      }
      return view
    }
  }
}
