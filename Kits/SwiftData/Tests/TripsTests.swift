import Foundation
import HearthTesting
import QuickTesting
import SwiftData
import SwiftUI

@testable import Trips

/// An app of trips, things to pack and photos, whose models are in a file.
@MainActor struct TripsTests {
  /// A file of a test's own.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trips-\(UUID().uuidString)")
    var configuration: ModelConfiguration { ModelConfiguration("Trips", url: folder.appending(path: "Trips.store")) }
    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> URL { folder.appending(path: name) }
    /// What a program that starts now reads of the file.
    @MainActor func saved() throws -> [Trips.Trip] {
      let container = try ModelContainer(for: Trips.Trip.self, configurations: configuration)
      return try ModelContext(container).fetch(FetchDescriptor<Trips.Trip>(sortBy: [SortDescriptor(\.name)]))
    }
  }
  private func window(_ place: Place) -> TestWindow {
    TripsApp.configuration = place.configuration
    return TestWindow(TripsApp.self, size: CGSize(width: 1100, height: 900))
  }
  private func has(_ label: String, _ window: TestWindow) -> Bool { window.find { $0.label.contains(label) } != nil }
  /// Whether the list at the left has it.
  private func isListed(_ label: String, _ window: TestWindow) -> Bool {
    window.find { $0.label.contains(label) && $0.frame.midX < 360 } != nil
  }
  /// Plans a trip with things to pack.
  private func plan(_ name: String, _ things: String..., in window: TestWindow) {
    window.click("new trip")
    window.click("name")
    window.type(name)
    if !things.isEmpty { window.click("add thing") }
    for thing in things { window.type(thing + "\n") }
  }

  @Test func `a trip is planned, things are packed, and the list counts them`() throws {
    let place = try Place(), window = window(place)
    plan("Iceland", "Boots", "Tent", " ", "Map", in: window)
    expect(try window.element("packed").label, equals: "0 of 3")
    window.click("thing Tent")
    expect(try window.element("packed").label, equals: "1 of 3")
    expect(has("1/3", window) && has("Iceland", window))
    // The field keeps the keyboard for the next thing.
    window.click("add thing")
    window.type("Soap\nCup\n")
    expect(try window.element("packed").label, equals: "1 of 5")
    expect(window.focused, equals: "add thing")
    expect(window.reports, equals: [])
  }
  @Test func `a search finds trips by name, place and things, and says where nothing matches`() throws {
    let place = try Place(), window = window(place)
    plan("Iceland", "Boots", in: window)
    plan("Sicily", "Sun cream", in: window)
    window.click("destination")
    window.type("Palermo")
    window.click("search")
    window.type("boot")
    expect(isListed("Iceland", window))
    expect(!isListed("Sicily", window), window.tree)
    window.press("a", modifiers: .command)
    window.type("PALER")
    expect(isListed("Sicily", window) && !isListed("Iceland", window))
    window.press("a", modifiers: .command)
    window.type("zebra")
    expect(has("No Results", window), window.tree)
  }
  @Test func `what is deleted comes back by undo, with its things and photos`() throws {
    let place = try Place(), window = window(place)
    plan("Iceland", "Boots", in: window)
    window.quit()
    let again = self.window(place)
    try choose("Iceland", in: again)
    again.press(.delete)
    expect(!isListed("Iceland", again), again.tree)
    again.press("z", modifiers: .command)
    expect(isListed("Iceland", again), again.tree)
    again.press("z", modifiers: [.command, .shift])
    expect(!isListed("Iceland", again))
    again.quit()
    expect(try place.saved().count, equals: 0)
  }
  private func choose(_ label: String, in window: TestWindow) throws {
    let frame = try require(window.find { $0.label.contains(label) }, "\(label) in \(window.tree)").frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  @Test func `a trip in a window of its own changes with the first one, and the other way round`() throws {
    let place = try Place(), window = window(place)
    plan("Iceland", "Boots", "Tent", in: window)
    window.click("open window")
    expect(window.windows.count, equals: 2)
    let second = try require(window.windows.last)
    expect(try second.element("packed").label, equals: "0 of 2")
    second.click("thing Boots")
    expect(try window.element("packed").label, equals: "1 of 2")
    window.click("name")
    window.press(.end)
    window.type(" 2026")
    expect(try second.element("name").value, equals: "Iceland 2026")
    // The trip goes in both.
    try choose("1/2", in: window)
    window.press(.delete)
    expect(has("The trip was deleted", second), second.tree)
  }
  @Test func `a trip is exported with all of it, and imported as another one`() throws {
    let place = try Place(), window = window(place)
    plan("Iceland", "Boots", "Tent", in: window)
    window.click("thing Tent")
    window.click("export")
    expect(window.fileDialog?.fileName?.hasPrefix("Iceland") == true)
    let file = place.file("Iceland.trip")
    window.chooseFiles(file)
    let archive = try TripArchive(data: Data(contentsOf: file))
    expect(archive.items, equals: [.init(name: "Boots", isPacked: false), .init(name: "Tent", isPacked: true)])
    window.click("import")
    window.chooseFiles(file)
    window.quit()
    let trips = try place.saved()
    expect(trips.map(\.name), equals: ["Iceland", "Iceland"])
    expect(Set(trips.map(\.id)).count, equals: 2)
    expect(trips.map { TripArchive($0).items }, equals: [archive.items, archive.items])
  }
  @Test func `a file that is no trip is refused with a word, and nothing is imported`() throws {
    let place = try Place(), window = window(place)
    let file = place.file("wrong.json")
    try Data("{}".utf8).write(to: file)
    window.click("import")
    window.chooseFiles(file)
    expect(has("The trip was not imported", window), window.tree)
    try choose("OK", in: window)
    expect(!has("The trip was not imported", window))
    window.quit()
    expect(try place.saved().count, equals: 0)
  }
  @Test func `after a kill the app shows the trip that it showed, with what was saved`() async throws {
    let place = try Place(), window = window(place)
    plan("Iceland", "Boots", in: window)
    // After the last change the context saves when the main queue has time, and windows write what they keep.
    await mainQueue()
    window.advance(by: .seconds(1))
    let next = relaunch(window.kill(), place)
    expect(try next.element("name").value, equals: "Iceland")
    expect(try next.element("packed").label, equals: "0 of 1")
    next.click("thing Boots")
    await mainQueue()
    next.advance(by: .seconds(1))
    expect(try relaunch(next.kill(), place).element("packed").label, equals: "1 of 1")
    expect(try place.saved().first?.packedCount, equals: 1)
  }
  /// Other tests run while one waits, and have files of their own.
  private func relaunch(_ ended: Relaunch, _ place: Place) -> TestWindow {
    TripsApp.configuration = place.configuration
    return ended.relaunch()
  }
  private func mainQueue() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }
  @Test func `photos are kept in the file, in the order in which they came`() throws {
    let place = try Place()
    let images = try ["red", "blue"].map { color in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        (color == "red" ? UIColor.red : .blue).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      return try require(image.pngData())
    }
    do {
      let container = try ModelContainer(for: Trips.Trip.self, configurations: place.configuration)
      let trip = Trips.Trip(name: "Iceland")
      container.mainContext.insert(trip)
      trip.photos.append(Photo(data: images[1], caption: "Sea", added: Date(timeIntervalSinceReferenceDate: 2)))
      trip.photos.append(Photo(data: images[0], caption: "Fire", added: Date(timeIntervalSinceReferenceDate: 1)))
      try container.mainContext.save()
    }
    let window = window(place)
    try choose("Iceland", in: window)
    let shown = window.elements.filter { $0.identifier == "photo" }
    expect(shown.map(\.label), equals: ["Fire", "Sea"])
    window.quit()
    expect(try place.saved().first?.album.map(\.data), equals: images)
  }
  @Test func `a list is put into another order and keeps it`() throws {
    let trip = Trips.Trip(name: "")
    for thing in ["a", "b", "c", "d"] { trip.pack(thing) }
    trip.move(from: [0, 2], to: 4)
    expect(trip.packingList.map(\.name), equals: ["b", "d", "a", "c"])
    trip.move(from: [3], to: 0)
    expect(trip.packingList.map(\.name), equals: ["c", "b", "d", "a"])
  }
  @Test func `a store that is no store is told, and left as it is`() throws {
    let place = try Place()
    let bytes = Data(String(repeating: "text ", count: 1000).utf8)
    try bytes.write(to: place.file("Trips.store"))
    let window = window(place)
    expect(has("The trips cannot be opened", window), window.tree)
    expect(try Data(contentsOf: place.file("Trips.store")), equals: bytes)
  }
}
