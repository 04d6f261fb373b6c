import Foundation
import HearthCore
import HearthRendering
import UniformTypeIdentifiers

/// One thing that this app drags.
struct DraggedItem {
  var provider: NSItemProvider
  /// Its identity in a drag container, or the one it was made draggable with.
  var id: AnyHashable?
}

/// What this app drags, as its own views are given it.
@MainActor final class DragPayload {
  let items: [DraggedItem]
  let formation: DragDropPreviewsFormation
  /// Pictures of the things, as far as they are seen; the one that was pressed first. Points, in the window.
  let previews: [(piece: DisplayPiece, frame: CGRect)]
  init(
    _ items: [DraggedItem], _ formation: DragDropPreviewsFormation, _ previews: [(piece: DisplayPiece, frame: CGRect)]
  ) {
    (self.items, self.formation, self.previews) = (items, formation, previews)
  }
  nonisolated deinit {}

  // MARK: - For other programs

  /// The things as data. What is text or a URL is there at once where that is possible; the rest is made when
  /// somebody asks for it.
  func dragItems() -> [DragItem] { items.map { Self.dragItem($0.provider) } }
  private static func dragItem(_ provider: NSItemProvider) -> DragItem {
    var item = DragItem([])
    var known: Set<String> = []
    for identifier in provider.publicTypeIdentifiers {
      let mimeType = ClipboardData.mimeType(of: identifier)
      guard known.insert(mimeType).inserted else { continue }
      let loading = LoadingData(provider, identifier)
      if mimeType == ClipboardData.text || mimeType == ClipboardData.urls, let data = loading.dataNow() {
        item.data.append(
          ClipboardData(mimeType, mimeType == ClipboardData.urls ? data + Data("\r\n".utf8) : data))
      } else {
        item.promises.append(
          DragPromise(mimeType) { completion in
            loading.load { data in
              completion(mimeType == ClipboardData.urls ? data.map { $0 + Data("\r\n".utf8) } : data)
            }
          })
      }
    }
    if !known.contains(ClipboardData.urls), let name = provider.suggestedName,
      let identifier = provider.publicTypeIdentifiers.first
    {
      let loading = LoadingData(provider, identifier)
      item.promises.append(
        DragPromise(ClipboardData.urls) { completion in
          loading.load { data in
            let url = data.flatMap { PromisedFile.write($0, name: name, identifier) }
            completion(url.map { Data(($0.absoluteString + "\r\n").utf8) })
          }
        })
    }
    return item
  }
  /// Several things in one, for programs like this one; nil for one thing.
  func joint() -> ClipboardData? {
    guard items.count > 1 else { return nil }
    var joined = CopiedItems()
    for (number, item) in items.enumerated() {
      for identifier in item.provider.publicTypeIdentifiers {
        if let data = LoadingData(item.provider, identifier).dataNow() { joined.add(identifier, data, to: number) }
      }
    }
    return joined.data.map { ClipboardData(ClipboardData.items, $0) }
  }

  // MARK: - Picture

  /// How many pictures are shown of more.
  private static let most = 5

