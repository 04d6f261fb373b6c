import HearthCore

/// A label of several views. Where they are texts, the first is the title, and each further one says more about it below:
/// smaller and paler.
///
/// Source: Apple, documentation of `Toggle` and `LabeledContent`: "the second text is a subtitle"; seen, iOS 16 to 18.
nonisolated struct TitledLabel<Content: View>: View {
  let content: Content
  @MainActor var body: some View {
    Group(subviews: content) { views in
      if views.count > 1, views.allSatisfy(\.isText) {
        // What a view inherits is that of where it was made.
        Group(subviews: content.font(.subheadline).standardForegroundStyle(AnyShapeStyle(.secondary))) { small in
          VStack(alignment: .leading, spacing: 1) {
            ForEach(Array(views.prefix(1))) { $0 }
            ForEach(Array(small.dropFirst())) { $0 }
          }
        }
      } else {
        content
      }
    }
  }
  /// Whether a label has more than one view, so that it matters.
  static var isNeeded: Bool { Content._elementCount != 1 }
}

extension Subview {
  /// Whether it is a text, with or without modifiers around it.
  @MainActor var isText: Bool { Self.isText(element) }
  @MainActor private static func isText(_ node: LayoutNode) -> Bool {
    if node.isText { return true }
    var count = 0, isText = false
    node.visitLayoutChildren { child in
      count += 1
      isText = Self.isText(child)
    }
    return count == 1 && isText
  }
}
