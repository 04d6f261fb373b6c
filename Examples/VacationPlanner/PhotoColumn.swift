import SwiftUI

/// A large photo of a destination, and a button for the next one.
struct PhotoColumn: View {
  @State private var index = 0

  var body: some View {
    let place = Destination.all[index]
    Photo(place: place, nameSize: 48)
      .overlay(alignment: .bottomTrailing) {
        Button("Browse Photos") { index = (index + 1) % Destination.all.count }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .padding(32)
          .accessibilityIdentifier("browse")
      }
      .clipShape(.rect(cornerRadius: 24))
      .padding(20)
  }
}

/// A landscape with its name in the corner.
struct Photo: View {
  let place: Destination
  /// Points.
  let nameSize: CGFloat

  var body: some View {
    Landscape(scenery: place.scenery)
      .overlay {
        LinearGradient(
          stops: [.init(color: .clear, location: 0.6), .init(color: .black.opacity(0.55), location: 1)],
          startPoint: .top, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(place.name)
            .font(.system(size: nameSize, weight: .bold))
          Text(place.line)
            .font(.system(size: nameSize * 0.42))
            .opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(32)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("photo")
  }
}
