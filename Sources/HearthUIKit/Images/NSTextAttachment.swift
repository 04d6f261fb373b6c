import Foundation
import HearthCore
import HearthRendering

/// A picture in a text with attributes. Labels, text views that are not edited and texts that are drawn show it.
///
/// ```swift
/// let icon = NSTextAttachment()
/// icon.image = UIImage(named: "lock")
/// icon.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
/// text.append(NSAttributedString(attachment: icon))
/// ```
open class NSTextAttachment: NSObject, PictureInText {
  /// The picture; nil for the one that `contents` are.
  open var image: UIImage?
  /// Where the picture lies: points, from the baseline upwards. Without a size it is as large as the picture.
  open var bounds = CGRect.zero
  /// The bytes of a file. Those of a picture are shown where `image` is nil; others are kept alone, as `fileType` is.
  open var contents: Data?
  /// The uniform type of `contents`.
  open var fileType: String?
  /// Creates an attachment of the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  /// Creates an attachment that is a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  /// Creates an attachment that shows nothing yet.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
  /// The picture in its size; nil for none.
  final var picture: ImageSource? {
    guard let image = shownImage else { return nil }
    let size = bounds.width > 0 && bounds.height > 0 ? bounds.size : image.size
    return image.piece(in: CGRect(origin: .zero, size: size)).map { .drawn(DrawnPicture($0, size: size)) }
  }
  /// Points by which the picture is raised.
  final var rise: CGFloat { bounds.minY.isFinite ? bounds.minY : 0 }
  /// A symbol that has no size and no colour of its own, which is as large and as coloured as the text.
  @MainActor final var symbol: Text? {
    guard let image = shownImage, image.isSymbol, bounds.isEmpty, image.tint == nil else { return nil }
    return Text(Image(uiImage: image))
  }
}

extension NSTextAttachment {
  /// The letter that stands for an attachment in a text. Source: Unicode, U+FFFC, object replacement character.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// A text that is a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
