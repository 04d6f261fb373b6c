import Foundation
import HearthKeyboard
import HearthTyping
import HearthUI

/// What goes on on the keys of one keyboard: which are held, what they offer, and what is typed with them.
///
/// Times are those of the views, so that tests move them. The keys' meaning is in `KeyboardInput`.
@Observable final class KeyboardModel {
  /// A finger on a key.
  struct Touch {
    /// The key under the finger.
    var place: KeyGeometry.PlacedKey
    var start: CGPoint
    var point: CGPoint
    /// By the clock of the frames; nil until the first one.
    var began: Date?
    /// What the held key offers, and which of it is chosen; empty: it was not held so long.
    var alternatives: [String] = []
    var choice = 0
    /// How far the caret was moved by the space bar, in characters; nil: the bar was not dragged.
    var caretSteps: Int?
    /// Of the delete key: how often it was repeated, and when the next time comes.
    var repeats = 0
    var nextRepeat = Date.distantFuture
    /// The finger has done what it was for.
    var isDone = false
    /// A flick's direction: 0 to the left, 1 up, 2 to the right, 3 down.
    var flick: Int?
  }

  private(set) var request: KeyboardRequest
  private(set) var layouts: [KeyboardLayout]
  private(set) var layoutNumber = 0
  private(set) var input: KeyboardInput
  /// By the number of the key on which the finger came down.
  private(set) var touches: [Int: Touch] = [:]
  /// What is searched among the pictures; nil: nothing is searched.
  private(set) var search: String?
  /// Words that may be meant, for the bar; the first is the most likely one.
  private(set) var suggestions: [String] = []
  /// Grows with each key that does something.
  private(set) var presses = 0

  @ObservationIgnored private let library = LayoutLibrary()
  @ObservationIgnored private let anthy = AnthyConversion()
  @ObservationIgnored private let pinyin = PinyinConversion()
  @ObservationIgnored private var catalogs: [String: EmojiCatalog] = [:]
  @ObservationIgnored var action: (KeyboardAction) -> Void
  @ObservationIgnored let predictor: (any WordSuggesting)?
  @ObservationIgnored var geometry: KeyGeometry?

  /// Seconds until a held key offers others, and until delete repeats. Source: UIKit's long press of 0.5 seconds; keys
  /// are held for shorter, by our choice.
  static let holdTime = 0.4
  /// Seconds between two deletions: the first ones, later ones, and words after so many. Source: our choice.
  static let repeatTime = 0.1, quickRepeatTime = 0.05, wordTime = 0.3, slowRepeats = 8, repeatsBeforeWords = 24
  /// Points of the finger for each character of the caret, and for a flick.
  static let caretStep = 9.0, flickLength = 18.0

  init(
    _ request: KeyboardRequest, predictor: (any WordSuggesting)? = nil, action: @escaping (KeyboardAction) -> Void
  ) {
    (self.action, self.predictor) = (action, predictor)
    let layouts = library.layouts(for: request)
    self.request = request
    self.layouts = layouts
    input = KeyboardInput(layout: layouts[0], request: request, conversion: nil)
    input.decimalSeparator = Locale.current.decimalSeparator ?? "."
    use(0)
  }
  var layout: KeyboardLayout { layouts[layoutNumber] }
  private func use(_ number: Int) {
    layoutNumber = number
    let layout = layouts[number]
    let usesPinyin = layout.layers.values.contains { $0.composer == .pinyin }
    let conversion: (any HearthTyping.Conversion) = usesPinyin ? pinyin : anthy
    let keys = layout.groups.isEmpty ? layout : library.layout("en-US") ?? layout
    var next = KeyboardInput(layout: keys, request: request, conversion: conversion)
    next.decimalSeparator = input.decimalSeparator
    input = next
    search = nil
    suggest()
  }

