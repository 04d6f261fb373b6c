import Foundation
import Lowering
import Testing

struct ManifestEditTests {
  @Test func `what cannot be had goes from a manifest, and paths become whole`() {
    let text = """
      let package = Package(name: "A", dependencies: [
        .package(url: "https://example.org/SwiftLint.git", from: "1.0.0"), .package(path: "../Core"), .package(path: "../Moved"),
      ], targets: [.target(name: "A", dependencies: ["Core", .product(name: "Rules", package: "swiftlint")],
        plugins: [.plugin(name: "Lint", package: "SwiftLint")])])
      """
    let folder = URL(fileURLWithPath: "/apps/A")
    let edited = ManifestEdit.text(text, without: ["swiftlint"], in: folder, moved: ["/apps/Moved": "/cache/Moved"])
    let words = edited.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words == """
        let package = Package(name: "A", dependencies: [ .package(path: "/apps/Core"), .package(path: "/cache/Moved"), \
        ], targets: [.target(name: "A", dependencies: ["Core", ], plugins: [ ])])
        """)
  }
}
