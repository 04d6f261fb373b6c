import SwiftUI

/// Files of Markdown, each in a window of its own.
struct MarkdownScene: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: MarkdownDocument()) { file in
      MarkdownEditor(document: file.$document)
    }
    .defaultSize(width: 900, height: 620)
    .commands { TextEditingCommands() }
  }
}

/// The text at the left, and what it looks like at the right.
struct MarkdownEditor: View {
  @Binding var document: MarkdownDocument
  @SceneStorage("shows preview") private var showsPreview = true
  @State private var isFinding = false

  var body: some View {
    HStack(spacing: 0) {
      TextEditor(text: $document.text)
        .textEditorStyle(.plain)
        .font(.body.monospaced())
        .findNavigator(isPresented: $isFinding)
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("markdown")
      if showsPreview {
        Divider()
        MarkdownPreview(blocks: document.blocks)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .toolbar {
      ToolbarItem {
        Toggle("Preview", systemImage: "eye", isOn: $showsPreview)
          .accessibilityIdentifier("preview")
      }
      ToolbarItem {
        Menu("Insert", systemImage: "plus") {
          Button("Heading") { append("# Heading") }
          Button("List Item") { append("- Item") }
          Button("Code") { append("```\n\n```") }
        }
        .accessibilityIdentifier("insert")
      }
      ToolbarItem {
        Text("\(document.words) words")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("words")
      }
    }
    .toolbarRole(.editor)
  }

  private func append(_ words: String) {
    if !document.text.isEmpty, !document.text.hasSuffix("\n") { document.text += "\n" }
    document.text += words + "\n"
  }
}

/// What a text looks like.
struct MarkdownPreview: View {
  let blocks: [MarkdownBlock]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(blocks.indices, id: \.self) { view(of: blocks[$0]) }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityIdentifier("looks")
  }

  @ViewBuilder private func view(of block: MarkdownBlock) -> some View {
    switch block {
    case .heading(let level, let text):
      styled(text)
        .font(level == 1 ? .title.bold() : level == 2 ? .title2.bold() : .headline)
        .accessibilityAddTraits(.isHeader)
    case .paragraph(let text): styled(text)
    case .item(let text):
      HStack(alignment: .firstTextBaseline) {
        Text("•")
        styled(text)
      }
    case .quote(let text):
      styled(text)
        .foregroundStyle(.secondary)
        .padding(.leading, 12)
        .overlay(alignment: .leading) { Rectangle().fill(.tertiary).frame(width: 3) }
    case .code(let text):
      Text(verbatim: text)
        .font(.body.monospaced())
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
    case .line: Divider()
    }
  }
  /// Bold, italic, code and links within a line.
  private func styled(_ text: String) -> Text {
    if let rich = try? AttributedString(markdown: text) { return Text(rich) }
    return Text(verbatim: text)
  }
}
