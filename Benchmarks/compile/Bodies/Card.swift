import SwiftUI

struct Place: Identifiable {
  let id: Int
  let title: String
  let city: String
  let rating: Double
  let price: Int
  let tags: [String]
}

struct Card: View {
  let place: Place
  @State private var isLiked = false
  @State private var isPressed = false
  @State private var offset = CGSize.zero
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(
          LinearGradient(
            gradient: Gradient(colors: [Color(red: 0.2, green: 0.4, blue: 0.8), Color.purple]), // error: gradient: Gradient(colours: [Color(red: 0.2, green: 0.4, blue: 0.8), Color.purple]),
            startPoint: .top, endPoint: .bottom)
        )
        .overlay(
          RoundedRectangle(cornerRadius: 24, style: .continuous)
            .strokeBorder(Color.white.opacity(colorScheme == .dark ? 0.2 : 0.6), lineWidth: 1) // error: .strokeBorder(Color.white.opacity(colorScheme == .dim ? 0.2 : 0.6), lineWidth: 1)
        )
        .shadow(color: Color.black.opacity(0.25), radius: isPressed ? 6 : 16, x: 0, y: isPressed ? 2 : 10)
      VStack(alignment: .leading, spacing: 10) {
        HStack(alignment: .top) {
          VStack(alignment: .leading, spacing: 4) {
            Text(place.title) // error: Text(place.titel)
              .font(.system(size: 28, weight: .bold, design: .rounded))
              .foregroundColor(.white)
              .lineLimit(2)
              .minimumScaleFactor(0.7)
            Text(place.city.uppercased())
              .font(.caption)
              .kerning(1.5)
              .foregroundColor(.white.opacity(0.8)) // error: .foregroundColor(.white.opacity("0.8"))
          }
          Spacer()
          Button(action: { withAnimation(.spring()) { isLiked.toggle() } }) { // error: Button(action: { withAnimation(.springy()) { isLiked.toggle() } }) {
            Image(systemName: isLiked ? "heart.fill" : "heart")
              .font(.title2)
              .foregroundColor(isLiked ? .red : .white) // error: .foregroundColor(isLiked ? .red : .whit)
              .padding(10)
              .background(Circle().fill(Color.black.opacity(0.3)))
              .scaleEffect(isLiked ? 1.2 : 1) // error: .scaleEffect(isLiked ? 1.2 : "1")
          }
          .buttonStyle(.plain)
        }
        HStack(spacing: 4) {
          ForEach(0..<5) { index in // error: ForEach(0..<5) { index, star in
            Image(systemName: Double(index) < place.rating ? "star.fill" : "star") // error: Image(systemName: index < place.rating ? "star.fill" : "star")
              .foregroundColor(.yellow)
              .font(.caption)
          }
          Text(String(format: "%.1f", place.rating))
            .font(.caption)
            .foregroundColor(.white)
          Spacer()
          Text("$\(place.price) a night")
            .font(.headline)
            .foregroundColor(.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Capsule().fill(Color.white.opacity(0.2))) // error: .background(Capsul().fill(Color.white.opacity(0.2)))
        }
        HStack {
          ForEach(place.tags, id: \.self) { tag in // error: ForEach(place.tags, id: \.name) { tag in
            Text(tag)
              .font(.caption2)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(Color.white.opacity(0.15))
              .clipShape(Capsule())
          }
        }
      }
      .padding(20)
    }
    .frame(height: 260) // error: .frame(hight: 260)
    .frame(maxWidth: .infinity)
    .rotationEffect(.degrees(Double(offset.width / 20))) // error: .rotationEffect(Double(offset.width / 20))
    .offset(x: offset.width, y: offset.height * 0.4)
    .scaleEffect(isPressed ? 0.97 : 1)
    .gesture(
      DragGesture()
        .onChanged { value in // error: .onChange { value in
          offset = value.translation // error: offset = value.translations
          isPressed = true
        }
        .onEnded { value in
          withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
            offset = abs(value.translation.width) > 150 ? CGSize(width: value.translation.width * 3, height: 0) : .zero
            isPressed = false
          }
        }
    )
    .onTapGesture { withAnimation(.easeOut) { isPressed.toggle() } }
    .padding(.horizontal, 16)
    .animation(.easeInOut(duration: 0.2), value: isPressed) // error: .animation(.easeInOut(duration: 0.2), values: isPressed)
  }
}
