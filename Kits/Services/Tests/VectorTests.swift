import GameplayKit
import QuickTesting
import simd

/// Vectors, matrices, turns, and games' chance, states and ways.
struct VectorTests {
  @Test func `vectors have lengths and products`() {
    expect(simd_length(SIMD3<Float>(2, 3, 6)), equals: 7)
    expect(dot(SIMD2<Double>(1, 2), SIMD2(3, 4)), equals: 3 + 8)
    expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)), equals: SIMD3(0, 0, 1))
    expect(normalize(SIMD2<Float>(0, 4)), equals: SIMD2(0, 1))
    expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5), equals: SIMD2(5, 15))
    expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)), equals: SIMD2(1, 1))
    expect(clamp(SIMD2<Float>(-1, 3), min: 0, max: 2), equals: SIMD2(0, 2))
    expect(simd_smoothstep(0.0, 1, 0.5), equals: 0.5)
  }
  @Test func `a matrix times its inverse changes nothing`() {
    var matrix = matrix_identity_float4x4
    matrix.columns.3 = SIMD4(5, 6, 7, 1)
    expect(matrix * SIMD4<Float>(1, 1, 1, 1), equals: SIMD4(6, 7, 8, 1))
    expect(matrix.inverse * SIMD4<Float>(6, 7, 8, 1), equals: SIMD4(1, 1, 1, 1))
    let other = simd_float3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 0), SIMD3(0, 1, 4)])
    expect(simd_almost_equal_elements(other * other.inverse, matrix_identity_float3x3, 1e-5))
    // By the first row: 2 (3·4 − 0·1) + 1 (1·1 − 3·0).
    expect(abs(other.determinant - 25) < 1e-4)
    expect(other.transpose[0], equals: SIMD3(2, 0, 1))
    expect(float2x2(diagonal: SIMD2(0, 1)).determinant, equals: 0)
  }
  @Test func `a quarter of a turn brings x to y`() {
    let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    expect(distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-6)
    expect(distance((float4x4(turn) * SIMD4(1, 0, 0, 1)), SIMD4(0, 1, 0, 1)) < 1e-6)
    expect(distance(simd_quatf(float4x4(turn)).vector, turn.vector) < 1e-6)
    let half = simd_slerp(simd_quatf(real: 1, imag: SIMD3()), turn, 0.5)
    expect(abs(half.angle - .pi / 4) < 1e-5)
    expect(distance(simd_quatf(from: SIMD3(1, 0, 0), to: SIMD3(0, 1, 0)).vector, turn.vector) < 1e-6)
    expect(distance((turn * turn.inverse).vector, SIMD4(0, 0, 0, 1)) < 1e-6)
  }
  @Test func `the same seed gives the same numbers`() {
    let one = GKMersenneTwisterRandomSource(seed: 5489), other = GKMersenneTwisterRandomSource(seed: 5489)
    expect(
      (0..<20).map { _ in one.nextInt(upperBound: 1000) }, equals: (0..<20).map { _ in other.nextInt(upperBound: 1000) }
    )
    let cipher = GKARC4RandomSource(seed: Data("Key".utf8))
    let same = GKARC4RandomSource(seed: Data("Key".utf8))
    expect(cipher.nextInt(), equals: same.nextInt())
    let shuffled = one.arrayByShufflingObjects(in: [1, 2, 3, 4]).compactMap { $0 as? Int }
    expect(shuffled.sorted(), equals: [1, 2, 3, 4])
  }
  @Test func `a shuffled die shows each side before one comes again`() {
    let die = GKShuffledDistribution.d6()
    for _ in 0..<3 { expect(Set((0..<6).map { _ in die.nextInt() }), equals: Set(1...6)) }
    let bell = GKGaussianDistribution(
      randomSource: GKLinearCongruentialRandomSource(seed: 1), lowestValue: 0, highestValue: 10)
    let values = (0..<500).map { _ in bell.nextInt() }
    expect(values.allSatisfy { (0...10).contains($0) })
    expect(values.filter { (4...6).contains($0) }.count > values.filter { $0 < 2 || $0 > 8 }.count * 4)
  }
  nonisolated private final class Walking: GKState {
    var log: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Falling.self }
    override func didEnter(from previousState: GKState?) { log.append("walks") }
    override func willExit(to nextState: GKState) { log.append("stops") }
    override func update(deltaTime seconds: TimeInterval) { log.append("step \(seconds)") }
  }
  nonisolated private final class Falling: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
  }
  @Test func `a machine is in one state, and goes only where it may`() {
    let walking = Walking(), machine = GKStateMachine(states: [walking, Falling()])
    expect(machine.enter(Walking.self))
    machine.update(deltaTime: 0.5)
    expect(machine.enter(Falling.self))
    expect(!machine.enter(Walking.self))
    expect(machine.currentState is Falling)
    expect(walking.log, equals: ["walks", "step 0.5", "stops"])
    expect(machine.state(forClass: Walking.self) === walking)
  }
  @Test func `the shortest way goes around a wall`() throws {
    let graph = GKGridGraph(fromGridStartingAt: SIMD2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
    let start = try require(graph.node(atGridPosition: SIMD2(0, 0)))
    let end = try require(graph.node(atGridPosition: SIMD2(2, 0)))
    expect(graph.findPath(from: start, to: end).count, equals: 3)
    graph.remove([SIMD2<Int32>(1, 0), SIMD2(1, 1)].compactMap { graph.node(atGridPosition: $0) })
    let path = graph.findPath(from: start, to: end).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    expect(path, equals: [SIMD2(0, 0), SIMD2(0, 1), SIMD2(0, 2), SIMD2(1, 2), SIMD2(2, 2), SIMD2(2, 1), SIMD2(2, 0)])
  }
}
