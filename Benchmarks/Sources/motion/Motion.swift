import SwiftUI

// 1,000 rounded squares in a window of 1280 × 800 points, all of which move at every frame: each goes 40 points to the
// right and 20 down and back again, for ever, evenly, in a time of its own between 1 and 1.9 seconds. `launch/motion.c`
// says what is measured; `gtk/motion.c` and `qt/motion.cpp` show the same.

@main struct Motion: App {
  var body: some Scene {
    WindowGroup("Motion") { Squares() }
      .windowStyle(.plain)
      .defaultSize(width: 1280, height: 800)
      .restorationBehavior(.disabled)
  }
}

private struct Squares: View {
  static let columns = 40, rows = 25
  @State private var isAway = false

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<Squares.rows, id: \.self) { row in
        HStack(spacing: 10) {
          ForEach(0..<Squares.columns, id: \.self) { column in
            Square(index: row * Squares.columns + column, isAway: isAway)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isAway = true }
  }
}

private struct Square: View {
  let index: Int
  let isAway: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 5, style: .circular)
      .fill(Color(hue: Double(index % 10) / 10, saturation: 0.6, brightness: 0.9))
      .frame(width: 20, height: 20)
      .offset(x: isAway ? 40 : 0, y: isAway ? 20 : 0)
      .animation(.linear(duration: 1 + Double(index % 10) / 10).repeatForever(autoreverses: true), value: isAway)
  }
}
