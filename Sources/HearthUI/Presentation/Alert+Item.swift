import Foundation
import HearthCore

extension Binding {
  /// True while there is something; setting it to false takes that away.
  nonisolated func isSome<T>() -> Binding<Bool> where Value == T? {
    let item = UncheckedSendable(self)
    return Binding<Bool>(get: { item.value.wrappedValue != nil }, set: { if !$0 { item.value.wrappedValue = nil } })
  }
}

// Alerts about something that is there or not. Source: Apple, `alert(_:item:actions:)`: what the binding holds when the
// alert appears is what the alert is about, and ending it sets the binding to nil.

extension View {
  /// Shows an alert about an item while there is one, with a title from the app's tables. The end of the alert sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item with a message while there is one, with a title from the app's tables.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Shows an alert about an item while there is one, with a title from a resource. The end of the alert sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  @_disfavoredOverload public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item with a message while there is one, with a title from a resource.
  @_disfavoredOverload public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Shows an alert about an item while there is one, with a title that is shown as it is. The end of the alert sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item with a message while there is one, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Shows an alert about an item while there is one, with a text as its title. The end of the alert sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  @_disfavoredOverload public nonisolated func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item with a message while there is one, with a text as its title.
  @_disfavoredOverload public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }

  // MARK: - Errors

  /// Shows an error while there is one. Its description is the title; the end of the alert sets the binding to nil.
  ///
  ///     Editor().alert(error: $saveError) { Button("Try Again") { save() } }
  public nonisolated func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: () -> A
  ) -> some View {
    let value = error.wrappedValue
    return alert(Text(title(of: value)), error.isSome(), isFrozen: true, value.map { _ in (actions(), EmptyView()) })
  }
  /// Shows an error with a message while there is one. Its description is the title; the end of the alert sets the
  /// binding to nil.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    let value = error.wrappedValue
    return alert(Text(title(of: value)), error.isSome(), isFrozen: true, value.map { (actions($0), message($0)) })
  }
}
