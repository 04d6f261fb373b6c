import Foundation
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// What a picker for pictures tells of the file that was chosen.
@MainActor struct ImagePickerTests {
  @Test func `a movie is told by its file, and text is not told`() throws {
    let picker = UIImagePickerController()
    let info = try require(picker.info(of: URL(fileURLWithPath: "/films/Trip.mov")))
    expect(info[.mediaURL] as? URL == URL(fileURLWithPath: "/films/Trip.mov"))
    expect(info[.mediaType] as? String == "public.movie" && info[.originalImage] == nil)
    expect(picker.info(of: URL(fileURLWithPath: "/films/Trip.txt")) == nil)
  }
  @Test func `there is nothing to choose from a camera`() {
    expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary), equals: ["public.image", "public.movie"])
  }
}
