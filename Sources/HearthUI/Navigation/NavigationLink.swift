import HearthCore

/// A control that leads to another view.
///
/// With a value it puts that on top of the path of the stack around, or selects its row in a list whose selection has
/// the value's type. With a view it puts that on top. Outside of both, and with the value nil, it is disabled. In a row
/// of a list the whole row is the link. Source: Apple, "NavigationLink".
///
///     NavigationStack {
///       List(items) { item in
///         NavigationLink(item.name, value: item)
///       }
///       .navigationDestination(for: Item.self) { Text($0.name) }
///     }
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  /// Nil: a link with a view.
  let value: LinkValue?
  let destination: Destination?
  let isActive: Binding<Bool>?
  var leadsToDetail = true
  /// A page of a storyboard; nil for links that lead elsewhere.
  var storyboardName: String?

  nonisolated init(label: Label, value: LinkValue?, destination: Destination?, isActive: Binding<Bool>?) {
    (self.label, self.value, self.destination, self.isActive) = (label, value, destination, isActive)
  }

  @MainActor @preconcurrency public var body: some View {
    if let storyboardName {
      LinkBody(
        label: label, value: nil, destination: StoryboardPage(name: storyboardName), isActive: isActive,
        leadsToDetail: leadsToDetail)
    } else {
      LinkBody(label: label, value: value, destination: destination, isActive: isActive, leadsToDetail: leadsToDetail)
    }
  }

  /// Whether a link with a view, in a column of a split view, leads to the detail column, and not up in its
  /// own. In a stack it makes no difference.
  @MainActor @preconcurrency public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.leadsToDetail = isDetailLink
    return link
  }
}

/// The value of a link; nil inside disables it.
nonisolated struct LinkValue: Equatable {
  var value: NavigationValue?
  init<P: Hashable>(_ value: P?) { self.value = value.map { NavigationValue(AnyHashable($0)) } }
}

// MARK: - With a value

extension NavigationLink where Destination == Never {
  /// A link that presents a value. One that can be stored is stored with the path.
  // One form for values that can be stored and for others: of two the compiler type checks the label twice.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: LinkValue(value), destination: nil, isActive: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title, looked up by a key, to the destination of `value`; disabled where it is nil.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), value: LinkValue(value), destination: nil, isActive: nil)
  }
  /// A link with a title from a resource to the destination of `value`; disabled where it is nil.
  @_disfavoredOverload public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(label: Text(titleResource), value: LinkValue(value), destination: nil, isActive: nil)
  }
  /// A link with a title to the destination of `value`; disabled where it is nil.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), value: LinkValue(value), destination: nil, isActive: nil)
  }
}

// MARK: - With a view

extension NavigationLink {
  /// A link that presents a view.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination(), isActive: nil)
  }
  /// A link to a view, with the label at the end, in the earlier form.
  @available(*, deprecated, renamed: "NavigationLink(destination:label:)")
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination, isActive: nil)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title, looked up by a key, to a view. The view is made when the link is followed.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination(), isActive: nil)
  }
  /// A link with a title from a resource to a view. The view is made when the link is followed.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), value: nil, destination: destination(), isActive: nil)
  }
  /// A link with a title to a view. The view is made when the link is followed.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), value: nil, destination: destination(), isActive: nil)
  }
  /// A link with a title, looked up by a key, to a view, in the earlier form.
  @available(*, deprecated, renamed: "NavigationLink(_:destination:)")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination, isActive: nil)
  }
  /// A link with a title to a view, in the earlier form.
  @available(*, deprecated, renamed: "NavigationLink(_:destination:)")
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), value: nil, destination: destination, isActive: nil)
  }
}
