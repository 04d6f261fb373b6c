import Foundation
import HearthCore
import HearthRendering

/// What shows a picture in a text: the value of the attribute `attachment`.
protocol PictureInText: AnyObject {
  /// The picture in its size; nil for none.
  var picture: ImageSource? { get }
  /// Points by which it is raised.
  var rise: CGFloat { get }
  /// A symbol that is as large and as coloured as the text around; nil for another picture.
  @MainActor var symbol: Text? { get }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, of the letter `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