  /// What the pointer carries.
  func picture(_ formation: DragDropPreviewsFormation, _ node: Node) -> (piece: DisplayPiece, size: CGSize)? {
    guard let first = previews.first else { return nil }
    var placed: ContiguousArray<PlacedPiece> = []
    var box = CGRect(origin: .zero, size: first.frame.size)
    if items.count > 1 {
      // Where fewer things are seen than dragged, the first stands for others.
      var shown = Array(previews.prefix(Self.most))
      while shown.count < min(items.count, 3) { shown.append(first) }
      var y: CGFloat = 0
      for (index, preview) in shown.enumerated() {
        var origin = CGPoint.zero
        var piece = preview.piece
        switch formation.arrangement {
        case .list:
          origin.y = y
          y += preview.frame.height + 4
        case .stack: origin = CGPoint(x: CGFloat(index) * 4, y: CGFloat(index) * 4)
        case .asPlaced:
          // What only stands for others lies where nothing is.
          if index >= previews.count { continue }
          origin = CGPoint(x: preview.frame.minX - first.frame.minX, y: preview.frame.minY - first.frame.minY)
        case .pile:
          let middle = CGPoint(x: preview.frame.width / 2, y: preview.frame.height / 2)
          let angle: CGFloat = [0, 3, -4, 5, -2][index % 5] * .pi / 180
          let turn = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: angle)
            .translatedBy(x: -middle.x, y: -middle.y)
          if index > 0 { piece = EffectPiece(.transform(turn), piece) }
          origin = CGPoint(
            x: (first.frame.width - preview.frame.width) / 2, y: (first.frame.height - preview.frame.height) / 2)
        }
        placed.append(PlacedPiece(piece, x: origin.x, y: origin.y))
        box = box.union(CGRect(origin: origin, size: preview.frame.size))
      }
      // The pressed one lies on top.
      placed.reverse()
      placed.append(contentsOf: badge(at: CGPoint(x: first.frame.width, y: 0), node))
      box = box.union(CGRect(x: first.frame.width - 11, y: -11, width: 22, height: 22))
    } else {
      placed.append(PlacedPiece(first.piece, x: 0, y: 0))
    }
    for index in placed.indices {
      placed[index].x -= box.minX
      placed[index].y -= box.minY
    }
    return (GroupPiece(placed), box.size)
  }
  /// How many things there are, in a disc.
  private func badge(at point: CGPoint, _ node: Node) -> ContiguousArray<PlacedPiece> {
    var attributes = TextAttributes(font: FontDescription(size: 12))
    attributes.font.family = node.engine.host.settings.interfaceFamily
    let layout = node.engine.host.textShaper.layout(
      StyledText("\(items.count)", attributes), width: nil, height: nil)
    let width = max(22, layout.size.width + 12)
    let disc = CGRect(x: point.x - width / 2, y: point.y - 11, width: width, height: 22)
    return [
      PlacedPiece(FillPiece(.roundedRectangle(disc, radius: 11), .color(node.scope.accent)), x: 0, y: 0),
      PlacedPiece(
        TextPiece(layout, .color(.white)), x: disc.midX - layout.size.width / 2, y: disc.midY - layout.size.height / 2),
    ]
  }
}

/// Data of an item, loaded once.
@MainActor private final class LoadingData {
  private enum State { case idle, loading, loaded(Data?) }
  private var state = State.idle
  private var waiting: [@MainActor (Data?) -> Void] = []
  private let provider: NSItemProvider
  private let identifier: String
  init(_ provider: NSItemProvider, _ identifier: String) { (self.provider, self.identifier) = (provider, identifier) }
  nonisolated deinit {}

  func load(_ completion: @escaping @MainActor (Data?) -> Void) {
    if case .loaded(let data) = state { return completion(data) }
    waiting.append(completion)
    guard case .idle = state else { return }
    state = .loading
    provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
      performNowOrOnMain {
        guard case .loading = self.state else { return }
        self.state = .loaded(data)
        let waiting = self.waiting
        self.waiting = []
        for completion in waiting { completion(data) }
      }
    }
  }
  /// Nil where it does not come at once, or not at all.
  func dataNow() -> Data? {
    load { _ in }
    if case .loaded(let data) = state { return data }
    return nil
  }
}

/// A file that is written when somebody takes what was dragged: file managers know files only.
enum PromisedFile {
  /// Writes data in a directory of its own among the temporary files, which is left there: whoever took the file copies
  /// it when he likes.
  /// - Returns: Nil where it could not be written.
  static func write(_ data: Data, name: String, _ identifier: String) -> URL? {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("dragged-\(UUID().uuidString)")
    let stem = URL(fileURLWithPath: "/" + name).lastPathComponent
    var url = directory.appendingPathComponent(stem == "/" || stem.isEmpty ? "Item" : stem)
    if let ending = UTType(identifier)?.preferredFilenameExtension, url.pathExtension != ending {
      url = url.appendingPathExtension(ending)
    }
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: url)
      return url
    } catch {
      return nil
    }
  }
}
