// How many of the public declarations that `import SwiftUI` gives a program have a documentation comment.
//
//   documented [--list | --all] [--at-least PERCENT]
//
// Read are the sources of the module SwiftUI and of each module of this package that it exports again. A declaration
// counts when it and all types around it are public. A comment counts when it begins with `///` or `/**` and stands
// before the attributes of its declaration, where the compiler looks for it.
//
// These need no comment and are not counted:
//
// - what witnesses a requirement of a protocol, or is its default in an extension of the protocol: the requirement has
//   the comment. The protocols are ours, and those of the standard library, Foundation and OpenCombine in
//   `knownRequirements`: `body`, `==`, `hash(into:)`, `encode(to:)`, `id`, `description`, `startIndex` …
// - type aliases that say what an associated type is
// - what overrides a member of a superclass
// - names that begin with an underscore, and what is inside a type with such a name
// - what `@_spi` hides
//
// A case of an enumeration is documented by a comment of its own, or when the comment of the enumeration has its name
// in backquotes. Several cases after one `case`, and several variables after one `var`, share a comment.

import Foundation

// MARK: - Requirements

/// Requirements of protocols that are declared elsewhere, as far as public types of ours meet them.
let knownRequirements: [String: Set<String>] = [
  "Equatable": ["==(_:_:)"],
  "Hashable": ["hash(into:)", "hashValue"],
  "Comparable": ["<(_:_:)", ">(_:_:)", "<=(_:_:)", ">=(_:_:)"],
  "Encodable": ["encode(to:)"],
  "Decodable": ["init(from:)"],
  "Identifiable": ["id", "ID"],
  "CustomStringConvertible": ["description"],
  "CustomDebugStringConvertible": ["debugDescription"],
  "LosslessStringConvertible": ["init(_:)"],
  "CustomReflectable": ["customMirror"],
  "CustomPlaygroundDisplayConvertible": ["playgroundDescription"],
  "RawRepresentable": ["rawValue", "init(rawValue:)", "RawValue"],
  "CaseIterable": ["allCases", "AllCases"],
  "SetAlgebra": [
    "init()", "contains(_:)", "union(_:)", "intersection(_:)", "symmetricDifference(_:)", "insert(_:)", "remove(_:)",
    "update(with:)", "formUnion(_:)", "formIntersection(_:)", "formSymmetricDifference(_:)", "Element",
  ],
  "Sequence": ["makeIterator()", "Iterator", "Element", "underestimatedCount"],
  "IteratorProtocol": ["next()", "Element"],
  "AsyncSequence": ["makeAsyncIterator()", "AsyncIterator", "Element", "Failure"],
  "AsyncIteratorProtocol": ["next()", "next(isolation:)", "Element"],
  "Collection": [
    "startIndex", "endIndex", "subscript(_:)", "index(after:)", "formIndex(after:)", "indices", "isEmpty", "count",
    "index(_:offsetBy:)", "distance(from:to:)", "index(_:offsetBy:limitedBy:)", "Index", "Indices", "SubSequence",
  ],
  "BidirectionalCollection": ["index(before:)", "formIndex(before:)"],
  "MutableCollection": ["subscript(_:)"],
  "RangeReplaceableCollection": ["init()", "replaceSubrange(_:with:)"],
  "AdditiveArithmetic": ["zero", "+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)"],
  "ExpressibleByStringLiteral": ["init(stringLiteral:)", "StringLiteralType"],
  "ExpressibleByExtendedGraphemeClusterLiteral": [
    "init(extendedGraphemeClusterLiteral:)", "ExtendedGraphemeClusterLiteralType",
  ],
  "ExpressibleByUnicodeScalarLiteral": ["init(unicodeScalarLiteral:)", "UnicodeScalarLiteralType"],
  "ExpressibleByStringInterpolation": ["init(stringInterpolation:)", "StringInterpolation"],
  "StringInterpolationProtocol": [
    "init(literalCapacity:interpolationCount:)", "appendLiteral(_:)", "StringLiteralType",
  ],
  "ExpressibleByArrayLiteral": ["init(arrayLiteral:)", "ArrayLiteralElement"],
  "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)", "Key", "Value"],
  "ExpressibleByIntegerLiteral": ["init(integerLiteral:)", "IntegerLiteralType"],
  "ExpressibleByFloatLiteral": ["init(floatLiteral:)", "FloatLiteralType"],
  "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
  "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
  "Publisher": ["receive(subscriber:)", "Output", "Failure"],
  "ConnectablePublisher": ["connect()"],
  "Subject": ["send(_:)", "send(completion:)", "send(subscription:)"],
  "Subscriber": ["receive(_:)", "receive(subscription:)", "receive(completion:)", "Input", "Failure"],
  "Subscription": ["request(_:)"],
  "Cancellable": ["cancel()"],
  "Scheduler": [
    "now", "minimumTolerance", "schedule(options:_:)", "schedule(after:tolerance:options:_:)",
    "schedule(after:interval:tolerance:options:_:)", "SchedulerTimeType", "SchedulerOptions",
  ],
  "SchedulerTimeIntervalConvertible": [
    "seconds(_:)", "milliseconds(_:)", "microseconds(_:)", "nanoseconds(_:)",
  ],
  "Strideable": ["distance(to:)", "advanced(by:)", "Stride"],
  "Numeric": ["init(exactly:)", "magnitude", "*(_:_:)", "*=(_:_:)", "Magnitude"],
  "SignedNumeric": ["-(_:)", "negate()"],
  "ObservableObject": ["objectWillChange", "ObjectWillChangePublisher"],
  "TopLevelEncoder": ["encode(_:)", "Output"],
  "TopLevelDecoder": ["decode(_:from:)", "Input"],
  "AttributedStringKey": ["name", "Value"],
  "AttributeScope": [],
]

