import Combine
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthSelectors
@testable import HearthUIKit

/// What `hearth` makes of a class with `@objc dynamic` properties.
private class Track: NSObject {
  @_KVO var title = "A"
  @_KVO var artist: String? = nil
  init(_ title: String = "A") {
    self.title = title
    super.init()
  }
}
private final class Player: Track {
  @_KVO var rate = 1.0
  @_KVO var track = Track()
  var plain = 3
  var total: Double { rate * 2 }
  private var hidden = 0
  var manual: Int {
    get { hidden }
    set {
      willChangeValue(for: \.manual)
      hidden = newValue
      didChangeValue(for: \.manual)
    }
  }
}
private final class Rating: NSObject, Codable {
  @_KVO var stars = 1
  @_KVO var comment: String? = nil
}
private final class Watcher: NSObject, _KeyValueObserver {
  var told: [String] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey].map { "\($0)" } ?? "-", new = change?[.newKey].map { "\($0)" } ?? "-"
    told.append("\(keyPath ?? "") \(old) \(new)")
  }
}

@MainActor struct KeyValueTests {
  @Test func `a handler is told of each change, with what it asked for, until its observation goes`() throws {
    let player = Player()
    var told: [String] = []
    var observation: NSKeyValueObservation? = player.observe(\.rate, options: [.old, .new]) { _, change in
      told.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    player.rate = 2
    player.rate += 1
    expect(told == ["1.0 2.0", "2.0 3.0"] && observation != nil)
    observation = nil
    player.rate = 9
    expect(told.count == 2)
  }
  @Test func `without options a change has no values, and initial and prior tell once more`() throws {
    let player = Player()
    var told: [String] = []
    let plain = player.observe(\.rate) { object, change in
      told.append("\(object.rate) \(change.newValue == nil) \(change.oldValue == nil)")
    }
    player.rate = 2
    expect(told == ["2.0 true true"])
    plain.invalidate()
    told = []
    let both = player.observe(\.rate, options: [.initial, .new, .prior]) { object, change in
      told.append("\(object.rate) \(change.isPrior)")
    }
    player.rate = 3
    both.invalidate()
    expect(told == ["2.0 false", "2.0 true", "3.0 false"])
  }
  @Test func `a property of a superclass, and an optional one that becomes nil`() throws {
    let player = Player()
    var told: [String??] = []
    let observation = player.observe(\.artist, options: .new) { _, change in told.append(change.newValue) }
    player.artist = "B"
    player.artist = nil
    expect(told == [.some("B"), .some(nil)])
    observation.invalidate()
  }
  @Test func `a path through two objects follows the one that comes later`() throws {
    let player = Player(), first = player.track, second = Track("B")
    var told: [String] = []
    let observation = player.observe(\.track.title, options: .new) { _, change in told.append(change.newValue ?? "") }
    first.title = "A2"
    player.track = second
    first.title = "A3"
    second.title = "B2"
    expect(told == ["A2", "B", "B2"])
    observation.invalidate()
  }
  @Test func `a computed property is told of with what it is computed from`() throws {
    let player = Player()
    var told: [Double] = []
    let observation = player.observe(\.total, options: .new) { _, change in told.append(change.newValue ?? 0) }
    player.rate = 4
    player.title = "Other"
    expect(told == [8])
    observation.invalidate()
  }
  @Test func `a property that tells of itself`() throws {
    let player = Player()
    var told: [Int] = []
    let observation = player.observe(\.manual, options: [.old, .new]) { _, change in
      told += [change.oldValue ?? -1, change.newValue ?? -1]
    }
    player.manual = 5
    expect(told == [0, 5])
    observation.invalidate()
  }
  @Test func `a change that a handler makes is told of inside of the first`() throws {
    let player = Player()
    var told: [Double] = []
    let observation = player.observe(\.rate, options: [.old, .new]) { object, change in
      told += [change.oldValue ?? -1, change.newValue ?? -1]
      if object.rate < 4 { object.rate += 1 }
    }
    player.rate = 3
    expect(told == [1, 3, 3, 4])
    observation.invalidate()
  }
  @Test func `an observer by a name is told with a dictionary until it is removed`() throws {
    let player = Player(), watcher = Watcher()
    player.addObserver(watcher, forKeyPath: "rate", options: [.old, .new], context: nil)
    player.addObserver(watcher, forKeyPath: "track.title", options: .new, context: nil)
    player.rate = 2
    player.track.title = "C"
    player.track = Track("D")
    expect(watcher.told == ["rate 1.0 2.0", "track.title - C", "track.title - D"])
    player.removeObserver(watcher, forKeyPath: "rate")
    player.removeObserver(watcher, forKeyPath: "track.title", context: nil)
    player.rate = 3
    player.track.title = "E"
    expect(watcher.told.count == 3)
  }
  @Test func `values are read and set by names and paths`() throws {
    let player = Player()
    player.setValue(2.5, forKey: "rate")
    player.setValue("F", forKeyPath: "track.title")
    player.setValue(nil, forKey: "artist")
    expect(player.rate == 2.5 && player.track.title == "F" && player.artist == nil)
    expect(player.value(forKey: "rate") as? Double == 2.5 && player.value(forKey: "plain") as? Int == 3)
    expect(player.value(forKeyPath: "track.title") as? String == "F" && player.value(forKey: "artist") == nil)
    player.setValue("a text", forKey: "rate")
    expect(player.rate == 2.5 && player.value(forKey: "nothing") == nil)
  }
  @Test func `a publisher of a property begins with what it is`() throws {
    let player = Player()
    var told: [Double] = []
    let all = player.publisher(for: \.rate).sink { told.append($0) }
    player.rate = 2
    all.cancel()
    player.rate = 3
    expect(told == [1, 2])
    let later = player.publisher(for: \.rate, options: .new).map { $0 * 10 }.sink { told.append($0) }
    player.rate = 4
    later.cancel()
    expect(told == [1, 2, 40])
  }
  @Test func `an object that is observed goes away, and takes its observers along`() throws {
    let before = KeyValueObservers.active
    var player: Player? = Player()
    weak let gone = player
    let observation = player?.observe(\.rate) { _, _ in }
    expect(KeyValueObservers.active == before + 1)
    player = nil
    expect(gone == nil && KeyValueObservers.active == before && observation != nil)
  }
  @Test func `a class of such properties is encoded as without them`() throws {
    let rating = Rating()
    rating.stars = 7
    let data = try JSONEncoder().encode(rating)
    expect(String(decoding: data, as: UTF8.self) == "{\"stars\":7}")
    let read = try JSONDecoder().decode(Rating.self, from: data)
    expect(read.stars == 7 && read.comment == nil)
  }
}
