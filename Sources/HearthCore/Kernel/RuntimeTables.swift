import CMetadata
import Foundation

/// Whether the tables of Swift's runtime are read: the descriptions of types, and the program's list of conformances.
///
/// Their layout is part of an ABI that is stable on Apple's systems and promised nowhere else. So it is tried before it
/// is relied on, once a process, when the first view is made: ten types whose layout is known have to be
/// described as they are. Where one is not, or with `HEARTH_CASTS=1` in the environment, casts say what a type conforms
/// to. They come to the same and take longer.
///
/// `HEARTH_TRACE=runtime` prints which it is, and why. All that knows how the runtime lays out
/// memory is in this folder and in CMetadata.
enum RuntimeTables {
  /// Whether the tables say what is true of the types that are known.
  static let areRight = problem == nil
  /// Whether types are looked up in the tables; otherwise casts find out.
  static let areUsed: Bool = {
    let start = isTraced ? ContinuousClock.now : nil
    let isForbidden = getenv("HEARTH_CASTS").map { String(cString: $0) == "1" } ?? false
    let areUsed = areRight && !isForbidden
    if let start { trace(areUsed, isForbidden, start) }
    return areUsed
  }()

  /// Compilers that all tests have passed with. Others are not refused: what was tried
  /// tells whether their tables are the same.
  #if compiler(>=6.3) && compiler(<6.4)
    static let compilerWasTried = true
  #else
    static let compilerWasTried = false
  #endif

  // MARK: - Trying

  /// A type, and what is true of it.
  struct Sample {
    enum Kind { case structure, enumeration, optional, tuple, function, object }
    var type: Any.Type
    var kind: Kind
    /// The module or type that declares it, for structs and enumerations.
    var module: String?
    /// What it is made of, where it is made of another type.
    var argument: Any.Type?
    var conformances: [Conformance] = []
  }
  struct Conformance {
    enum Answer: Equatable {
      case conforms(UnsafeRawPointer)
      case doesNotConform, unknown
    }
    var to: Conformances
    var answer: Answer
  }

