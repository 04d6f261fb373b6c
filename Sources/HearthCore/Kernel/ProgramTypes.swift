import CMetadata

/// Types that nobody names: what this program declares.
package enum ProgramTypes {
  /// The structs and enumerations without parameters whose conformance to a protocol the program declares, in no order.
  ///
  /// Empty where the linker tells nothing of the program's table, which it does on Linux, and where
  /// `RuntimeTables` found that it is not to be trusted.
  ///
  /// - Parameters:
  ///   - type: The metatype of `any P`.
  ///   - metatype: `any P.Type`. Such a value lies in memory as a type with the witness table.
  package static func conforming<Metatype>(to type: Any.Type, as metatype: Metatype.Type) -> [Metatype] {
    guard RuntimeTables.areRight else { return [] }
    var found: [Metatype] = []
    _ = Conformances.forEach(to: type) { conformance, declaration, _ in
      // The lowest five bits say what is declared (17: a struct, 18: an enumeration), the highest of
      // the lowest eight that it has parameters.
      let kind = declaration.load(as: UInt32.self)
      guard [17, 18].contains(kind & 31), kind & 0x80 == 0, let access = Conformances.direct(declaration + 12) else {
        return
      }
      let metadata = hearth_metadata(access)
      guard let table = swift_getWitnessTable(conformance, metadata, nil) else { return }
      found.append(unsafeBitCast((metadata, table), to: Metatype.self))
    }
    return found
  }
}
