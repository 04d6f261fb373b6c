import SwiftUI

/// Greets whoever has logged in, and offers destinations.
struct WelcomePage: View {
  let traveller: MailAddress
  let logOut: @MainActor () -> Void
  @State private var choice = Destination.all[0]

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Welcome, \(traveller.firstName)")
          .font(.system(size: 32, weight: .bold))
          .accessibilityIdentifier("welcome")
        Spacer()
        Button("Log Out", action: logOut)
          .accessibilityIdentifier("log out")
      }
      Photo(place: choice, nameSize: 32)
        .clipShape(.rect(cornerRadius: 20))
      HStack(spacing: 14) {
        ForEach(Destination.all) { place in
          Button {
            choice = place
          } label: {
            Landscape(scenery: place.scenery)
              .frame(maxWidth: 160)
              .frame(height: 76)
              .clipShape(.rect(cornerRadius: 12))
              .overlay {
                RoundedRectangle(cornerRadius: 12)
                  .strokeBorder(
                    place == choice ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.clear), lineWidth: 3)
              }
          }
          .buttonStyle(.plain)
          .contentShape(.rect(cornerRadius: 12))
          .accessibilityLabel(place.name)
          .accessibilityAddTraits(place == choice ? .isSelected : [])
          .accessibilityIdentifier(place.id)
        }
      }
    }
    .padding(24)
  }
}
