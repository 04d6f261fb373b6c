import Foundation
import QuickTesting
import SwiftUI

@testable import HearthUI

private final class Listener: NSObject {}

/// What the system has for apps.
struct SystemAdditionTests {}

extension SystemAdditionTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `a file goes to the trash with a note of where it was, and twice under two names`() throws {
    let files = FileManager.default, folder = try folder(), trash = folder.appending(path: "Trash")
    defer { try? files.removeItem(at: folder) }
    let file = folder.appending(path: "a note.txt")
    var places: [String] = []
    for _ in 0..<2 {
      try Data("x".utf8).write(to: file)
      var place: NSURL?
      try files.trashItem(at: file, in: trash, resultingItemURL: &place)
      places.append(try require(place?.lastPathComponent))
      expect(!files.fileExists(atPath: file.path))
    }
    expect(places, equals: ["a note.txt", "a note 2.txt"])
    expect(files.fileExists(atPath: trash.appending(path: "files/a note 2.txt").path))
    let note = try String(contentsOf: trash.appending(path: "info/a note.txt.trashinfo"), encoding: .utf8)
    expect(note.hasPrefix("[Trash Info]\nPath=/") && note.contains("a%20note.txt\nDeletionDate="), "\(note)")
    expect(throws: CocoaError.self) { try files.trashItem(at: file, in: trash) }
  }
  @Test func `a bookmark finds its file, and says whether it should be made anew`() throws {
    let files = FileManager.default, folder = try folder()
    defer { try? files.removeItem(at: folder) }
    let document = folder.appending(path: "a/document.txt"), picture = folder.appending(path: "a/pictures/p.png")
    try files.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    for file in [document, picture] { try Data("x".utf8).write(to: file) }
    let bookmark = try picture.bookmarkData(
      options: .withSecurityScope, includingResourceValuesForKeys: nil, relativeTo: document)
    var isStale = true
    try expect(URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path, equals: picture.path)
    expect(!isStale)
    try files.moveItem(at: folder.appending(path: "a"), to: folder.appending(path: "b"))
    let moved = folder.appending(path: "b/document.txt")
    try expect(
      URL(
        resolvingBookmarkData: bookmark, options: .withSecurityScope, relativeTo: moved, bookmarkDataIsStale: &isStale
      ).path, equals: folder.appending(path: "b/pictures/p.png").path)
    expect(isStale)
    expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data(), bookmarkDataIsStale: &isStale) }
    expect(throws: CocoaError.self) { try picture.bookmarkData() }
  }
  @Test func `it is as warm as the worst of its sensors says`() throws {
    let files = FileManager.default, folder = try folder()
    defer { try? files.removeItem(at: folder) }
    func write(_ zone: Int, _ values: [String: String]) throws {
      let place = folder.appending(path: "thermal_zone\(zone)")
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, value) in values { try Data((value + "\n").utf8).write(to: place.appending(path: name)) }
    }
    func state() -> ProcessInfo.ThermalState { ProcessInfo.thermalState(in: folder.path) }
    expect(state(), equals: .nominal)
    let points = [
      "trip_point_0_type": "active", "trip_point_0_temp": "50000", "trip_point_1_type": "passive",
      "trip_point_1_temp": "80000", "trip_point_2_type": "critical", "trip_point_2_temp": "100000",
    ]
    try write(0, points.merging(["temp": "40000"]) { $1 })
    expect(state(), equals: .nominal)
    try write(1, points.merging(["temp": "60000"]) { $1 })
    expect(state(), equals: .fair)
    try write(0, ["temp": "85000"])
    expect(state(), equals: .serious)
    try write(1, ["temp": "100000"])
    expect(state(), equals: .critical)
  }
  @Test func `there is no iCloud, and a folder for a group`() {
    expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    expect(FileManager.default.ubiquityIdentityToken == nil)
    expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../other") == nil)
  }
  @Test func `a table of weak objects loses those that have gone`() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Listener()
      table.add(gone)
      expect(table.count == 2 && table.contains(gone))
    }
    expect(table.allObjects, equals: [kept])
    table.remove(kept)
    expect(table.count == 0 && table.anyObject == nil)
  }
  @Test func `a table of pairs keeps what it is told to keep`() {
    let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    table.setObject(kept, forKey: "a")
    do { table.setObject(Listener(), forKey: "b") }
    expect(table.object(forKey: NSString(string: "a")) === kept, "keys are compared by their text")
    expect(table.object(forKey: "b") == nil && table.count == 1)
    table.removeObject(forKey: "a")
    expect(table.count, equals: 0)
    let strong = NSMapTable<NSString, Listener>.strongToStrongObjects()
    do { strong.setObject(Listener(), forKey: "b") }
    expect(strong.object(forKey: "b") != nil)
  }
  @Test func `a pool calls its function and hands on what it throws`() {
    expect(autoreleasepool { 3 }, equals: 3)
    expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    let before = Date.timeIntervalSinceReferenceDate
    expect(CFAbsoluteTimeGetCurrent() >= before)
  }
}
