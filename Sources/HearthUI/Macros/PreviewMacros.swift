import HearthCore

/// A preview of a view: what its developer looks at while working on it.
///
///     #Preview("Empty") { ShoppingList(items: []) }
///
/// An app started with `--previews` prints the names of all previews in it; with `--preview Empty` it shows that one
/// instead of its windows, and with `--picture FILE.png` besides draws it. `TestWindow(preview:)` opens it without a
/// display. In a build for release there are no previews: nothing refers to them, and the compiler leaves them out.
///
/// - Parameters:
///   - name: Nil for the file and the line, as in "ShoppingList.swift:12".
///   - body: Makes the view.
///
/// Source: Apple's documentation of `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "HearthMacros", type: "PreviewMacro")

/// A preview of a view, in the container that traits describe.
///
///     #Preview("Row", traits: .fixedLayout(width: 300, height: 60)) { Row(item: .sample) }
///
/// Source: Apple's documentation of `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HearthMacros", type: "PreviewMacro")

/// A preview of a view for each of some arguments.
///
///     #Preview("Row", arguments: [Item.short, Item.long]) { item in Row(item: item) }
///
/// Each is a preview of its own, whose name is followed by the number of its argument, from 1: "Row 2".
///
/// Source: Apple's documentation of `Preview(_:traits:arguments:body:)`; the names are our choice.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ContentBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "HearthMacros", type: "PreviewMacro")

/// Lets the body of a preview have state of its own.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Loud", isOn: $isOn)
///     }
///
/// The variables marked so become properties of a view whose body is the rest.
///
/// Source: Apple's documentation of `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "HearthMacros", type: "PreviewableMacro")
