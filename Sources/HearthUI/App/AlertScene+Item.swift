import Foundation
import HearthCore

// Alerts of the app about something that is there or not, by the rules of `alert(_:item:actions:)`.

extension AlertScene {
  /// Shows an alert about an item with a message while there is one, with a title from the app's tables. The end of the alert sets the
  /// binding to nil.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleKey), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Shows an alert about an item with a message while there is one, with a title from a resource. The end of the alert sets the
  /// binding to nil.
  @_disfavoredOverload public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleResource), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Shows an alert about an item with a message while there is one, with a title that is shown as it is. The end of the alert sets the
  /// binding to nil.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(title), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Shows an alert about an item with a message while there is one, with a text as its title. The end of the alert sets the
  /// binding to nil.
  public nonisolated init<T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(title, data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), message($0)) })
  }
}
extension AlertScene where Message == EmptyView {
  /// Shows an alert about an item without a message while there is one, with a title from the app's tables. The end of the alert sets the
  /// binding to nil.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleKey), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item without a message while there is one, with a title from a resource. The end of the alert sets the
  /// binding to nil.
  @_disfavoredOverload public nonisolated init<T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleResource), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item without a message while there is one, with a title that is shown as it is. The end of the alert sets the
  /// binding to nil.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(title), data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about an item without a message while there is one, with a text as its title. The end of the alert sets the
  /// binding to nil.
  public nonisolated init<T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(title, data.isSome(), isFrozen: true, data.wrappedValue.map { (actions($0), EmptyView()) })
  }
}
