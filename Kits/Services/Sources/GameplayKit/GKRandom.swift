@_exported import Foundation

/// Something that gives numbers by chance.
public protocol GKRandom: AnyObject {
  /// Any number of 32 bits.
  func nextInt() -> Int
  /// From 0 up to, and without, the bound.
  func nextInt(upperBound: Int) -> Int
  /// 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of numbers by chance. This one is the system's, whose numbers nobody can tell beforehand.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  // Unchecked: each is used by one thread at a time, as on Apple's systems; that of the system is safe.
  private static let shared = GKRandomSource()
  /// The system's.
  open class func sharedRandom() -> GKRandomSource { shared }
  public override init() { super.init() }
  /// 64 bits. All other numbers come from these.
  func bits() -> UInt64 { UInt64.random(in: .min ... .max) }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits())) }
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    // Multiplied, the upper half is even over the bound but for less than a part in 2³². Source: Lemire, "Fast Random Integer
    // Generation in an Interval", 2019.
    return Int(bits().multipliedFullWidth(by: UInt64(upperBound)).high)
  }
  open func nextUniform() -> Float { Float(bits() >> 40) / Float((1 << 24) - 1) }
  open func nextBool() -> Bool { bits() >> 63 == 1 }
  /// The same things in another order. Source: Knuth, "The Art of Computer Programming", 3.4.2, algorithm P.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for last in shuffled.indices.reversed().dropLast() { shuffled.swapAt(last, nextInt(upperBound: last + 1)) }
    return shuffled
  }
}
/// A generator of bits of its own, which a seed starts: with the same seed the same numbers come.
private struct SplitMix {
  // Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
/// The stream cipher ARC4, from a seed. Its numbers are those of the cipher; Apple's differ, as it does not tell how it starts.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  // As its superclass.
  open var seed: Data { didSet { start() } }
  private var table: [UInt8] = []
  private var (first, second): (UInt8, UInt8) = (0, 0)
  public init(seed: Data) {
    self.seed = seed
    super.init()
    start()
  }
  public override convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }
  private func start() {
    table = (0...255).map { UInt8($0) }
    (first, second) = (0, 0)
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    var place: UInt8 = 0
    for index in 0...255 {
      place = place &+ table[index] &+ key[index % key.count]
      table.swapAt(index, Int(place))
    }
  }
  private func byte() -> UInt8 {
    first &+= 1
    second &+= table[Int(first)]
    table.swapAt(Int(first), Int(second))
    return table[Int(table[Int(first)] &+ table[Int(second)])]
  }
  override func bits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }
  /// Throws numbers away, of which the first of this cipher can be guessed.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = bits() } }
}
/// A quick source, from a seed.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  // As its superclass.
  open var seed: UInt64 { didSet { state = SplitMix(state: seed) } }
  private var state: SplitMix
  public init(seed: UInt64) { (self.seed, state) = (seed, SplitMix(state: seed)) }
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
  override func bits() -> UInt64 { state.next() }
}
/// The Mersenne Twister of 64 bits, from a seed. Source: Nishimura, "Tables of 64-bit Mersenne Twisters", 2000.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  // As its superclass.
  open var seed: UInt64 { didSet { start() } }
  private var state: [UInt64] = []
  private var place = 312
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    start()
  }
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
  private func start() {
    state = [seed]
    for index in 1..<312 {
      let last = state[index - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
    }
    place = 312
  }
  override func bits() -> UInt64 {
    if place == 312 {
      for index in 0..<312 {
        let joined = state[index] & 0xffff_ffff_8000_0000 | state[(index + 1) % 312] & 0x7fff_ffff
        state[index] = state[(index + 156) % 312] ^ (joined >> 1) ^ (joined & 1 == 0 ? 0 : 0xb502_6f5a_a966_19e9)
      }
      place = 0
    }
    var mixed = state[place]
    place += 1
    mixed ^= (mixed >> 29) & 0x5555_5555_5555_5555
    mixed ^= (mixed << 17) & 0x71d6_7fff_eda6_0000
    mixed ^= (mixed << 37) & 0xfff7_eee0_0000_0000
    return mixed ^ (mixed >> 43)
  }
}

/// Whole numbers between two, all as likely.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }
  private class func die(_ sides: Int) -> Self {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
  }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Less than the bound, which counts from the lowest value.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: min(upperBound - lowestValue, numberOfPossibleOutcomes))
  }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 1
  }
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}
/// Whole numbers of which those in the middle are likelier: three deviations reach the ends.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  /// Source: Box and Muller, "A Note on the Generation of Random Normal Deviates", 1958.
  open override func nextInt() -> Int {
    let (radius, angle) = (max(source.nextUniform(), .leastNonzeroMagnitude), source.nextUniform())
    let normal = (-2 * log(Double(radius))).squareRoot() * cos(2 * .pi * Double(angle))
    let value = (Double(mean) + Double(deviation) * normal).rounded()
    return Int(min(max(value, Double(lowestValue)), Double(highestValue)))
  }
}
/// Whole numbers, of which each comes once before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
extension NSArray {
  /// The same things in another order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
