import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

struct Fig: Hashable, Codable { var name: String }
enum Tree: String, Hashable, Codable { case oak, elm }
final class Leaf: Hashable, Codable {
  let size: Int
  init(size: Int) { self.size = size }
  static func == (a: Leaf, b: Leaf) -> Bool { a.size == b.size }
  func hash(into hasher: inout Hasher) { hasher.combine(size) }
}
struct Orchard { struct Row: Hashable, Codable { var number: Int } }
private struct Secret: Hashable {}

@MainActor struct NavigationPathTests {
  private func json(_ path: NavigationPath) throws -> [String] {
    let data = try JSONEncoder().encode(try require(path.codable))
    return try JSONDecoder().decode([String].self, from: data)
  }
  private func decoded(_ strings: [String]) throws -> NavigationPath {
    NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: JSONEncoder().encode(strings)))
  }
  /// What is reported while `action` runs.
  private func reports(_ action: () throws -> Void) rethrows -> [String] { try TestWindow.reports(during: action) }

  @Test func `paths are equal when they hold equal values of the same types`() {
    var a = NavigationPath([1, 2]), b = NavigationPath()
    b.append(1)
    expect(a != b)
    b.append(2)
    expect(a, equals: b)
    a.removeLast()
    a.append(2.0)
    expect(a != b)
  }

  @Test func `a stored path comes back with structs, enumerations, classes and types inside of others`() throws {
    var path = NavigationPath()
    path.append(Fig(name: "Smyrna"))
    path.append(Tree.elm)
    path.append(Leaf(size: 3))
    path.append(Orchard.Row(number: 4))
    path.append([1, 2])
    try expect(decoded(json(path)), equals: path)
    try expect(json(path).prefix(2), equals: ["Swift.Array<Swift.Int>", "[1,2]"])
  }

  @Test func `types of this process that were never on a path are found by their names`() throws {
    let path = try decoded(["SwiftUITests.PathTypeOfMine", "{\"number\":7}"])
    expect(path, equals: NavigationPath([PathTypeOfMine(number: 7)]))
    let nested = try decoded(["SwiftUITests.PathTypeOfMine.Kind", "\"big\""])
    expect(nested, equals: NavigationPath([PathTypeOfMine.Kind.big]))
  }

  @Test func `values of unknown types are kept as they are and stored again`() throws {
    let strings = ["Orchid.Flower", "{\"name\":\"Vanda\"}", "Swift.Int", "1"]
    var path = try decoded(strings)
    expect(path.count, equals: 2)
    try expect(json(path), equals: strings)
    path.append(2)
    try expect(json(path), equals: ["Swift.Int", "2"] + strings)
  }

  @Test func `a value that is broken is left out with a report, and the others stay`() throws {
    var path = NavigationPath()
    let found = try reports {
      path = try decoded(["Swift.Int", "3", "Swift.Int", "\"three\"", "Swift.String", "\"a\""])
    }
    expect(path.count, equals: 2)
    try expect(json(path), equals: ["Swift.Int", "3", "Swift.String", "\"a\""])
    expect(found.count == 1 && found[0].contains("Swift.Int"))
  }

  @Test func `a name without a value is left out with a report`() throws {
    var path = NavigationPath()
    let found = try reports { path = try decoded(["Swift.Int", "3", "Swift.Int"]) }
    try expect(json(path), equals: ["Swift.Int", "3"])
    expect(found.count, equals: 1)
  }

  @Test func `what is no list of strings throws`() {
    expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data("{\"a\":1}".utf8))
    }
  }

  @Test func `a path with a value that is not codable cannot be stored`() {
    var path = NavigationPath([1])
    path.append(Secret())
    expect(path.codable == nil)
    path.removeLast()
    expect(path.codable != nil)
  }

  @Test func `removing more than there is removes all and is reported`() {
    var path = NavigationPath([1, 2])
    let found = reports {
      path.removeLast(3)
      expect(path.isEmpty)
      path.removeLast()
      path.append(1)
      path.removeLast(-1)
      expect(path.count, equals: 1)
    }
    expect(found.count == 3 && found[0].contains("removeLast(3)"))
  }

  @Test func `copies of a path change apart`() {
    let path = NavigationPath([1, 2])
    var copy = path
    copy.removeLast()
    expect(path.count == 2 && copy.count == 1)
  }
}

/// Nothing but its name leads to it.
struct PathTypeOfMine: Hashable, Codable {
  enum Kind: String, Hashable, Codable { case small, big }
  var number: Int
}
