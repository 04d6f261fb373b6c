import SwiftUI

extension LifetimeCatalogue {
  mutating func addMenus() {
    add("Menu") { model in
      Menu {
        Button("one") { model.note() }
        Menu("more") { Toggle("t", isOn: model[binding: \.flag]) }
      } label: {
        Text("\(model.number)")
      } primaryAction: {
        model.note()
      }
    }
    add("Menu that opens") { model in
      Menu {
        Button("one \(model.number)") { model.note() }; Divider(); Button("two") { model.note() }
      } label: {
        Text("\(model.number)").frame(width: 300, height: 300)
      }
    }
    add("contextMenu") { model in
      Text("\(model.number)").frame(width: 300, height: 300).contextMenu { Button("one") { model.note() } }
    }
    add("contextMenu with a preview", idiom: .phone) { model in
      Text("\(model.number)").frame(width: 300, height: 300).contextMenu {
        Button("one") { model.note() }
      } preview: {
        Text("\(model.number)")
      }
    }
    add("modifierKeyAlternate") { model in
      Menu("m") { Button("one") { model.note() }.modifierKeyAlternate(.option) { Button("two") { model.note() } } }
    }
    add("keyboardShortcut") { model in Button("k \(model.number)") { model.note() }.keyboardShortcut("k") }
    add("help") { model in Text("\(model.number)").frame(width: 300, height: 300).help("help \(model.number)") }
    add("onMenuItemHighlight") { model in
      Menu("m \(model.number)") { Button("one") { model.note() }.onMenuItemHighlight { _ in model.note() } }
    }
    add("documentBrowserContextMenu") { model in
      Text("\(model.number)").documentBrowserContextMenu { _ in Button("m") { model.note() } }
    }
  }
}