  /// What the tables say wrongly, as a sentence; nil where all is right.
  private static let problem: String? = {
    precondition(
      fieldsAreRight,
      "Swift's runtime does not tell where the properties of a struct lie, so that views cannot keep their state. Build with Swift 6.3, with which this was tried."
    )
    if Conformances.images.isEmpty { return "neither the runtime nor the linker tells where the program's tables are" }
    return firstProblem(in: samples, isDeclared: Conformances.declares)
  }()
  private static var samples: [Sample] {
    let view: any View.Type = EmptyView.self, optional: any View.Type = EmptyView?.self
    let property: any DynamicProperty.Type = State<Int>.self, equatable: any Equatable.Type = SampleChoice.self
    let string = TypeMetadata(String.self).descriptor
    return [
      Sample(
        type: EmptyView.self, kind: .structure, module: "HearthCore",
        conformances: [
          Conformance(to: .view, answer: .conforms(table(view, (any View.Type).self))),
          Conformance(to: .dynamicProperty, answer: .doesNotConform),
        ]),
      Sample(
        type: State<Int>.self, kind: .structure, module: "HearthCore", argument: Int.self,
        conformances: [
          Conformance(to: .dynamicProperty, answer: .conforms(table(property, (any DynamicProperty.Type).self))),
          Conformance(to: .view, answer: .doesNotConform),
        ]),
      Sample(
        type: SampleChoice.self, kind: .enumeration, module: "HearthCore",
        conformances: [Conformance(to: .equatable, answer: .conforms(table(equatable, (any Equatable.Type).self)))]),
      Sample(
        type: SampleFields.self, kind: .structure, module: "HearthCore",
        conformances: [Conformance(to: .equatable, answer: .doesNotConform)]),
      Sample(
        type: EmptyView?.self, kind: .optional, argument: EmptyView.self,
        conformances: [Conformance(to: .view, answer: .conforms(table(optional, (any View.Type).self)))]),
      Sample(
        type: SampleFields?.self, kind: .optional, argument: SampleFields.self,
        conformances: [Conformance(to: .view, answer: .doesNotConform)]),
      Sample(
        type: String.self, kind: .structure, module: "Swift",
        // A program may have Swift's own library within.
        conformances: [Conformance(to: .view, answer: Conformances.declares(string) ? .doesNotConform : .unknown)]),
      Sample(type: (Int, Bool).self, kind: .tuple),
      Sample(type: (() -> Void).self, kind: .function, conformances: [Conformance(to: .view, answer: .doesNotConform)]),
      Sample(type: SampleObject.self, kind: .object, conformances: [Conformance(to: .view, answer: .doesNotConform)]),
    ]
  }
  /// Of `any P.Type`, the table behind the type: how the compiler lays such a
  /// value out is how this program was compiled.
  private static func table<Metatype>(_ type: Metatype, _: Metatype.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: (UnsafeRawPointer, UnsafeRawPointer).self).1
  }

  /// What is cheap and safe to read is compared first: nothing is followed that does not lie where it has to.
  static func firstProblem(in samples: [Sample], isDeclared: (UnsafeRawPointer) -> Bool) -> String? {
    for sample in samples {
      let metadata = TypeMetadata(sample.type)
      if metadata.sampleKind != sample.kind {
        return
          "\(sample.type) should be \(sample.kind), and is told to be \(metadata.sampleKind.map { "\($0)" } ?? "something else")"
      }
    }
    for sample in samples where sample.module == "HearthCore" {
      if !isDeclared(TypeMetadata(sample.type).descriptor) {
        return "the description of \(sample.type) lies neither in the program nor in a library of it"
      }
    }
    for sample in samples {
      let metadata = TypeMetadata(sample.type)
      if let module = sample.module, metadata.module != module {
        return "\(sample.type) should be declared in \(module)"
      }
      if let argument = sample.argument, metadata.argument(0) != argument {
        return "\(sample.type) should be made of \(argument)"
      }
    }
    for sample in samples {
      for conformance in sample.conformances {
        let answer: Conformance.Answer =
          switch conformance.to.answer(for: sample.type) {
          case .conforms(let table): .conforms(table)
          case .doesNotConform: .doesNotConform
          case .unknown: .unknown
          }
        if answer != conformance.answer {
          return "the conformance of \(sample.type) should be \(conformance.answer), and is told to be \(answer)"
        }
      }
    }
    return nil
  }
  private static var fieldsAreRight: Bool {
    let expected: [(Int, Any.Type, TypeKind)] = [
      (0, Bool.self, .structure), (MemoryLayout<Int>.stride, Int.self, .structure),
      (2 * MemoryLayout<Int>.stride, SampleObject.self, .object),
      (3 * MemoryLayout<Int>.stride, (() -> Void).self, .function),
      (5 * MemoryLayout<Int>.stride, (Int, Bool).self, .tuple),
    ]
    var index = 0
    TypeFields.forEach(of: SampleFields.self) { offset, type, kind in
      guard index < expected.count, expected[index].0 == offset, expected[index].1 == type, expected[index].2 == kind
      else {
        index = .max
        return false
      }
      index += 1
      return true
    }
    return index == expected.count
  }

  // MARK: - Trace

  private static var isTraced: Bool {
    getenv("HEARTH_TRACE").map {
      String(cString: $0).split(separator: ",").contains { $0.drop { $0 == " " } == "runtime" }
    } ?? false
  }
  private static func trace(_ areUsed: Bool, _ isForbidden: Bool, _ start: ContinuousClock.Instant) {
    let time = (ContinuousClock.now - start) / Duration.microseconds(1)
    var line = "runtime: "
    if areUsed {
      line += "types are looked up in the program's tables"
    } else {
      line += "types are looked up by casts: " + (problem ?? "HEARTH_CASTS=1 asks for that")
    }
    line += " (tried in \(Int(time)) µs"
    if !compilerWasTried { line += ", with a compiler that is not among those that all tests have passed with" }
    FileHandle.standardError.write(Data((line + ")\n").utf8))
  }
}

extension TypeMetadata {
  fileprivate var sampleKind: RuntimeTables.Sample.Kind? {
    if isStruct { return .structure }
    if isOptional { return .optional }
    if isTuple { return .tuple }
    if isFunction { return .function }
    if isClass { return .object }
    return isValueType ? .enumeration : nil
  }
}

private final class SampleObject {}
private enum SampleChoice: Equatable { case one, two }
private struct SampleFields {
  var flag = true
  var number = 0
  var object: SampleObject
  var action: () -> Void
  var pair: (Int, Bool)
}
