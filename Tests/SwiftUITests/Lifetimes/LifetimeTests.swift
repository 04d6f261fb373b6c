import HearthTesting
import LifetimeCases
import SwiftUI
import Testing

/// Shows, changes and removes each kind of view many times, and looks at what is left of it.
@MainActor struct LifetimeTests {
  /// Twenty rounds, of which the last ones go without a user: no event comes after that makes the window let go.
  @Test(arguments: LifetimeCatalogue.views.map(\.name))
  func `nothing outlives its view`(name: String) async throws { try await check(name, in: LifetimeCatalogue.views) }

  @Test(arguments: LifetimeCatalogue.kit.map(\.name))
  func `nothing outlives its view of UIKit`(name: String) async throws {
    try await check(name, in: LifetimeCatalogue.kit)
  }

  private func check(_ name: String, in cases: [LifetimeCase]) async throws {
    let subject = try #require(cases.first { $0.name == name })
    var rounds: LifetimeRounds? = LifetimeRounds(subject)
    let models = try #require(rounds).models, nodes = try #require(rounds).window.nodesInMemory
    for number in 0..<20 { rounds?.run(isUsed: number < 10) }
    await rounds?.window.settleTasks()
    let remains = rounds?.remains
    #expect(remains == nil, "\(name) leaves \(remains ?? "")")
    rounds?.window.close()
    rounds = nil
    for _ in 0..<5 { await Task.yield() }
    #expect(models.living == 0, "\(name) leaves \(models.living) models of a window that has gone")
    #expect(nodes.count == 0, "\(name) leaves nodes of a window that has gone: \(nodes)")
  }

  @Test func `a case that keeps its model is found`() {
    final class Keeper { var models: [LifetimeModel] = [] }
    let keeper = Keeper()
    var catalogue = LifetimeCatalogue()
    catalogue.add("a keeper") { model in
      Text("\(model.number)").onAppear { keeper.models.append(model) }
    }
    let rounds = LifetimeRounds(catalogue.cases[0])
    for _ in 0..<3 { rounds.run(isUsed: false) }
    #expect(rounds.remains?.contains("3 models") == true, "\(rounds.remains ?? "nothing")")
  }
}
