import SwiftUI

struct TrailDetail: View {
  @Environment(TrailStore.self) private var store
  let trail: Trail

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(header)
          .resizable()
          .scaledToFit()
          .clipShape(RoundedRectangle(cornerRadius: 16))
        Text("\(trail.kilometers, format: .number.precision(.fractionLength(1))) km")
          .font(.title2)
          .accessibilityIdentifier("length")
        Text("\(trail.climb) m up")
          .foregroundStyle(Color.moss)
          .accessibilityIdentifier("climb")
        Button(store.walked.contains(trail.id) ? "Walked" : "Mark as Walked") {
          store.toggle(trail)
        }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("walked")
      }
      .padding()
    }
    .navigationTitle(trail.name)
  }

  private var header: ImageResource {
    switch trail.difficulty {
    case .easy: .firForest
    case .moderate: .lake
    case .hard: .ridge2
    }
  }
}