/// What each of these asks for besides.
let knownParents: [String: [String]] = [
  "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
  "OptionSet": ["SetAlgebra", "RawRepresentable"], "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
  "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
  "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
  "RangeReplaceableCollection": ["Collection"], "VectorArithmetic": ["AdditiveArithmetic"],
  "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
  "BinaryFloatingPoint": ["SignedNumeric", "ExpressibleByFloatLiteral"],
  "SchedulerTimeIntervalConvertible": ["Comparable", "SignedNumeric"], "SignedNumeric": ["Numeric"],
  "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
  "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
  "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
  "ConnectablePublisher": ["Publisher"], "Subject": ["Publisher"], "Subscription": ["Cancellable"],
  "Strideable": ["Comparable"], "LosslessStringConvertible": ["CustomStringConvertible"],
]

// MARK: - Counting

enum Verdict: Equatable {
  case documented, missing
  /// Why no comment is needed.
  case exempt(String)
}

struct Survey {
  let declarations: [Declaration]
  private var conformances: [String: Set<String>] = [:]
  private var requirements = knownRequirements
  private var associatedTypes: Set<String> = []
  /// Types by their path, and whether any declaration of them is public.
  private var types: [String: Bool] = [:]

  init(_ declarations: [Declaration]) {
    self.declarations = declarations
    for (protocolName, parents) in knownParents { conformances[protocolName] = Set(parents) }
    for declaration in declarations {
      let isType = ["struct", "class", "enum", "protocol", "actor", "extension"].contains(declaration.keyword)
      if isType {
        conformances[declaration.name, default: []].formUnion(declaration.inherited)
        if declaration.keyword != "extension" {
          types[declaration.path] = (types[declaration.path] ?? false) || declaration.isPublic
        }
      }
    }
    let protocols = Set(declarations.filter { $0.keyword == "protocol" }.map(\.name))
    for declaration in declarations {
      if declaration.keyword == "associatedtype" { associatedTypes.insert(declaration.name) }
      guard let owner = declaration.owners.last, protocols.contains(owner), declaration.isRequirement else { continue }
      requirements[owner, default: []].insert(declaration.name)
    }
  }

