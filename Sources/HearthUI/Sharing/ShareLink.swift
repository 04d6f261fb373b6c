import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

/// A control that shares items.
///
/// Desktops on Linux have no sheet for sharing. The control opens a menu: copy the items, open an address, write a
/// message about what is text or an address, and save what is data in the folder for downloads.
///
///     ShareLink("Share Name", item: name)
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View
where Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label

  fileprivate nonisolated init(
    items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    (self.items, self.subject, self.message, self.preview, self.label) = (items, subject, message, preview, label)
  }

  @MainActor public var body: some View {
    ShareMenu(
      items: Array(items), subject: subject, message: message, previews: preview.map { items.map($0) } ?? [],
      label: label)
  }
}

private struct ShareMenu<Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable, Title: View>: View {
  let items: [Item]
  let subject: Text?
  let message: Text?
  let previews: [SharePreview<PreviewImage, PreviewIcon>]
  let label: Title
  @State private var reach = WindowReach()
  @Environment(\.openURL) private var openURL

  var body: some View {
    let items = items, reach = reach, openURL = openURL
    let texts = items.map { ShareText.text(of: $0) }
    let addresses = items.compactMap { $0 as? URL }
    let files = items.filter { ShareText.text(of: $0) == nil }
    Menu(button: label) {
      // What is shared, where the app says how it is called; one line for many.
      if !previews.isEmpty && previews.count <= 3 {
        Section {
          ForEach(Array(previews.enumerated()), id: \.offset) { _, preview in
            if let symbol = preview.symbol {
              Label {
                preview.title
              } icon: {
                symbol
              }
            } else {
              preview.title
            }
          }
        }
      }
      Button("Copy", systemImage: "doc.on.doc") {
        reach.engine?.host.clipboard.setItems(items.map { NSItemProvider(transferring: $0) })
      }
      if !addresses.isEmpty {
        Button("Open", systemImage: "arrow.up.forward.app") { for address in addresses { openURL(address) } }
      }
      if !texts.contains(where: { $0 == nil }), !texts.isEmpty {
        Button("E-Mail…", systemImage: "envelope") {
          if let url = mail(texts.compactMap { $0 }, reach) { openURL(url) }
        }
      }
      if !files.isEmpty {
        Button("Save to Downloads", systemImage: "square.and.arrow.down") {
          for file in files { ShareFile.save(file, at: reach.node) }
        }
      }
    }
    .menuIndicator(.hidden)
    .disabled(items.isEmpty)
    .modifier(WindowReachModifier(reach: reach))
  }

  /// A message to nobody yet. Source: RFC 6068.
  private func mail(_ texts: [String], _ reach: WindowReach) -> URL? {
    guard let node = reach.node else { return nil }
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = ""
    var query: [URLQueryItem] = []
    if let subject { query.append(URLQueryItem(name: "subject", value: subject.string(at: node))) }
    let lines = (message.map { [$0.string(at: node)] } ?? []) + texts
    query.append(URLQueryItem(name: "body", value: lines.joined(separator: "\r\n\r\n")))
    parts.queryItems = query
    return parts.url
  }
}

/// The label of a share menu that has no label of its own: a symbol and a word.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up").accessibilityHidden(true)
    }
  }
}

extension ShareLink {
  /// Items of any type, each with a preview.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items: items, subject, message, preview, label()) }
  /// An item of any type with a preview.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Addresses.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: items, subject, message, nil, label())
  }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Texts.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: items, subject, message, nil, label())
  }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// An address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: CollectionOfOne(item), subject, message, nil, label())
  }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// A text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Items of any type, each with a preview.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, subject, message, preview, DefaultShareLinkLabel(title: Text("Share…"))) }
  /// Items of any type, each with a preview, under a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, subject, message, preview, DefaultShareLinkLabel(title: title)) }
  /// Items of any type, each with a preview, under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey))) }
  /// Items of any type, each with a preview, under a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleResource))) }
  /// Items of any type, each with a preview, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, subject, message, preview, DefaultShareLinkLabel(title: Text(title))) }

  /// An item of any type with a preview.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// An item of any type with a preview, under a title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
  }
  /// An item of any type with a preview, under a title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// An item of any type with a preview, under a title from a resource.
  @_disfavoredOverload public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(title: Text(titleResource)))
  }
  /// An item of any type with a preview, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  /// Addresses.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// Addresses, under a title.
  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }
  /// Addresses, under a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Addresses, under a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleResource)))
  }
  /// Addresses, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  /// An address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// An address, under a title.
  public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
  /// An address, under a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// An address, under a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleResource)))
  }
  /// An address, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  /// Texts.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// Texts, under a title.
  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }
  /// Texts, under a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Texts, under a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleResource)))
  }
  /// Texts, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  /// A text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// A text, under a title.
  public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
  /// A text, under a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// A text, under a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleResource)))
  }
  /// A text, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
}
