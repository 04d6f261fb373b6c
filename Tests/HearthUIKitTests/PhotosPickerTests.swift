import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

@testable import PhotosUI

/// An SVG file, which is an image.
private let picture = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#.utf8)

private struct Album: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false
  @State private var loaded = "-"
  @State private var image: Image?
  var body: some View {
    VStack {
      PhotosPicker("One", selection: $item, matching: .images).accessibilityIdentifier("one")
      PhotosPicker(
        selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .not(.images)]), photoLibrary: .shared()
      ) { Label("Several", systemImage: "photo") }
      .accessibilityIdentifier("several")
      Button("Later") { isShown = true }.accessibilityIdentifier("later")
        .photosPicker(isPresented: $isShown, selection: $item, matching: .videos)
      Text(loaded).accessibilityIdentifier("loaded")
      Text("\(items.count)").accessibilityIdentifier("count")
      if let image { image.accessibilityIdentifier("image") }
    }
    .onChange(of: item) { _, new in
      Task {
        let data = try? await new?.loadTransferable(type: Data.self)
        image = try? await new?.loadTransferable(type: Image.self)
        loaded = "\(data?.count ?? 0) bytes of \(new?.supportedContentTypes.first?.identifier ?? "nothing")"
      }
    }
  }
}

@MainActor struct PhotosPickerTests {
  private func file(_ name: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try picture.write(to: url)
    return url
  }

  @Test func `the user chooses a picture, and the app loads it`() async throws {
    let window = TestWindow { Album() }
    window.click("one")
    expect(window.fileDialog?.contentTypes, equals: [.image])
    expect(window.fileDialog?.allowsMultipleSelection, equals: false)
    window.chooseFiles(try file("hearth-one.svg"))
    await window.settleTasks()
    try expect(window.element("loaded").label, equals: "\(picture.count) bytes of public.svg-image")
    expect(throws: Never.self) { try window.element("image") }
  }
  @Test func `not more pictures are taken than are allowed`() throws {
    let window = TestWindow { Album() }
    window.click("several")
    expect(window.fileDialog?.contentTypes, equals: [.image, .movie])
    expect(window.fileDialog?.allowsMultipleSelection, equals: true)
    window.chooseFiles(try file("hearth-a.svg"), try file("hearth-b.svg"), try file("hearth-c.svg"))
    try expect(window.element("count").label, equals: "2")
  }
  @Test func `a dialog is opened by a flag, and cancelled`() throws {
    let window = TestWindow { Album() }
    window.click("later")
    expect(window.fileDialog?.contentTypes, equals: [.movie])
    window.cancelFileDialog()
    expect(window.fileDialog == nil)
    try expect(window.element("loaded").label, equals: "-")
    window.click("later")
    expect(window.fileDialog != nil)
  }
  @Test func `filters say what is left`() {
    expect(PHPickerFilter.all(of: [.images, .not(.videos)]), equals: .images)
    expect(PHPickerFilter.any(of: [.images, .livePhotos]), equals: .images)
    expect(PHPickerFilter.not(.any(of: [.videos])), equals: .images)
  }
  @Test func `what a file does not tell of itself leaves nothing out`() {
    expect(PHPickerFilter.screenshots.contentTypes == [.image] && PHPickerFilter.slomoVideos.contentTypes == [.movie])
    expect(PHPickerFilter.not(.screenshots).contentTypes, equals: [.image, .movie])
    expect(PHPickerFilter.all(of: [.images, .not(.screenshots)]).contentTypes, equals: [.image])
    expect(PHPickerFilter.all(of: [.screenshots, .videos]).contentTypes, equals: [])
    expect(PHPickerFilter.any(of: [.panoramas, .timelapseVideos]).contentTypes, equals: [.image, .movie])
    // What is left out for certain stays out: no picture is a film.
    expect(PHPickerFilter.not(.any(of: [.images, .cinematicVideos])).contentTypes, equals: [.movie])
  }
  @Test func `an item is found again, loads with a closure, and is nil for what it is not`() async throws {
    let url = try file("hearth-two.svg")
    let item = PhotosPickerItem(itemIdentifier: url.path)
    expect(item, equals: PhotosPickerItem(itemIdentifier: try require(item.itemIdentifier)))
    let count = await withCheckedContinuation { continuation in
      item.loadTransferable(type: Data.self) { result in
        continuation.resume(returning: (try? result.get())?.count ?? 0)
      }
    }
    expect(count, equals: picture.count)
    try await expect(item.loadTransferable(type: String.self) == nil)
    await expect(throws: (any Error).self) {
      try await PhotosPickerItem(itemIdentifier: "/no/such/file.png").loadTransferable(type: Data.self)
    }
  }
}

/// As apps had it before PhotosPicker.
private struct OldPicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.dismiss) private var dismiss
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 1
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  @MainActor final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: OldPicker
    init(_ parent: OldPicker) { self.parent = parent }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      parent.dismiss()
      guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        let image = image as? UIImage
        DispatchQueue.main.async { self.parent.image = image }
      }
    }
  }
}
private struct OldAlbum: View {
  @State private var isShown = false
  @State private var image: UIImage?
  var body: some View {
    Button("Choose") { isShown = true }.accessibilityIdentifier("choose")
      .sheet(isPresented: $isShown) { OldPicker(image: $image) }
    Text(image.map { "\(Int($0.size.width))×\(Int($0.size.height))" } ?? "-").accessibilityIdentifier("size")
  }
}

extension PhotosPickerTests {
  @Test func `a view controller with a delegate`() async throws {
    let window = TestWindow { VStack { OldAlbum() } }
    window.click("choose")
    window.advance(by: .seconds(1))
    expect(window.fileDialog?.contentTypes, equals: [.image])
    window.chooseFiles(try file("hearth-three.svg"))
    await window.settleTasks()
    window.advance(by: .seconds(1))
    try expect(window.element("size").label, equals: "20×10")
  }
  @Test func `what the desktop's dialog cannot do is reported once it is seen`() {
    let window = TestWindow {
      Text("A").photosPickerStyle(.inline).photosPickerDisabledCapabilities([.search, .collectionNavigation])
        .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
    }
    expect(window.reports.count, equals: 3, "\(window.reports)")
    let found = TestWindow.reports {
      var configuration = PHPickerConfiguration()
      configuration.selection = .ordered
      configuration.preselectedAssetIdentifiers = ["a"]
    }
    expect(found.count, equals: 2)
    let plain = TestWindow { Text("A").photosPickerStyle(.presentation).photosPickerAccessoryVisibility(.visible) }
    expect(plain.reports.isEmpty)
  }
}
