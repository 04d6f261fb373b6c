import SwiftUI

struct TrailList: View {
  @Environment(TrailStore.self) private var store
  @EnvironmentObject private var settings: TrailSettings

  private var trails: [Trail] {
    store.trails.filter { !settings.showsOnlyEasy || $0.difficulty == .easy }
  }

  var body: some View {
    NavigationStack {
      List(trails) { trail in
        NavigationLink(value: trail) {
          TrailRow(trail: trail, isWalked: store.walked.contains(trail.id))
        }
        .accessibilityIdentifier(trail.name)
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
    }
  }
}
