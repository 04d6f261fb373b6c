import HearthCore

// Links whose state the app holds. Source: Apple, deprecated in iOS 16 in favour of paths.

extension NavigationLink {
  /// A link to a view that is shown while `isActive` is true. The link sets it, and
  /// leaving the view sets it back to false.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination(), isActive: isActive)
  }
  /// A link to a view that was made already, which is shown while `isActive` is true.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination, isActive: isActive)
  }
  /// A link to a view that is shown while the selection is `tag`. Leaving the view sets the selection to nil.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination(), isActive: LinkState.isSelected(tag, selection))
  }
  /// A link to a view that was made already, which is shown while the selection is `tag`.
  /// Leaving the view sets the selection to nil.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination, isActive: LinkState.isSelected(tag, selection))
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title that is looked up in the app's tables, to a view that is shown while `isActive` is true.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), value: nil, destination: destination(), isActive: isActive)
  }
  /// A link with a title that is looked up in the app's tables, to a view that was made already,
  /// which is shown while `isActive` is true.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), value: nil, destination: destination, isActive: isActive)
  }
  /// A link with a title that is looked up in the app's tables, to a view that is shown while the selection is `tag`.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey), value: nil, destination: destination(), isActive: LinkState.isSelected(tag, selection))
  }
  /// A link with a title from the app's tables, to a view that was made already, which
  /// is shown while the selection is `tag`.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey), value: nil, destination: destination, isActive: LinkState.isSelected(tag, selection))
  }
  /// A link with a title that is shown as it is, to a view that is shown while `isActive` is true.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), value: nil, destination: destination(), isActive: isActive)
  }
  /// A link with a title that is shown as it is, to a view that was made already,
  /// which is shown while `isActive` is true.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), value: nil, destination: destination, isActive: isActive)
  }
  /// A link with a title that is shown as it is, to a view that is shown while the selection is `tag`.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(title), value: nil, destination: destination(), isActive: LinkState.isSelected(tag, selection))
  }
  /// A link with a title that is shown as it is, to a view that was made already, which
  /// is shown while the selection is `tag`.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), value: nil, destination: destination, isActive: LinkState.isSelected(tag, selection))
  }
}

// Pages of storyboards, by their names. Source: Apple, watchOS: "a link that presents a destination view with a name in
// WatchKit". There are no storyboards on Linux: a page that says so comes instead, and it is reported.

extension NavigationLink where Destination == Never {
  private nonisolated init(storyboardName: String, isActive: Binding<Bool>?, label: Label) {
    self.init(label: label, value: nil, destination: nil, isActive: isActive)
    self.storyboardName = storyboardName
  }
  /// A link to a page of a storyboard. There are none on Linux: a page that says so comes instead, and it is reported.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(destinationName: String, @ViewBuilder label: () -> Label) {
    self.init(storyboardName: destinationName, isActive: nil, label: label())
  }
  /// A link to a page of a storyboard that is shown while `isActive` is true. On
  /// Linux a page comes that says there is none.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init(destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(storyboardName: destinationName, isActive: isActive, label: label())
  }
  /// A link to a page of a storyboard that is shown while the selection is `tag`. On
  /// Linux a page comes that says there is none.
  @available(
    *, deprecated,
    message:
      "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public nonisolated init<V: Hashable>(
    destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(storyboardName: destinationName, isActive: LinkState.isSelected(tag, selection), label: label())
  }
}

private enum LinkState {
  /// Whether a selection is a tag. Set: the tag is selected; reset: nothing is,
  /// unless a different value was selected meanwhile.
  static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
