import Foundation
import HearthCore
import HearthPersistence
import QuickTesting
import SwiftUI
import TestSupport

@testable import HearthUI

struct DefaultsFileTests {
  private func plist(_ files: MemoryFiles, _ name: String) throws -> [String: Any] {
    let data = try require(files.files["/config/\(name).plist"])
    return try require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }
  private func store() -> (UserDefaults, String) {
    let name = "hearth-test-" + UUID().uuidString
    return (UserDefaults(suiteName: name)!, name)
  }

  @Test func `what is written goes into the file that UserDefaults reads, beside what others wrote`() throws {
    let files = MemoryFiles()
    let (defaults, name) = store()
    files.files["/config/\(name).plist"] = try PropertyListSerialization.data(
      fromPropertyList: ["theirs": 1, "gone": true], format: .xml, options: 0)
    let file = DefaultsFile(files: files, directory: "/config")
    file.note(.string("Ada"), "name", in: defaults)
    file.note(.url(URL(string: "https://example.org/a?b")!), "url", in: defaults)
    file.note(nil, "gone", in: defaults)
    file.flush()
    let found = try plist(files, name)
    expect(found.count, equals: 3)
    expect(
      found["theirs"] as? Int == 1 && found["name"] as? String == "Ada"
        && found["url"] as? String == "https://example.org/a?b")
    expect(files.log.contains("rename /config/.\(name).plist.tmp"))
  }
  @Test func `a damaged file is put aside, and a disk that is full costs nothing that was there`() throws {
    let files = MemoryFiles()
    let (defaults, name) = store()
    files.files["/config/\(name).plist"] = Data("<plist".utf8)
    let file = DefaultsFile(files: files, directory: "/config")
    file.note(.int(1), "n", in: defaults)
    file.flush()
    expect(files.files["/config/\(name).plist.damaged"], equals: Data("<plist".utf8))
    try expect(plist(files, name)["n"] as? Int == 1)
    files.failure = { step, _ in step == "write" ? ENOSPC : nil }
    file.note(.int(2), "n", in: defaults)
    file.note(.int(5), "m", in: defaults)
    file.flush()
    try expect(plist(files, name)["n"] as? Int == 1)
    expect(file.reports.count, equals: 2)
    files.failure = nil
    file.note(.int(3), "n", in: defaults)
    file.flush()
    try expect(plist(files, name)["n"] as? Int == 3)
    try expect(plist(files, name)["m"] as? Int == 5)
  }
  @Test func `the file of the system is a property list`() throws {
    let place = TemporaryDirectory()
    let (defaults, name) = store()
    let file = DefaultsFile(directory: place.path)
    file.note(.string("Ada"), "name", in: defaults)
    file.flush()
    let data = try require(FileManager.default.contents(atPath: place.path + "/\(name).plist"))
    try expect(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] == ["name": "Ada"])
  }
  @Test func `what the user made of a toolbar goes to the disk`() throws {
    let files = MemoryFiles(), file = DefaultsFile(files: files, directory: "/config")
    let customization = ToolbarCustomization(id: "written by a test", file: file)
    customization.write(["b", "a"], ["c"], [])
    defer { customization.reset() }
    file.flush()
    let data = try require(files.files.first { $0.key.hasSuffix(".plist") }?.value)
    let values = try require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    expect(values["Toolbar written by a test"], equals: #"{"added":[],"order":["b","a"],"removed":["c"]}"#)
  }
}
