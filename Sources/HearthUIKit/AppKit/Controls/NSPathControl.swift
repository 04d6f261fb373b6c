import Foundation
import HearthCore
import HearthUI

/// A part of a path.
@MainActor @preconcurrency open class NSPathControlItem: NSObject {
  /// The title of the item.
  open var title = ""
  /// The picture beside it.
  open var image: NSImage?
  /// Where it is; nil for what is at no place.
  open internal(set) var url: URL?
  public override init() {}
  nonisolated deinit {}
}

/// The directories that lead to a file, in a row.
@MainActor @preconcurrency open class NSPathControl: NSControl {
  /// How the path is shown. Source: AppKit's numbers.
  public nonisolated enum Style: Int, Sendable {
    /// In a row.
    case standard = 0
    /// The last part, with the others in a menu.
    case popUp = 2
  }
  /// What the path leads to; nil for nothing.
  open var url: URL? { didSet { if url != oldValue { urlDidChange() } } }
  /// How the path is shown.
  open var pathStyle = Style.standard { didSet { lookDidChange() } }
  /// The parts, those of `url` unless the app sets others.
  open var pathItems: [NSPathControlItem] = [] { didSet { lookDidChange() } }
  /// The part that was pressed last; nil for none.
  open private(set) var clickedPathItem: NSPathControlItem?
  nonisolated deinit {}
  private func urlDidChange() {
    guard let url else { return pathItems = [] }
    var items: [NSPathControlItem] = [], current = url.standardizedFileURL
    while items.count < 100 {
      let item = NSPathControlItem(), isRoot = current.path == "/"
      item.title = isRoot ? "/" : current.lastPathComponent
      item.url = current
      items.insert(item, at: 0)
      if isRoot || current.path.isEmpty { break }
      current = current.deletingLastPathComponent().standardizedFileURL
    }
    pathItems = items
  }
  private func userDidPress(_ item: NSPathControlItem) {
    clickedPathItem = item
    act()
  }
  override var text: String {
    get { url?.path ?? "" }
    set { url = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
  }
  private static func face(_ item: NSPathControlItem) -> AnyView {
    guard let image = item.image else { return AnyView(Text(verbatim: item.title)) }
    return AnyView(
      Label {
        Text(verbatim: item.title)
      } icon: {
        Image(nsImage: image)
      })
  }
  override func makeContent() -> AnyView? {
    let items = pathItems
    let press: (Int) -> Void = { [weak self] in self?.userDidPress(items[$0]) }
    if pathStyle == .popUp {
      return wrap(
        Menu {
          ForEach(items.indices.reversed(), id: \.self) { index in Button(items[index].title) { press(index) } }
        } label: {
          Text(verbatim: items.last?.title ?? "")
        }
        .fixedSize())
    }
    return wrap(
      HStack(spacing: 4) {
        ForEach(items.indices, id: \.self) { index in
          if index > 0 { Image(systemName: "chevron.right").font(.caption2).foregroundStyle(.secondary) }
          Button {
            press(index)
          } label: {
            Self.face(items[index]).lineLimit(1)
          }
          .buttonStyle(.plain)
        }
      })
  }
}
