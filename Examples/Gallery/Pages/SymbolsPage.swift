import SwiftUI

/// Symbols in their weights, scales, variants and modes, with values, and a wall to search in.
struct SymbolsPage: View {
  @State private var value = 0.6
  @State private var bounces = 0
  @State private var query = ""

  var body: some View {
    Sheet(page: .symbols) {
      Specimen("Weights", "Nine weights, as of the text beside them.") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 9), spacing: 14) {
          ForEach(["bell", "cloud.sun", "paperplane"], id: \.self) { name in
            ForEach(Array(Self.weights.enumerated()), id: \.offset) { _, weight in
              Image(systemName: name)
                .font(.system(size: 22, weight: weight))
            }
          }
        }
        .foregroundStyle(.orange)
        .padding(.vertical, 8)
      }
      Specimen("Scales", "Beside one text in one font.") {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .firstTextBaseline, spacing: 18) { scales }
          VStack(alignment: .leading) { scales }
        }
        .font(.title3)
        .padding(.vertical, 12)
      }
      Specimen("Rendering modes", "One colour, levels of one, a palette, or the symbol's own.") {
        VStack(spacing: 8) {
          ModeRow(name: "Monochrome", mode: .monochrome)
          ModeRow(name: "Hierarchical", mode: .hierarchical)
          ModeRow(name: "Palette", mode: .palette)
          ModeRow(name: "Multicolor", mode: .multicolor)
        }
      }
      Specimen("Variants", "Asked for by the view around, not by the name.") {
        VStack(spacing: 14) {
          ForEach(
            [
              ("none", SymbolVariants.none), ("fill", .fill), ("circle", .circle), ("square.fill", .square.fill),
              ("slash", .slash),
            ], id: \.0
          ) { name, variant in
            HStack {
              Text(name).font(.subheadline).frame(width: 104, alignment: .leading)
              Spacer(minLength: 0)
              ForEach(["bell", "heart", "person", "mic"], id: \.self) {
                Image(systemName: $0).font(.title2).frame(maxWidth: .infinity)
              }
            }
            .symbolVariant(variant)
          }
        }
        .padding(.vertical, 6)
      }
      Specimen("Variable values", "Parts of a symbol that show how much.") {
        VStack(spacing: 16) {
          HStack {
            ForEach(
              ["wifi", "speaker.wave.3.fill", "chart.bar.fill", "cellularbars", "thermometer.medium"], id: \.self
            ) {
              Image(systemName: $0, variableValue: value)
                .font(.system(size: 30))
                .frame(maxWidth: .infinity)
            }
          }
          .foregroundStyle(.orange)
          .frame(height: 44)
          Slider(value: $value) { Text("Value") }
            .labelsHidden()
            .tint(.orange)
            .accessibilityIdentifier("value")
        }
      }
      Specimen("Effects", "Press one.") {
        HStack {
          Button {
            bounces += 1
          } label: {
            Image(systemName: "bell.fill").symbolEffect(.wiggle, value: bounces).frame(maxWidth: .infinity)
          }
          .accessibilityLabel("Wiggle")
          Button {
            bounces += 1
          } label: {
            Image(systemName: "heart.fill").symbolEffect(.bounce, value: bounces).frame(maxWidth: .infinity)
          }
          .accessibilityLabel("Bounce")
          Button {
            bounces += 1
          } label: {
            Image(systemName: bounces.isMultiple(of: 2) ? "play.fill" : "pause.fill")
              .contentTransition(.symbolEffect(.replace))
              .frame(maxWidth: .infinity)
          }
          .accessibilityLabel("Replace")
          Image(systemName: "dot.radiowaves.left.and.right")
            .symbolEffect(.variableColor.iterative)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        .font(.system(size: 34))
        .foregroundStyle(.pink)
        .frame(height: 76)
      }
      Specimen("The wall", "A few dozen of several thousand names.") {
        VStack(spacing: 14) {
          TextField("Search", text: $query)
            .textFieldStyle(.roundedBorder)
            .accessibilityIdentifier("search")
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 46), spacing: 6)], spacing: 6) {
            ForEach(names, id: \.self) { name in
              Image(systemName: name)
                .font(.system(size: 22))
                .frame(width: 46, height: 46)
                .background(WellSurface(), in: .rect(cornerRadius: 10, style: .continuous))
                .help(name)
                .accessibilityLabel(name.replacingOccurrences(of: ".", with: " "))
            }
          }
        }
      }
      .spansColumns()
    }
  }

  private var scales: some View {
    ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
      HStack(spacing: 5) {
        Image(systemName: "camera.fill").imageScale(scale).foregroundStyle(.orange)
        Text("\(scale)".capitalized)
      }
    }
  }
  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  private var names: [String] {
    query.isEmpty ? Self.wall : Self.wall.filter { $0.localizedCaseInsensitiveContains(query) }
  }
  private static let wall = [
    "house", "magnifyingglass", "bell", "heart", "star", "bookmark", "flag", "tag", "paperclip", "link", "trash",
    "folder", "doc", "book", "calendar", "clock", "alarm", "timer", "stopwatch", "globe", "map", "location", "car",
    "airplane", "bicycle", "tram", "ferry", "fuelpump", "sun.max", "moon", "cloud", "cloud.rain", "snowflake", "wind",
    "bolt", "flame", "drop", "leaf", "tree", "pawprint", "hare", "tortoise", "bird", "fish", "person", "person.2",
    "figure.walk", "hand.raised", "eye", "ear", "brain", "camera", "photo", "video", "mic", "music.note", "headphones",
    "guitars", "gamecontroller", "paintbrush", "pencil", "scissors", "hammer", "wrench", "gear", "lock", "key",
    "shield",
    "creditcard", "cart", "bag", "gift", "cup.and.saucer", "fork.knife", "birthday.cake", "bed.double", "lightbulb",
    "battery.75percent", "wifi", "antenna.radiowaves.left.and.right", "desktopcomputer", "laptopcomputer", "iphone",
    "printer", "envelope", "phone", "message", "paperplane", "chart.pie", "function", "x.squareroot", "infinity",
  ]
}

/// Four symbols in one mode.
private struct ModeRow: View {
  let name: String
  let mode: SymbolRenderingMode

  var body: some View {
    HStack {
      Text(name)
        .font(.subheadline)
        .frame(width: 96, alignment: .leading)
      Spacer(minLength: 0)
      if mode == .palette {
        symbols.foregroundStyle(.pink, .cyan, .orange)
      } else {
        symbols.foregroundStyle(.indigo)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(WellSurface(), in: .rect(cornerRadius: 10, style: .continuous))
  }
  private var symbols: some View {
    ForEach(
      ["cloud.sun.rain.fill", "person.crop.circle.badge.plus", "folder.badge.plus", "bell.badge.fill"], id: \.self
    ) {
      Image(systemName: $0)
        .font(.system(size: 26))
        .frame(maxWidth: .infinity)
    }
    .symbolRenderingMode(mode)
  }
}
