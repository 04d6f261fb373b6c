import Foundation
import HearthCore
import HearthUI

/// What a row offers when it is swept aside.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// Whether an action takes the row away.
  public enum Style: Int, Sendable { case normal = 0, destructive }
  /// Does the action. It tells whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// Whether it takes the row away.
  public let style: Style
  /// The title of the button.
  open var title: String?
  /// The image of the button, above its title.
  open var image: UIImage?
  /// Behind the button: by itself red where the row is taken away, else grey.
  open var backgroundColor: UIColor!
  private let handler: Handler
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
  nonisolated deinit {}
  func button(on view: UIView) -> some View {
    Button(role: style == .destructive ? .destructive : nil) { [weak view] in
      if let view { self.handler(self, view) { _ in } }
    } label: {
      if let image { Image(uiImage: image) }
      if let title { Text(verbatim: title) }
    }
    .tint(Color(uiColor: backgroundColor ?? .systemGray))
  }
}

/// The actions of a row on one side, from the edge on.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// From the edge of the row to its middle.
  public let actions: [UIContextualAction]
  /// Whether a sweep over the whole row does the first of them.
  open var performsFirstActionWithFullSwipe = true
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  nonisolated deinit {}
}

struct SwipeButtons: View {
  let configuration: UISwipeActionsConfiguration?
  let view: UIView
  var body: some View {
    ForEach(configuration?.actions ?? [], id: \.identity) { $0.button(on: view) }
  }
}
extension UIContextualAction { nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) } }
