import HearthTesting
import LifetimeCases
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Shows, changes and removes each kind of view many times, and looks at what is left of it.
@MainActor struct LifetimeTests {
  /// Five rounds, or twenty where the environment has `HEARTH_RANDOM=all`. The second half goes without a user: no event comes
  /// after that makes the window let go.
  @Test(arguments: await LifetimeCatalogue.viewNames)
  func `nothing outlives its view`(name: String) async throws { try await check(name, in: LifetimeCatalogue.views) }

  @Test(arguments: await LifetimeCatalogue.kitNames)
  func `nothing outlives its view of UIKit`(name: String) async throws {
    try await check(name, in: LifetimeCatalogue.kit)
  }

  private func check(_ name: String, in cases: [LifetimeCase]) async throws {
    let subject = try require(cases.first { $0.name == name })
    var rounds: LifetimeRounds? = LifetimeRounds(subject)
    let models = try require(rounds).models, nodes = try require(rounds).window.nodesInMemory
    let count = Seeds.first(of: 20).count
    for number in 0..<count { rounds?.run(isUsed: number < count / 2) }
    await rounds?.window.settleTasks()
    let remains = rounds?.remains
    expect(remains == nil, "\(name) leaves \(remains ?? "")")
    rounds?.window.close()
    rounds = nil
    for _ in 0..<5 { await Task.yield() }
    expect(models.living, equals: 0, "\(name) leaves \(models.living) models of a window that has gone")
    expect(nodes.count, equals: 0, "\(name) leaves nodes of a window that has gone: \(nodes)")
  }

  @QuickTesting.Test func `a case that keeps its model is found`() {
    final class Keeper { var models: [LifetimeModel] = [] }
    let keeper = Keeper()
    var catalogue = LifetimeCatalogue()
    catalogue.add("a keeper") { model in
      Text("\(model.number)").onAppear { keeper.models.append(model) }
    }
    let rounds = LifetimeRounds(catalogue.cases[0])
    for _ in 0..<3 { rounds.run(isUsed: false) }
    expect(rounds.remains?.contains("3 models"), equals: true, "\(rounds.remains ?? "nothing")")
  }
}
