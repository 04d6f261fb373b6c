import HearthCore

extension View {
  nonisolated func confirmation<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, isFrozen: Bool = false,
    _ parts: (actions: A, message: M)?
  ) -> ModifiedContent<Self, PresentationModifier<DialogPresentation<DialogView<A, M>>>> {
    modifier(
      PresentationModifier(
        source: DialogPresentation(
          kind: .dialog, isPresented: isPresented, isFrozen: isFrozen,
          content: parts.map {
            DialogView(
              title: title, actions: $0.actions, message: $0.message, hasStandardCancel: true,
              titleVisibility: titleVisibility)
          })))
  }

  /// Asks what to do while `isPresented` is true.
  ///
  /// Every action ends the dialog after it has run. There is always a button "Cancel", unless one with
  /// the role cancel takes its place. The dialog is an alert on desktops, points at this view on
  /// tablets, and comes from the bottom on phones.
  ///
  ///     Button("Delete…") { isShown = true }
  ///       .confirmationDialog("Delete all items?", isPresented: $isShown) {
  ///         Button("Delete", role: .destructive) { items.removeAll() }
  ///       }
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmation(Text(titleKey), isPresented, titleVisibility, (actions(), EmptyView()))
  }
  /// Asks what to do while `isPresented` is true, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmation(Text(title), isPresented, titleVisibility, (actions(), EmptyView()))
  }
  /// Asks what to do while `isPresented` is true, with a text as the title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmation(title, isPresented, titleVisibility, (actions(), EmptyView()))
  }
  /// Asks what to do while `isPresented` is true, with a message below the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmation(Text(titleKey), isPresented, titleVisibility, (actions(), message()))
  }
  /// Asks what to do while `isPresented` is true, with a message below a title that is shown as it is.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmation(Text(title), isPresented, titleVisibility, (actions(), message()))
  }
  /// Asks what to do while `isPresented` is true, with a message below a text as the title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmation(title, isPresented, titleVisibility, (actions(), message()))
  }

  // MARK: - With data

  /// Asks what to do with data while `isPresented` is true and there is some. Data that changes later is not looked at.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(Text(titleKey), isPresented, titleVisibility, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with data while `isPresented` is true and there is some, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(Text(title), isPresented, titleVisibility, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with data while `isPresented` is true and there is some, with a text as the title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(title, isPresented, titleVisibility, isFrozen: true, data.map { (actions($0), EmptyView()) })
  }
  /// Asks what to do with data while `isPresented` is true and there is some, with a message.
  /// Data that changes later is not looked at.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(Text(titleKey), isPresented, titleVisibility, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Asks what to do with data while `isPresented` is true and there is some, with a
  /// message below a title that is shown as it is.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(Text(title), isPresented, titleVisibility, isFrozen: true, data.map { (actions($0), message($0)) })
  }
  /// Asks what to do with data while `isPresented` is true and there is some, with a message below a text as the title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(title, isPresented, titleVisibility, isFrozen: true, data.map { (actions($0), message($0)) })
  }
}
