#if GTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// What a window shows, as files for a report of a fault: its pixels, its display list, and what assistive technology finds in it.
  struct WindowRecord {
    var png: Data
    var displayList: String
    /// A line for each element, those inside of it further in: traits, label, value, identifier, and the frame in points.
    var accessibility: String

    init(
      _ output: FrameOutput, size: CGSize, scale: CGFloat, images: ImageStore, elements: [AccessibilityElement]
    ) {
      png = PictureRenderer(images: images).png(output.picture, size: size, scale: scale, background: output.background)
      displayList = output.picture.displayListText
      accessibility = elements.map { Self.lines($0, "") }.joined()
    }

    private static func lines(_ element: AccessibilityElement, _ indent: String) -> String {
      let properties = element.properties, names = element.traits.names
      var parts = [names.isEmpty ? "element" : names.joined(separator: "+")]
      if let label = properties.label, !label.isEmpty { parts.append("\"\(label)\"") }
      if let value = properties.value { parts.append("= \"\(value)\"") }
      if let identifier = properties.identifier { parts.append("#\(identifier)") }
      let frame = element.frame.integral
      parts.append("(\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height)))")
      if element.isFocused { parts.append("focused") }
      if !element.isEnabled { parts.append("disabled") }
      let line = parts.joined(separator: " ").replacingOccurrences(of: "\n", with: " ")
      return indent + line + "\n" + element.children.map { lines($0, indent + "  ") }.joined()
    }

    /// Writes `NAME.png`, `NAME.txt` and `NAME.accessibility.txt`.
    ///
    /// - Returns: Their paths.
    func write(_ name: String, into folder: URL) throws -> [String] {
      let files: [(String, Data)] = [
        (".png", png), (".txt", Data(displayList.utf8)), (".accessibility.txt", Data(accessibility.utf8)),
      ]
      return try files.map { ending, data in
        let file = folder.appendingPathComponent(name + ending)
        try data.write(to: file)
        return file.path
      }
    }
  }
#endif
