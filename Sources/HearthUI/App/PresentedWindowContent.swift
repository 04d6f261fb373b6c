import Foundation
import HearthCore
import Observation

/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: PresentedValue<Data>
  let content: (Binding<Data?>) -> Content
  @MainActor public var body: some View { content(Bindable(value).value) }
}

/// The value that a window presents. Views that read it follow.
@MainActor @Observable final class PresentedValue<D: Codable & Hashable>: WindowValue {
  var value: D?
  init(_ value: D?) { self.value = value }
  nonisolated deinit {}

  var presented: AnyHashable? { value.map { AnyHashable($0) } }
  var data: Data? {
    // An array, as JSON of other encoders has no bare values.
    value.flatMap { try? JSONEncoder().encode([$0]) }
  }
  /// A binding for a group whose windows always present something.
  func binding(_ defaultValue: @escaping () -> D) -> Binding<D> {
    // The value is there from the start, and nobody can take it away.
    Binding(Bindable(self).value) ?? .constant(defaultValue())
  }
}

extension SceneDescription {
  /// A group of windows that present values.
  static func presenting<D: Codable & Hashable, Content: View>(
    id: String?, title: Text?, defaultValue: (() -> D)?, _ content: @escaping @MainActor (PresentedValue<D>) -> Content
  ) -> SceneDescription {
    let defaultValue = UncheckedSendable(defaultValue)
    let presented = PresentedType(
      type: D.self, hasDefault: defaultValue.value != nil,
      make: { value in PresentedValue<D>(value?.base as? D ?? defaultValue.value?()) },
      decode: { data in (try? JSONDecoder().decode([D].self, from: data))?.first.map { AnyHashable($0) } })
    return SceneDescription(.group, id: id, title: title, presented: presented) { value in
      // A scene of another type may have come in its place.
      (value as? PresentedValue<D>).map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }
}
