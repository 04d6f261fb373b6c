import SwiftUI

struct TrailRow: View {
  let trail: Trail
  let isWalked: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(trail.image)
        .resizable()
        .scaledToFill()
        .frame(width: 64, height: 44)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name)
          .font(.headline)
        Text(trail.difficulty.title)
          .font(.subheadline)
          .foregroundStyle(trail.difficulty.color)
      }
      Spacer()
      if isWalked {
        Image(systemName: "checkmark.seal.fill")
          .foregroundStyle(.moss)
          .accessibilityLabel("Walked")
      }
    }
  }
}

extension Trail.Difficulty {
  var title: LocalizedStringKey {
    switch self {
    case .easy: "Easy"
    case .moderate: "Moderate"
    case .hard: "Hard"
    }
  }
  var color: Color {
    switch self {
    case .easy: .Difficulty.easy
    case .moderate: .Difficulty.moderate
    case .hard: Color(.Difficulty.hard)
    }
  }
}

#Preview {
  List {
    TrailRow(trail: TrailStore().trails[0], isWalked: true)
  }
}
