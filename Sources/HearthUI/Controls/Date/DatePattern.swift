import Foundation

/// The parts of a date in the order in which a locale writes them, with what stands between.
struct DatePattern: Hashable {
  enum Part: Hashable {
    case component(Component, digits: Int)
    /// Forenoon or afternoon.
    case dayPeriod
    case literal(String)
  }
  enum Component: Hashable {
    case year, month, day, hour24, hour12, minute, second
    var calendarComponent: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour24, .hour12: .hour
      case .minute: .minute
      case .second: .second
      }
    }
    /// Digits at most.
    var width: Int { self == .year ? 4 : 2 }
  }
  let parts: [Part]

  init(_ components: DatePickerComponents, _ surroundings: DateSurroundings) {
    var parts: [Part] = []
    if components.contains(.date) { parts += Self.parse(Self.format("yMd", surroundings)) }
    if components.hasTime {
      if !parts.isEmpty { parts.append(.literal("  ")) }
      parts += Self.parse(Self.format(components.hasSeconds ? "jmmss" : "jmm", surroundings))
    }
    self.parts = parts.isEmpty ? Self.parse(Self.format("yMd", surroundings)) : parts
  }
  /// Source: Unicode Technical Standard 35, date format patterns: "j" is the hour as the locale prefers it.
  private static func format(_ template: String, _ surroundings: DateSurroundings) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: surroundings.locale)
      ?? (template == "yMd" ? "y-MM-dd" : "HH:mm")
  }
  static func parse(_ pattern: String) -> [Part] {
    var parts: [Part] = [], literal = "", isQuoted = false
    let letters = Array(pattern)
    var index = 0
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while index < letters.count {
      let letter = letters[index]
      if letter == "'" {
        isQuoted.toggle()
        index += 1
        continue
      }
      guard !isQuoted, letter.isASCII, letter.isLetter else {
        literal.append(letter == "\u{202F}" ? "\u{A0}" : letter)
        index += 1
        continue
      }
      var end = index
      while end < letters.count, letters[end] == letter { end += 1 }
      let count = end - index
      index = end
      let part: Part? =
        switch letter {
        case "y", "u", "r": .component(.year, digits: 1)
        case "M", "L": .component(.month, digits: min(count, 2))
        case "d": .component(.day, digits: min(count, 2))
        case "H", "k": .component(.hour24, digits: min(count, 2))
        case "h", "K": .component(.hour12, digits: min(count, 2))
        case "m": .component(.minute, digits: 2)
        case "s": .component(.second, digits: 2)
        case "a", "b", "B": .dayPeriod
        // The era of a calendar cannot be edited.
        default: nil
        }
      guard let part else { continue }
      flush()
      parts.append(part)
    }
    flush()
    return parts
  }
  /// The parts in groups that are read from left to right in any locale: the digits of a time stay together.
  var clusters: [Range<Int>] {
    func isClock(_ part: Part) -> Bool {
      switch part {
      case .component(let component, _): [.hour12, .hour24, .minute, .second].contains(component)
      case .literal(let text): text.trimmingCharacters(in: .whitespaces) == ":"
      case .dayPeriod: false
      }
    }
    var result: [Range<Int>] = []
    for index in parts.indices {
      if index > 0, isClock(parts[index]), isClock(parts[index - 1]), let last = result.last {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }
  /// The places of the parts that can be edited, as they are seen from left to right.
  func editable(isRightToLeft: Bool) -> [Int] {
    let all = Set(editable), order = isRightToLeft ? clusters.reversed() : clusters
    return order.flatMap { $0 }.filter { all.contains($0) }
  }
  /// The places of the parts that can be edited.
  var editable: [Int] { parts.indices.filter { if case .literal = parts[$0] { false } else { true } } }
}

extension DateSurroundings {
  /// What a part says of a date.
  func text(_ part: DatePattern.Part, of date: Date) -> String {
    switch part {
    case .literal(let text): return text
    case .dayPeriod: return value(.hour, of: date) < 12 ? calendar.amSymbol : calendar.pmSymbol
    case .component(let component, let digits):
      var value = value(component.calendarComponent, of: date)
      if component == .hour12 { value = (value + 11) % 12 + 1 }
      return number(value, digits: digits)
    }
  }
  /// The date with a part a step higher or lower: at its end a part starts over, and
  /// the others stay. Source: NSDatePicker.
  func stepping(_ part: DatePattern.Part, by step: Int, of date: Date) -> Date {
    switch part {
    case .literal: return date
    case .dayPeriod: return setting(.hour, to: (value(.hour, of: date) + 12) % 24, of: date)
    case .component(let component, _):
      let unit = component.calendarComponent
      let values = values(unit, of: date), value = value(unit, of: date)
      if component == .year { return adding(.year, step, to: date) }
      let next = values.lowerBound + ((value - values.lowerBound + step) % values.count + values.count) % values.count
      return setting(unit, to: next, of: date)
    }
  }
  /// The date with a number that was written for a part; nil where there is no such date.
  func setting(_ component: DatePattern.Component, toWritten number: Int, of date: Date) -> Date? {
    var number = number
    switch component {
    case .year:
      // Two digits are a year of this century.
      if number < 100 { number += value(.year, of: date) / 100 * 100 }
    case .hour12:
      guard (1...12).contains(number) else { return number < 24 ? setting(.hour, to: number, of: date) : nil }
      number = number % 12 + (value(.hour, of: date) < 12 ? 0 : 12)
    default: break
    }
    let unit = component.calendarComponent
    guard values(unit, of: date).contains(number) else { return nil }
    return setting(unit, to: number, of: date)
  }
}
