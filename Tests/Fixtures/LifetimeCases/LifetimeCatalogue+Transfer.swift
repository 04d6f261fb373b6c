import SwiftUI
import UniformTypeIdentifiers

extension LifetimeCatalogue {
  mutating func addTransfer() {
    add("commands of the clipboard") { model in
      Text("\(model.number)").focusable()
        .onCopyCommand {
          model.note(); return []
        }
        .onCutCommand {
          model.note(); return []
        }
        .onPasteCommand(of: [.plainText]) { _ in model.note() }
        .copyable([String(model.number)])
        .cuttable(for: String.self) {
          model.note(); return []
        }
        .pasteDestination(for: String.self) { _ in model.note() }
    }
    add(
      "draggable",
      act: { window in
        let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
        window.drag(from: middle, to: CGPoint(x: 20, y: 20))
      }
    ) { model in
      Text("\(model.number)").frame(width: 300, height: 300).contentShape(.rect).draggable("\(model.number)") {
        Text("\(model.number)")
      }
    }
    add("onDrag") { model in
      Text("\(model.number)").frame(width: 300, height: 300).onDrag {
        model.note(); return NSItemProvider()
      } preview: {
        Text("\(model.number)")
      }
    }
    add("dropDestination") { model in
      Text("\(model.number)").frame(width: 300, height: 300)
        .dropDestination(for: String.self) { _, _ in
          model.note(); return true
        } isTargeted: { _ in
          model.note()
        }
        .springLoadingBehavior(.enabled)
    }
    add("onDrop") { model in
      Text("\(model.number)").onDrop(of: [.plainText], isTargeted: model[binding: \.flag]) { _ in
        model.note(); return true
      }
    }
    add("onDrop with a delegate") { model in
      Text("\(model.number)").onDrop(of: [.plainText], delegate: LifetimeDrop(model: model))
    }
    add("drags of containers") { model in LifetimeDrags(model: model) }
  }
}

private struct LifetimeDrop: DropDelegate {
  let model: LifetimeModel
  func performDrop(info: DropInfo) -> Bool { true }
}
private struct LifetimeDrags: View {
  let model: LifetimeModel
  var body: some View {
    VStack { ForEach(model.items) { Text("\($0.name) \(model.number)") } }
      .dragContainer(for: String.self, itemID: \.self) { ids in
        model.note()
        return ids
      }
      .dragContainerSelection(model.items.map(\.id))
      .onDragSessionUpdated { _ in model.note() }
      .onDropSessionUpdated { _ in model.note() }
      .dropConfiguration { _ in
        model.note(); return DropConfiguration(operation: .copy)
      }
      .dragConfiguration(DragConfiguration(allowMove: false, allowDelete: false))
  }
}
