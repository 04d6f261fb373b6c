import TallyCore

public struct Tally {
  public init() {}
  public var text: String { "\(number)" }
}
