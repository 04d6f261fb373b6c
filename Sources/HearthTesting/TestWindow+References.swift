import Foundation
import HearthCore

#if GTK
  import HearthPaint
#endif

extension TestWindow {
  /// Compares what the window shows with a picture that somebody has looked at.
  ///
  ///     @Test func `the card looks as it should`() throws {
  ///       let window = TestWindow(text: .real, size: CGSize(width: 320, height: 240)) { Card() }
  ///       window.comparePicture("card")
  ///     }
  ///
  /// The reference is `Pictures/card.png` beside the test's file. `hearth test --pictures` compares: a picture that differs, or that has no reference, fails
  /// the test at its line, and is written beside a picture of the difference into the folder that the message names. `hearth test --record` makes
  /// what is drawn the references: look at them before they are committed. Any other run of tests draws the picture and compares
  /// nothing, since pictures of other versions of the libraries for text are different.
  ///
  /// - Parameters:
  ///   - name: The file's, without its ending. Letters, digits, spaces, `-` and `_`.
  ///   - scale: Pixels for each point.
  ///   - tolerance: By how much the parts of a colour may differ, from 0 to 255, before the pixel counts as different.
  public func comparePicture(
    _ name: String, scale: CGFloat = 1, tolerance: Int = 2, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    func fail(_ message: String) { TestFailure.record(message, at: site) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) }), !name.isEmpty else {
      return fail("\"\(name)\" cannot be the name of a picture: use letters, digits, spaces, - and _.")
    }
    #if GTK
      let picture: Picture
      do { picture = try self.picture(scale: scale) } catch { return fail("\(error)") }
      let references = PictureReferences(testFile: "\(filePath)")
      if let problem = references.take(picture, name, tolerance: tolerance) { fail(problem) }
    #else
      fail(NoPictures().description)
    #endif
  }
}

#if GTK
  /// The pictures beside a file of tests, and what is done with them.
  struct PictureReferences {
    /// What `HEARTH_REFERENCES` says.
    enum Use: String { case compare, record }

    /// Nil where the picture is drawn and nothing else.
    let use: Use?
    let folder: URL
    /// Where pictures that differ are written.
    let results: URL

    init(testFile: String, _ environment: [String: String] = ProcessInfo.processInfo.environment) {
      use = environment["HEARTH_REFERENCES"].flatMap { Use(rawValue: $0) }
      folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Pictures")
      results = URL(
        fileURLWithPath: environment["HEARTH_REFERENCE_RESULTS"] ?? FileManager.default.currentDirectoryPath
          + "/pictures"
      )
    }

    /// - Returns: What is wrong, for the test; nil where nothing is.
    func take(_ picture: Picture, _ name: String, tolerance: Int) -> String? {
      let file = folder.appendingPathComponent(name + ".png")
      do {
        switch use {
        case nil: return nil
        case .record:
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try picture.pngData.write(to: file)
          return nil
        case .compare: return try compare(picture, with: file, name, tolerance)
        }
      } catch { return "The picture \"\(name)\" cannot be written: \(error.localizedDescription)" }
    }

    private func compare(_ picture: Picture, with file: URL, _ name: String, _ tolerance: Int) throws -> String? {
      let reference = FileManager.default.contents(atPath: file.path).flatMap(PictureFile.read)
      guard let new = PictureFile.read(picture.pngData) else { return "The picture \"\(name)\" cannot be drawn." }
      var problem = "has no reference \(file.path)", difference: RenderedPicture?
      if let reference {
        if (reference.width, reference.height) != (new.width, new.height) {
          problem = "is \(new.width) × \(new.height) pixels, and its reference \(reference.width) × \(reference.height)"
        } else {
          let found = PictureFile.difference(reference, new, tolerance: tolerance)
          if found.count == 0 { return nil }
          problem = "differs from its reference in \(found.count) of \(new.width * new.height) pixels"
          difference = found.picture
        }
      }
      try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
      let written = results.appendingPathComponent(name + ".png")
      try picture.pngData.write(to: written)
      let marks = results.appendingPathComponent(name + "-difference.png")
      try? FileManager.default.removeItem(at: marks)
      if let difference { try PictureFile.png(difference).write(to: marks) }
      let beside = difference == nil ? "" : ", and where beside it, \(marks.lastPathComponent)"
      return
        "The picture \"\(name)\" \(problem). What is drawn now is \(written.path)\(beside). If it is right, 'hearth test --record' makes it the reference."
    }
  }
#endif