  private func allProtocols(of type: String) -> Set<String> {
    var found: Set<String> = [], open = [type]
    while let next = open.popLast() {
      for parent in conformances[next] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }

  func verdict(on declaration: Declaration) -> Verdict? {
    guard declaration.isPublic, declaration.keyword != "extension" else { return nil }
    for count in declaration.owners.indices {
      if types[declaration.owners[...count].joined(separator: ".")] == false { return nil }
    }
    if declaration.isSystem { return .exempt("hidden by @_spi") }
    if declaration.owners.contains(where: { $0.hasPrefix("_") }) || declaration.name.hasPrefix("_") {
      return .exempt("underscored")
    }
    if declaration.isOverride { return .exempt("override") }
    if let owner = declaration.owners.last, !declaration.isRequirement {
      var protocols = allProtocols(of: owner)
      protocols.insert(owner)
      if declaration.keyword != "case",
        protocols.contains(where: { requirements[$0]?.contains(declaration.name) == true })
      {
        return .exempt("witness")
      }
      if declaration.keyword == "typealias", associatedTypes.contains(declaration.name) {
        return .exempt("associated type")
      }
    }
    if let comment = declaration.comment, comment.contains(where: \.isLetter) { return .documented }
    if declaration.keyword == "case", let comment = declaration.enumerationComment,
      comment.contains("`\(declaration.name)`") || comment.contains("`\(declaration.name)(")
    {
      return .documented
    }
    return .missing
  }
}

/// The files of a module and of those that it exports again, as far as they are in `Sources`.
func exported(by module: String) -> [SwiftText] {
  var found: [String: [SwiftText]] = [:], open = [module]
  while let next = open.popLast() {
    let folder = "Sources/" + next
    guard found[folder] == nil, FileManager.default.fileExists(atPath: folder) else { continue }
    let sources = swiftTexts(in: folder)
    found[folder] = sources
    for source in sources {
      // Those of a trait are indented.
      let lines = source.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      for line in lines where line.hasPrefix("@_exported") {
        if let name = line.split(separator: " ").last, !name.contains(".") { open.append(String(name)) }
      }
    }
  }
  return found.sorted { $0.key < $1.key }.flatMap { folder, sources in
    sources.map { SwiftText(path: folder + "/" + $0.path, text: $0.text) }
  }
}

@main struct Documented {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isListing = arguments.contains("--list"), isShowingAll = arguments.contains("--all")
    var bound: Int?
    if let option = arguments.firstIndex(of: "--at-least") {
      guard option + 1 < arguments.endIndex, let number = Int(arguments[option + 1]) else {
        print("documented: say a number after --at-least")
        exit(2)
      }
      bound = number
    }
    let survey = Survey(exported(by: "SwiftUI").flatMap { Reader($0.path, $0.text).declarations })
    var documented = 0, missing = 0
    for declaration in survey.declarations {
      guard let verdict = survey.verdict(on: declaration) else { continue }
      let place = "\(declaration.file):\(declaration.line): "
      switch verdict {
      case .documented:
        documented += 1
        if isShowingAll { print(place + "documented: " + declaration.path) }
      case .missing:
        missing += 1
        if isShowingAll { print(place + "missing: " + declaration.path) }
        if isListing { print(place + declaration.path) }
      case .exempt(let why):
        if isShowingAll { print(place + "exempt (\(why)): " + declaration.path) }
      }
    }
    let share = documented + missing == 0 ? 0 : Double(documented) / Double(documented + missing) * 100
    print(
      "\(documented) of \(documented + missing) public declarations are documented: "
        + String(format: "%.1f %%", share))
    if let bound, share < Double(bound) {
      print("error: at least \(bound) % have to be: see Scripts/documented --list")
      exit(1)
    }
  }
}
