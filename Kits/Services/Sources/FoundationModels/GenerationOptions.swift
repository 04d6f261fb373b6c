/// How a text is to be written.
public struct GenerationOptions: Sendable, Equatable {
  /// How a model chooses among the words that may come next.
  public struct SamplingMode: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case greedy
      case top(Int, seed: UInt64?)
      case threshold(Double, seed: UInt64?)
    }
    let kind: Kind
    public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .top(k, seed: seed))
    }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .threshold(probabilityThreshold, seed: seed))
    }
  }
  public var sampling: SamplingMode?
  /// From 0 to 1.
  public var temperature: Double?
  public var maximumResponseTokens: Int?

  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }
}
