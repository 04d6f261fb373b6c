#if GTK
  import Foundation
  import HearthCore
  import HearthUI

  /// Writes an image into the user's folder of pictures, as a PNG file.
  ///
  /// - Parameters:
  ///   - completionTarget: Who would be told on Apple's systems, by a method that Objective-C finds by its name. Swift on Linux has
  ///     no such methods: one that is not nil is reported, and nobody is told.
  public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?,
    _ contextInfo: UnsafeMutableRawPointer?
  ) {
    func report(_ message: String) {
      Report(kind: .notOnLinux, path: "UIImageWriteToSavedPhotosAlbum", message: message).tell()
    }
    if completionTarget != nil || completionSelector != nil {
      report(
        "nobody is told of the end: there are no selectors. The file is there when the function returns."
      )
    }
    guard let data = image.pngData() else { return report("the image has no picture to be written.") }
    let folder = URL.picturesDirectory
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    var file = folder.appendingPathComponent("Image.png")
    while FileManager.default.fileExists(atPath: file.path) {
      number += 1
      file = folder.appendingPathComponent("Image \(number).png")
    }
    do { try data.write(to: file) } catch {
      report("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
#endif