  /// The app asks for something else, or its text has changed.
  func take(_ request: KeyboardRequest) {
    let old = self.request
    if request == old { return }
    self.request = request
    let isOtherKind =
      request.purpose != old.purpose || request.languages != old.languages || request.isSecure != old.isSecure
    if isOtherKind {
      layouts = library.layouts(for: request)
      touches = [:]
      use(0)
    } else {
      if request.field != old.field { touches = [:] }
      input.take(request)
      suggest()
    }
  }
  func catalog(_ layout: KeyboardLayout) -> EmojiCatalog {
    if let known = catalogs[layout.identifier] { return known }
    let catalog = EmojiCatalog(layout)
    catalogs[layout.identifier] = catalog
    return catalog
  }

  // MARK: - Fingers

  func began(_ number: Int, _ place: KeyGeometry.PlacedKey, at point: CGPoint, _ time: Date) {
    // The finger before has meant its key as soon as the next one comes down.
    for (other, touch) in touches where !touch.isDone && touch.alternatives.isEmpty && touch.caretSteps == nil {
      if case .type = touch.place.key.function { finish(other, time) }
    }
    touches[number] = Touch(place: place, start: point, point: point)
    switch place.key.function {
    case .delete:
      perform(place.key, time)
      touches[number]?.isDone = true
    case .shift:
      perform(place.key, time)
      touches[number]?.isDone = true
    default: break
    }
  }
  func moved(_ number: Int, to point: CGPoint) {
    guard var touch = touches[number], !touch.isDone else { return }
    touch.point = point
    defer { if touches[number] != nil { touches[number] = touch } }
    let dx = point.x - touch.start.x, dy = point.y - touch.start.y
    if touch.place.key.function == .space {
      let steps = Int((Double(dx) / Self.caretStep).rounded(.towardZero))
      if touch.caretSteps != nil || steps != 0 {
        let sign = layout.isRightToLeft ? -1 : 1
        send(input.moveCaret(by: sign * (steps - (touch.caretSteps ?? 0))))
        touch.caretSteps = steps
      }
    } else if !touch.alternatives.isEmpty {
      touch.choice = choice(of: touch)
    } else if !touch.place.key.flicks.isEmpty {
      touch.flick = nil
      if max(abs(dx), abs(dy)) >= Self.flickLength {
        let direction = abs(dx) > abs(dy) ? (dx < 0 ? 0 : 2) : (dy < 0 ? 1 : 3)
        touch.flick = direction < touch.place.key.flicks.count ? direction : nil
      }
    } else if let under = geometry?.key(at: point), under != touch.place {
      // The finger slides to another key, which counts if it leaves there.
      switch under.key.function {
      case .type, .space: (touch.place, touch.began) = (under, nil)
      default: break
      }
    }
  }
  func ended(_ number: Int, _ time: Date) {
    finish(number, time)
    touches[number] = nil
  }
  private func finish(_ number: Int, _ time: Date) {
    guard let touch = touches[number], !touch.isDone else { return }
    touches[number]?.isDone = true
    if touch.caretSteps != nil { return }
    if !touch.alternatives.isEmpty {
      perform(touch.place.key, time, touch.alternatives[touch.choice])
    } else if let flick = touch.flick {
      perform(touch.place.key, time, touch.place.key.flicks[flick])
    } else {
      perform(touch.place.key, time)
    }
  }
  /// Time has passed while keys are held.
  func tick(_ time: Date) {
    for (number, touch) in touches {
      guard let began = touch.began else {
        touches[number]?.began = time
        touches[number]?.nextRepeat = time.addingTimeInterval(Self.holdTime)
        continue
      }
      if touch.place.key.function == .delete {
        if time >= touch.nextRepeat { repeatDelete(number, time) }
      } else if !touch.isDone, touch.alternatives.isEmpty, touch.flick == nil,
        time.timeIntervalSince(began) >= Self.holdTime
      {
        let alternatives = input.alternatives(of: touch.place.key)
        if alternatives.count > 1 {
          touches[number]?.alternatives = alternatives
          touches[number]?.choice = 0
        }
      }
    }
  }
  private func repeatDelete(_ number: Int, _ time: Date) {
    guard var touch = touches[number] else { return }
    touch.repeats += 1
    let isWord = touch.repeats > Self.repeatsBeforeWords
    send(isWord ? input.deleteWord() : input.press(touch.place.key, at: time.timeIntervalSinceReferenceDate))
    let pause =
      isWord ? Self.wordTime : touch.repeats > Self.slowRepeats ? Self.quickRepeatTime : Self.repeatTime
    touch.nextRepeat = time.addingTimeInterval(pause)
    touches[number] = touch
  }
  /// The one of the row of alternatives that the finger is under.
  private func choice(of touch: Touch) -> Int {
    guard let geometry else { return 0 }
    let row = CalloutPlace(
      key: touch.place.frame, count: touch.alternatives.count, width: geometry.size.width, top: 0)
    return row.index(at: touch.point.x)
  }

