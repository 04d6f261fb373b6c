import SwiftUI

/// What has cases of spellings that are deprecated: asked through this, the compiler does not warn of them.
@MainActor protocol OldSpellings {
  mutating func addOldSpellings()
}

extension OldSpellings {
  /// Adds the cases of old spellings.
  mutating func addDeprecated() { addOldSpellings() }
}

extension LifetimeCatalogue: OldSpellings {
  @available(*, deprecated) mutating func addOldSpellings() {
    add("MenuButton") { model in MenuButton(label: Text("\(model.number)")) { Button("one") { model.note() } } }
    add("contextMenu of a value") { model in
      Text("\(model.number)").contextMenu(ContextMenu { Button("one") { model.note() } })
    }
    add("NavigationView") { model in
      NavigationView { NavigationLink("go") { Text("\(model.number)") } }
    }
    add("actionSheet") { model in
      Text("\(model.number)").actionSheet(isPresented: model[binding: \.flag]) {
        ActionSheet(title: Text("\(model.number)"), buttons: [.default(Text("one")) { model.note() }, .cancel()])
      }
    }
    add("focusable with a closure") { model in Text("\(model.number)").focusable(true) { _ in model.note() } }
  }
}
