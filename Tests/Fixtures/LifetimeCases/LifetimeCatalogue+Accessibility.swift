import SwiftUI

extension LifetimeCatalogue {
  mutating func addAccessibility() {
    add("accessibility actions") { model in
      Text("\(model.number)")
        .accessibilityAction { model.note() }
        .accessibilityAction(named: "name") { model.note() }
        .accessibilityActions { Button("a") { model.note() } }
        .accessibilityAdjustableAction { _ in model.note() }
        .accessibilityScrollAction { _ in model.note() }
        .accessibilityZoomAction { _ in model.note() }
        .accessibilityDropPoint(.center, description: Text("x"))
    }
    add("accessibility content") { model in
      Text("\(model.number)")
        .accessibilityChildren { Text("\(model.number)") }
        .accessibilityRepresentation { Toggle("t", isOn: model[binding: \.flag]) }
        .accessibilityLabel {
          $0; Text("\(model.number)")
        }
        .accessibilityShowsLargeContentViewer { Text("\(model.number)") }
    }
    add("accessibility rotors") { model in
      VStack { ForEach(model.items) { Text("\($0.name) \(model.number)") } }
        .accessibilityRotor("items") {
          ForEach(model.items) { AccessibilityRotorEntry($0.name, id: $0.id) { model.note() } }
        }
    }
    add("accessibility focus") { model in LifetimeAccessibilityFocus(model: model) }
    add(
      "a screen reader",
      act: { window in
        _ = window.startReader().next()
      }
    ) { model in
      VStack {
        Text("\(model.number)"); Button("b") { model.note() }
      }
    }
  }
}

private struct LifetimeAccessibilityFocus: View {
  let model: LifetimeModel
  @AccessibilityFocusState private var field: Int?
  @AccessibilityFocusState private var isRead: Bool
  @Namespace private var namespace
  var body: some View {
    VStack {
      Text("\(model.number)").accessibilityFocused($field, equals: 1).accessibilityLabeledPair(
        role: .label, id: 1, in: namespace)
      Text("\(model.number)").accessibilityFocused($isRead).accessibilityLabeledPair(
        role: .content, id: 1, in: namespace
      )
      .accessibilityLinkedGroup(id: 2, in: namespace).accessibilityRotorEntry(id: 3, in: namespace)
    }
    .accessibilityDefaultFocus($field, 1)
    .onChange(of: model.flag) { field = 1 }
  }
}