  // MARK: - What keys do

  private func perform(_ key: KeyboardLayout.Key, _ time: Date, _ alternative: String? = nil) {
    presses += 1
    if search != nil { return typeSearch(key, alternative, time) }
    send(input.press(key, at: time.timeIntervalSinceReferenceDate, alternative: alternative))
  }
  func send(_ actions: [KeyboardAction]) {
    for action in actions {
      if action == .nextLayout {
        if layouts.count > 1 { use((layoutNumber + 1) % layouts.count) }
      }
      self.action(action)
    }
    suggest()
  }
  func choose(_ number: Int) {
    presses += 1
    send(input.choose(number))
  }
  func insert(_ picture: String) {
    presses += 1
    send(input.insert(picture))
  }
  func deleteBackward() {
    send(input.press(KeyboardLayout.Key("", .delete), at: 0))
  }

  // MARK: - Words

  /// The part of a word before the caret.
  private var typed: String {
    String(input.textBefore.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }.reversed())
  }
  var offersWords: Bool {
    guard predictor != nil, layout.identifier.hasPrefix("en") || !layout.groups.isEmpty, !request.isSecure,
      request.prediction != .no, request.allowsCorrection || request.prediction == .yes
    else { return false }
    return request.prediction == .yes || request.purpose == .text
  }
  private func suggest() {
    guard offersWords, let predictor, layout.groups.isEmpty, input.marked.isEmpty else {
      if !suggestions.isEmpty { suggestions = [] }
      return
    }
    let found = predictor.words(after: input.textBefore, limit: 3)
    if found != suggestions { suggestions = found }
  }
  func complete(_ word: String) {
    presses += 1
    send(input.complete(word, replacing: typed.count))
  }

  // MARK: - Pictures

  func beginSearch() { search = "" }
  func endSearch() { search = nil }
  private func typeSearch(_ key: KeyboardLayout.Key, _ alternative: String?, _ time: Date) {
    switch key.function {
    case .type(let text): search? += alternative ?? text
    case .space: search? += " "
    case .delete: if search?.isEmpty == true { search = nil } else { search?.removeLast() }
    case .globe, .return: search = nil
    case .dismiss: send([.dismiss])
    default: _ = input.press(key, at: time.timeIntervalSinceReferenceDate)
    }
  }
  var found: [String] { search.map { catalog(layout).search($0) } ?? [] }
}

/// Where the alternatives of a held key are: a row above it, moved so far that all of it is on the keyboard.
struct CalloutPlace {
  let frame: CGRect
  let cell: CGFloat
  private let count: Int
  /// - Parameters:
  ///   - key: The key's frame, in the keyboard.
  ///   - top: The least y that may be drawn at.
  init(key: CGRect, count: Int, width: CGFloat, top: CGFloat) {
    self.count = max(1, count)
    cell = max(min(max(key.width, 34), (width - 8) / CGFloat(self.count)), 12)
    let size = CGSize(width: cell * CGFloat(self.count) + 8, height: key.height + 6)
    // The key's own text is above the key.
    var x = key.midX - cell / 2 - 4
    x = min(max(x, 0), max(0, width - size.width))
    frame = CGRect(x: x, y: max(top, key.minY - size.height - 6), width: size.width, height: size.height)
  }
  func index(at x: CGFloat) -> Int {
    guard x.isFinite else { return 0 }
    return min(max(Int((x - frame.minX - 4) / cell), 0), count - 1)
  }
}
