import HearthCore

/// Stands for a page that nobody has declared. Source: SwiftUI shows a triangle; the words are ours.
struct MissingDestination: View {
  let typeName: String
  var explanation: LocalizedStringKey = "No destination is declared for this type."
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.yellow).accessibilityHidden(true)
      Text(verbatim: typeName).font(.headline)
      Text(explanation).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding()
    .accessibilityElement(children: .combine)
  }
}

/// Stands for a page of a storyboard, which Linux does not have, and reports it.
nonisolated struct StoryboardPage: View {
  let name: String
  @MainActor var body: some View {
    MissingDestination(typeName: name, explanation: "There are no storyboards on Linux.").modifier(
      StoryboardReport(name: name))
  }
}
nonisolated private struct StoryboardReport: AttachmentModifier {
  let name: String
  typealias Body = Never
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> Attachment {
    node.engine.report(
      .notOnLinux, at: node,
      "NavigationLink(destinationName: \"\(modifier.name)\") leads to a page of a storyboard, and there are none on Linux. A placeholder is shown. Use NavigationLink(value:label:) with navigationDestination(for:destination:)."
    )
    return Attachment()
  }
  @MainActor static func updateAttachment(_ attachment: Attachment, _ modifier: Self) {}
  final class Attachment: NodeAttachment {
    init() {}
    nonisolated deinit {}
  }
}
