import SwiftUI

/// Views that pairs are made of: one of each sort, small, and without anything that moves.
@MainActor enum ReftestSubjects {
  struct Subject: Sendable {
    let name: String
    let view: @MainActor @Sendable () -> AnyView
  }
  private static func subject<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable () -> V) -> Subject {
    Subject(name: name) { AnyView(view()) }
  }

  static let all: [Subject] = drawn + controls

  private static let drawn: [Subject] = [
    subject("text") { Text("Plum") },
    subject("lines of text") { Text("One\nand two").multilineTextAlignment(.trailing) },
    subject("rectangle") { Rectangle().fill(.blue).frame(width: 33, height: 21) },
    subject("line around a capsule") { Capsule().stroke(.red, lineWidth: 3).frame(width: 41, height: 17) },
    subject("gradient") {
      LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .bottom).frame(width: 30, height: 20)
    },
    subject("image") { Image(systemName: "star.fill") },
    subject("label") { Label("Fig", systemImage: "leaf") },
    subject("row") {
      HStack(spacing: 3) {
        Text("a").bold(); Circle().fill(.orange).frame(width: 9, height: 9)
      }
    },
    subject("column") {
      VStack(alignment: .leading) {
        Text("top"); Divider(); Text("b").italic()
      }.frame(width: 60)
    },
    subject("grid") {
      Grid {
        GridRow {
          Text("1"); Text("22")
        };
        GridRow {
          Text("333"); Text("4")
        }
      }
    },
  ]
  private static let controls: [Subject] = [
    subject("button") { Button("Go") {} },
    subject("toggle") { Toggle("On", isOn: .constant(true)).labelsHidden() },
    subject("progress") { ProgressView(value: 0.4).frame(width: 70) },
    subject("slider") { Slider(value: .constant(0.3)).frame(width: 80) },
  ]
}
