import Foundation

/// The pictures of one that moves.
struct ImageFrames: Equatable, Sendable {
  let images: [UIImage]
  /// Seconds of all of them together.
  let duration: TimeInterval

  /// Nil without pictures. Each is shown for a thirtieth of a second where no duration is given. Source: Apple,
  /// `UIImageView.animationDuration`: "The default value is equal to the number of images multiplied by 1/30th of a
  /// second".
  init?(_ images: [UIImage], _ duration: TimeInterval) {
    if images.isEmpty { return nil }
    self.images = images
    self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
  }
  func map(_ change: (UIImage) -> UIImage) -> ImageFrames? { ImageFrames(images.map(change), duration) }
  /// Seconds of one of them.
  var step: TimeInterval { duration / Double(images.count) }
  /// The picture some seconds after the start.
  func image(after seconds: TimeInterval) -> UIImage {
    // A clock that is read at the start of a step may be a little behind it.
    let index = Int(max(0, seconds / step + 1e-6).rounded(.down))
    return images[index % images.count]
  }
}

extension UIImage {
  /// A picture that moves: image views show its pictures one after the other, again and again. Nil without pictures.
  ///
  ///     imageView.image = UIImage.animatedImage(with: steps, duration: 1)
  /// - Parameter duration: Seconds of all pictures together; 0 for a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let frames = ImageFrames(images, duration) else { return nil }
    return UIImage(images[0], frames)
  }
  /// A picture that moves, of images of the app called `name0`, `name1` and so on, up to `name1024`. Nil where there are
  /// none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1_024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        // They may begin with 1.
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
  /// The pictures of one that moves; nil for one that does not.
  public final var images: [UIImage]? { frames?.images }
  /// Seconds in which the picture moves once; 0 for one that does not.
  public final var duration: TimeInterval { frames?.duration ?? 0 }
}
