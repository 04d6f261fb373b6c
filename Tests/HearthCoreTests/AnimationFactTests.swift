import Foundation
import QuickTesting
import SwiftUI

@testable import HearthCore

/// What is known of SwiftUI's numbers, as data.
/// Facts on animation.
struct AnimationFactTests {}

extension AnimationFactTests {
  static let file: URL = {
    var tests = URL(filePath: #filePath)
    while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
    return tests.appending(path: "Facts/animation.json")
  }()
  typealias Object = [String: Any]
  static let cases = Result { () throws -> [Object] in
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object
    return try require(root?["cases"] as? [Object])
  }
  /// The kinds that the tests below look at.
  static let kinds = [
    "unit_curve_value", "unit_curve_velocity", "spring_properties", "spring_query", "animation_value", "vector",
  ]
  /// A fact that is missing is a failure: there is one of each kind at least.
  static func cases(_ kind: String) throws -> [Object] {
    let found = try cases.get().filter { $0["kind"] as? String == kind }
    try require(!found.isEmpty, "no fact of the kind \(kind)")
    return found
  }
  static func number(_ value: Any?) -> Double {
    value as? String == "infinity" ? .infinity : (value as? NSNumber)?.doubleValue ?? .nan
  }

  private func check(_ value: Double, _ fact: Object, _ expected: Any?, _ what: String = "") {
    let expected = Self.number(expected), tolerance = Self.number(fact["tolerance"])
    expect(
      value == expected || abs(value - expected) <= tolerance,
      "\(fact["id"] ?? ""): \(what) is \(value), not \(expected)")
  }
  private static func spring(_ inputs: Object) throws -> Spring {
    func number(_ key: String) -> Double? { inputs[key].map { AnimationFactTests.number($0) } }
    if let preset = inputs["preset"] as? String {
      return try require(["smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy][preset])
    }
    if let stiffness = number("stiffness"), let damping = number("damping") {
      return Spring(
        mass: number("mass") ?? 1, stiffness: stiffness, damping: damping,
        allowOverDamping: inputs["allowOverDamping"] as? Bool ?? false)
    }
    if let response = number("response"), let ratio = number("dampingRatio") {
      return Spring(response: response, dampingRatio: ratio)
    }
    if let settling = number("settlingDuration"), let ratio = number("dampingRatio") {
      return Spring(settlingDuration: settling, dampingRatio: ratio, epsilon: number("epsilon") ?? 0.001)
    }
    return Spring(duration: number("duration") ?? 0.5, bounce: number("bounce") ?? 0)
  }

  @Test func `values and velocities of curves are SwiftUI's`() throws {
    let curves: [String: UnitCurve] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      "circularEaseIn": .circularEaseIn,
      "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
    ]
    for (kind, isValue) in [("unit_curve_value", true), ("unit_curve_velocity", false)] {
      for fact in try Self.cases(kind) {
        let inputs = fact["inputs"] as? Object ?? [:]
        let name = try require(inputs["curve"] as? String)
        let control = (inputs["control"] as? [Any] ?? []).map { Self.number($0) }
        var known = curves[name]
        if name == "circularEaseIn.inverse" { known = UnitCurve.circularEaseIn.inverse }
        if name == "bezier", control.count == 4 {
          let start = UnitPoint(x: control[0], y: control[1]), end = UnitPoint(x: control[2], y: control[3])
          known = .bezier(startControlPoint: start, endControlPoint: end)
        }
        let curve = try require(known, "\(name)")
        let progress = Self.number(inputs["progress"])
        check(isValue ? curve.value(at: progress) : curve.velocity(at: progress), fact, fact["expected"])
      }
    }
  }
  @Test func `properties of springs are SwiftUI's`() throws {
    for fact in try Self.cases("spring_properties") {
      let inputs = fact["inputs"] as? Object ?? [:]
      let spring = try Self.spring(inputs["init"] as? Object ?? [:])
      let values: [String: Double] = [
        "duration": spring.duration, "bounce": spring.bounce, "mass": spring.mass, "stiffness": spring.stiffness,
        "damping": spring.damping,
        "dampingRatio": spring.dampingRatio, "response": spring.response, "settlingDuration": spring.settlingDuration,
      ]
      for (key, expected) in fact["expected"] as? Object ?? [:] {
        check(try require(values[key]), fact, expected, key)
      }
    }
  }
  @Test func `answers of springs are SwiftUI's`() throws {
    for fact in try Self.cases("spring_query") {
      let inputs = fact["inputs"] as? Object ?? [:], query = inputs["query"] as? Object ?? [:]
      let spring = try Self.spring(inputs["init"] as? Object ?? [:])
      func number(_ key: String, _ standard: Double = 0) -> Double { query[key].map { Self.number($0) } ?? standard }
      let target = number("target", 1), velocity = number("initialVelocity"), time = number("time")
      switch query["function"] as? String {
      case "value": check(spring.value(target: target, initialVelocity: velocity, time: time), fact, fact["expected"])
      case "velocity":
        check(spring.velocity(target: target, initialVelocity: velocity, time: time), fact, fact["expected"])
      case "settlingDuration":
        check(
          spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: number("epsilon", 0.001)), fact,
          fact["expected"])
      case "update":
        let start = query["start"] as? Object ?? [:]
        var value = Self.number(start["value"] ?? 0), speed = Self.number(start["velocity"] ?? 0)
        for step in query["steps"] as? [Any] ?? [] {
          spring.update(value: &value, velocity: &speed, target: target, deltaTime: Self.number(step))
        }
        check(query["read"] as? String == "velocity" ? speed : value, fact, fact["expected"])
      default: fail("\(fact["id"] ?? ""): unknown query")
      }
    }
  }
  @Test func `animations are where SwiftUI's are`() throws {
    for fact in try Self.cases("animation_value") {
      let inputs = fact["inputs"] as? Object ?? [:]
      let animations: [String: Animation] = [
        ".linear(duration: 2)": .linear(duration: 2), ".easeIn(duration: 2)": .easeIn(duration: 2),
        ".easeOut(duration: 2)": .easeOut(duration: 2),
        ".easeInOut(duration: 2)": .easeInOut(duration: 2),
        ".timingCurve(0.68, -0.6, 0.32, 1.6, duration: 2)": .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 2),
        ".timingCurve(0, 0, 1, 1, duration: 100)": .timingCurve(0, 0, 1, 1, duration: 100),
        ".linear(duration: 1).speed(2)": .linear(duration: 1).speed(2),
        ".linear(duration: 1).repeatCount(3, autoreverses: true)": .linear(duration: 1).repeatCount(
          3, autoreverses: true),
        ".linear(duration: 1).repeatCount(2, autoreverses: true)": .linear(duration: 1).repeatCount(
          2, autoreverses: true),
        ".interpolatingSpring(mass: 2, stiffness: 100, damping: 10)": .interpolatingSpring(
          mass: 2, stiffness: 100, damping: 10),
      ]
      let name = try require(inputs["animation"] as? String)
      let animation = try require(animations[name], "\(name)")
      let from = Self.number(inputs["from"]), to = Self.number(inputs["to"])
      var context = AnimationContext<Double>()
      let position = animation.animate(value: to - from, time: Self.number(inputs["time"]), context: &context)
      check(position.map { from + $0 } ?? to, fact, fact["expected"])
    }
  }
  @Test func `vectors are SwiftUI's, and every kind of fact is looked at`() throws {
    for fact in try Self.cases("vector") {
      let expression = (fact["inputs"] as? Object)?["expression"] as? String
      try require(expression == "EmptyAnimatableData.zero.magnitudeSquared", "a fact without a check here")
      check(EmptyAnimatableData.zero.magnitudeSquared, fact, fact["expected"])
    }
    let unknown = try Self.cases.get().compactMap { $0["kind"] as? String }.filter { !Self.kinds.contains($0) }
    expect(unknown, equals: [])
  }
  @Test func `a spring is the solution of its equation`() {
    // m x″ = k (target - x) - c x′, looked at by differences.
    for spring in [
      Spring(), Spring(duration: 0.7, bounce: 0.4), Spring(duration: 0.5, bounce: -0.5),
      Spring(mass: 2, stiffness: 30, damping: 1),
    ] {
      for step in 1..<40 {
        let time = Double(step) * 0.05, d = 1e-5
        func speed(_ t: Double) -> Double { spring.velocity(target: 3, initialVelocity: 2, time: t) }
        let value = spring.value(target: 3, initialVelocity: 2, time: time)
        let acceleration = (speed(time + d) - speed(time - d)) / (2 * d)
        let force = spring.force(target: 3, position: value, velocity: speed(time))
        expect(abs(spring.mass * acceleration - force) < 1e-5 * max(1, abs(force)))
      }
    }
  }
  @Test func `a spring made for a settling time has come that near by then`() {
    for ratio in [0.3, 0.6, 0.9, 1] {
      let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
      expect(abs(1 - spring.value(target: 1.0, time: 0.8)) < 0.003)
      expect(abs(spring.dampingRatio - ratio) < 1e-9)
    }
  }
  @Test func `the inverse of a curve undoes it`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in curves {
      for step in 0...20 {
        let progress = Double(step) / 20
        expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6, "\(curve) at \(progress)")
      }
    }
  }
}
