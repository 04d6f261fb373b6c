import Foundation
import Project
import Testing

@testable import Building

struct PackageBuildTests {
  @Test(arguments: [
    (".package(url: \"https://example.org/hearth.git\", branch: \"main\")", true),
    (".package(path: \"../Hearth\")", true),
    ("// .package(path: \"../hearth\")", false),
    (".package(\n  name: \"Hearth\", path: \"..\")", true),
    ("name: \"HearthClock\", dependencies: [.package(path: \"../clock\")]", false),
  ])
  func `a manifest names Hearth or does not`(manifest: String, names: Bool) {
    #expect(PackageBuild.namesHearth(manifest) == names)
  }
}

struct FileWatchTests {
  @Test func `a file that changes, goes and comes back is noticed, and one that is only read is not`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.swift")
    try Data("a".utf8).write(to: file)
    let watch = FileWatch(file)
    #expect(!watch.waitForChange(milliseconds: 0))
    _ = try Data(contentsOf: file)
    #expect(!watch.waitForChange(milliseconds: 0))
    try Data("ab".utf8).write(to: file)
    #expect(watch.waitForChange(milliseconds: 0))
    try FileManager.default.removeItem(at: file)
    #expect(watch.waitForChange(milliseconds: 0))
    try Data("abc".utf8).write(to: file, options: .atomic)
    #expect(watch.waitForChange(milliseconds: 0))
    try Data("other".utf8).write(to: folder.appending(path: "b.swift"))
    #expect(!watch.waitForChange(milliseconds: 0))
  }
}
