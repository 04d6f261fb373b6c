/// Traits that were told of.
@MainActor final class KnownTraits {
  var traits: GivenTraits
  init(_ traits: GivenTraits) { self.traits = traits }
  deinit {}
}
