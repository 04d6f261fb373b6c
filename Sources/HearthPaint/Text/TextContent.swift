#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// The bytes of a styled text with the places where its runs begin, ready for Pango.
  struct TextContent {
    let text: StyledText
    /// UTF-8, with the NULs replaced, since Pango ends a text there.
    let bytes: [UInt8]
    /// The offset at which each run begins, and the end of the last.
    let runStarts: [Int]

    init(_ text: StyledText) {
      self.text = text
      var bytes: [UInt8] = []
      var starts: [Int] = []
      for run in text.runs {
        starts.append(bytes.count)
        bytes.append(contentsOf: run.text.utf8)
      }
      starts.append(bytes.count)
      // The substitute character, as long as the original, keeps every offset.
      for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0x1A }
      (self.bytes, runStarts) = (bytes, starts)
    }

    /// The index of the run that holds the character at `offset`; the last one for the end of the text.
    func runIndex(at offset: Int) -> Int {
      if runStarts.count <= 2 { return 0 }
      return (1..<runStarts.count - 1).partitionPoint { runStarts[$0] > offset } - 1
    }

    /// The end of the paragraph that holds `offset`, before its separator, and the start of the next one (the same at
    /// the end of the text). Separators are those of Pango: line feed, carriage return, both in this order, U+2029.
    func paragraphEnd(from offset: Int) -> (end: Int, next: Int) {
      var index = offset
      while index < bytes.count {
        switch bytes[index] {
        case 0x0A: return (index, index + 1)
        case 0x0D: return (index, index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
          return (index, index + 3)
        default: index += 1
        }
      }
      return (bytes.count, bytes.count)
    }

    /// The start of the character that holds `offset`.
    func characterStart(_ offset: Int) -> Int {
      var offset = min(max(0, offset), bytes.count)
      while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }

    /// A part of a text that is shaped at once.
    struct Part {
      /// Its bytes, without the separator that ends it, unless the text ends there.
      var range: Range<Int>
      var next: Int
      /// True when the paragraph goes on behind the part.
      var splitsParagraph = false
      var isLast = false
    }

    /// The part that begins at `start`: whole paragraphs of `preferred` bytes together or a little more, or a piece of
    /// a paragraph longer than `maximum`, ending behind a space if there is one.
    func part(from start: Int, preferred: Int, maximum: Int) -> Part {
      var end = start, place = start
      while true {
        let paragraph = paragraphEnd(from: place)
        if paragraph.end - start > maximum {
          if place > start { return Part(range: start..<end, next: place) }
          let cut = characterStart(start + maximum)
          let space = bytes[(start + maximum / 2)..<cut].lastIndex(of: 0x20).map { $0 + 1 } ?? cut
          return Part(range: start..<space, next: space, splitsParagraph: true)
        }
        if paragraph.next == paragraph.end { return Part(range: start..<bytes.count, next: bytes.count, isLast: true) }
        (end, place) = paragraph
        if place - start >= preferred { return Part(range: start..<end, next: place) }
      }
    }

    func font(of run: Int, scale: CGFloat) -> FontDescription {
      guard text.runs.indices.contains(run) else { return FontDescription(size: 13) }
      var font = text.runs[run].attributes.font
      font.size *= scale
      return font
    }
  }
#endif
