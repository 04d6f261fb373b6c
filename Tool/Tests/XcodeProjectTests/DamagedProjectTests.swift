import Foundation
import Project
import Testing

@testable import XcodeProject

struct DamagedProjectTests {
  /// The message for a project whose file was changed.
  private func message(_ change: (String) -> String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appendingPathComponent("Notes.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let original = fixtures.appendingPathComponent("Notes/Notes.xcodeproj/project.pbxproj")
    let text = change(try String(contentsOf: original, encoding: .utf8))
    try text.write(to: project.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    do {
      _ = try XcodeProject.read(at: folder)
      return "no error"
    } catch {
      return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func `a file that was cut off is no property list`() throws {
    let message = try message { String($0.prefix($0.count / 2)) }
    #expect(message.hasPrefix("Notes.xcodeproj/project.pbxproj: this is not a property list"))
  }
  @Test func `a conflict of a merge is named with its line`() throws {
    let message = try message { "// !$*UTF8*$!\n<<<<<<< HEAD\n" + $0 }
    #expect(
      message == "Notes.xcodeproj/project.pbxproj: line 2 is a conflict of a merge, which has to be resolved first")
  }
  @Test func `an object that is missing is named with the one that wants it`() throws {
    let message = try message { text in
      // The target's list of configurations is named and does not exist.
      text.replacingOccurrences(of: "buildConfigurationList = ", with: "buildConfigurationList = 00")
    }
    #expect(message.contains("Notes.xcodeproj/project.pbxproj: object "))
    #expect(
      message.contains("'buildConfigurationList' names the object 00") && message.contains("which is not in the file"))
  }
  @Test func `a root that is missing is said`() throws {
    let message = try message { $0.replacingOccurrences(of: "rootObject = ", with: "rootObject = 00") }
    #expect(message == "Notes.xcodeproj/project.pbxproj: 'rootObject' names no object: the project is damaged")
  }
  @Test func `an Info plist that is missing is named with its target`() throws {
    let message = try message { $0 }
    #expect(message.contains("INFOPLIST_FILE names") && message.contains("Notes/Info.plist, which is not there"))
  }
  @Test func `a folder without a project, and a name without a target, are said`() throws {
    let folder = fixtures.appendingPathComponent("Reader/Feeds/Sources")
    #expect(throws: XcodeProjectError.self) { try XcodeProject.read(at: folder) }
    let error = #expect(throws: XcodeProjectError.self) {
      try XcodeProject.read(at: fixtures.appendingPathComponent("Twins"), target: "Triplet")
    }
    #expect(error?.message == "there is no scheme and no target \"Triplet\"; there are Desk, Phone")
  }
  @Test func `nothing is written into a project`() throws {
    func state() -> [String: Date] {
      var all: [String: Date] = [:]
      for case let file as URL in FileManager.default.enumerator(
        at: fixtures, includingPropertiesForKeys: [.contentModificationDateKey]) ?? FileManager.DirectoryEnumerator()
      {
        all[file.path] = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      }
      return all
    }
    let before = state()
    for name in try FileManager.default.contentsOfDirectory(atPath: fixtures.path) {
      _ = try XcodeProject.read(at: fixtures.appendingPathComponent(name))
    }
    #expect(state() == before && before.count > 60)
  }
}
