import Foundation
import HearthCore

// Dialogs about something that is there or not, by the rules of `alert(_:item:actions:)`.

extension View {
  /// Asks what to do with an item while there is one, with a title from the app's tables. The end of the dialog sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(
      Text(titleKey), data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with an item while there is one, with a title from the app's tables and a message below it.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      Text(titleKey), data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Asks what to do with an item while there is one, with a title from a resource. The end of the dialog sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(
      Text(titleResource), data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with an item while there is one, with a title from a resource and a message below it.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      Text(titleResource), data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Asks what to do with an item while there is one, with a title that is shown as it is. The end of the dialog sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(
      Text(title), data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with an item while there is one, with a title that is shown as it is and a message below it.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      Text(title), data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), message($0)) })
  }
  /// Asks what to do with an item while there is one, with a text as the title. The end of the dialog sets the binding to nil;
  /// an item that changes meanwhile is not looked at.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(
      title, data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with an item while there is one, with a text as the title and a message below it.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      title, data.isSome(), titleVisibility, isFrozen: true,
      data.wrappedValue.map { (actions($0), message($0)) })
  }
}
