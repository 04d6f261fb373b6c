import Foundation
import HearthCore

/// An alert or a confirmation dialog whose views were made together with the modifier; nil for one without data.
nonisolated struct DialogPresentation<Presented: View>: PresentationSource {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  var isFrozen = false
  let content: Presented?
  @MainActor var identity: AnyHashable? { content != nil && isPresented.wrappedValue ? true : nil }
  @MainActor func end() { isPresented.wrappedValue = false }
}

extension View {
  nonisolated func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, isFrozen: Bool = false, _ parts: (actions: A, message: M)?
  ) -> ModifiedContent<Self, PresentationModifier<DialogPresentation<DialogView<A, M>>>> {
    modifier(
      PresentationModifier(
        source: DialogPresentation(
          kind: .alert, isPresented: isPresented, isFrozen: isFrozen,
          content: parts.map { DialogView(title: title, actions: $0.actions, message: $0.message) })))
  }

  // MARK: - Title and actions

  /// Shows an alert while `isPresented` is true.
  ///
  /// Every action ends the alert after it has run. Without actions there is a button "OK". Buttons are put in order by
  /// their role; Return stands for the default button, Escape for one with the role cancel.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, (actions(), EmptyView()))
  }
  /// Shows an alert with a title that is shown as it is while `isPresented` is true.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented, (actions(), EmptyView()))
  }
  /// Shows an alert with a text as its title while `isPresented` is true.
  @_disfavoredOverload public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented, (actions(), EmptyView()))
  }

  // MARK: - With a message

  /// Shows an alert with a message below its title while `isPresented` is true.
  ///
  /// ```swift
  /// Text(name).alert("Delete this recipe?", isPresented: $isAsking) {
  ///   Button("Delete", role: .destructive) { delete() }
  /// } message: {
  ///   Text("It cannot be brought back.")
  /// }
  /// ```
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, (actions(), message()))
  }
  /// Shows an alert with a message while `isPresented` is true, below a title that is shown as it is.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented, (actions(), message()))
  }
  /// Shows an alert with a message while `isPresented` is true, below a text as the title.
  @_disfavoredOverload public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(title, isPresented, (actions(), message()))
  }

  // MARK: - With data

  /// Shows an alert about data while `isPresented` is true and there is some. Data that changes later is not looked at.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about data while `isPresented` is true and there is some, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about data while `isPresented` is true and there is some, with a text as its title.
  @_disfavoredOverload public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Shows an alert about data with a message while `isPresented` is true and there is some.
  /// Data that changes later is not looked at.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Shows an alert about data with a message while `isPresented` is true and there is
  /// some, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Shows an alert about data with a message while `isPresented` is true and there is some, with a text as its title.
  @_disfavoredOverload public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented, isFrozen: true, data.map { (actions($0), message($0)) })
  }

  // MARK: - Errors

  /// Shows an error while `isPresented` is true and there is one. Its description is the title.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title(of: error)), isPresented, isFrozen: true, error.map { _ in (actions(), EmptyView()) })
  }
  /// Shows an error with a message while `isPresented` is true and there is one. Its description is the title.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(Text(title(of: error)), isPresented, isFrozen: true, error.map { (actions($0), message($0)) })
  }
  nonisolated func title<E: LocalizedError>(of error: E?) -> String {
    error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
  }
}
