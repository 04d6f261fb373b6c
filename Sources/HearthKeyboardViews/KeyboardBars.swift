import HearthKeyboard
import HearthTyping
import HearthUI

/// The bar above the keys: what may be meant by what is composed, words that may come next, or what a search has found.
struct CandidateBar: View {
  let model: KeyboardModel
  let height: CGFloat
  let fontSize: CGFloat
  let palette: KeyboardPalette

  var body: some View {
    Group {
      if let search = model.search {
        HStack(spacing: 6) {
          KeySymbol(kind: .search, size: fontSize * 0.8, color: palette.faint)
          Text(verbatim: search.isEmpty ? "Search" : search)
            .foregroundStyle(search.isEmpty ? palette.faint : palette.label)
          row(model.found, size: fontSize * 1.3) { model.insert(model.found[$0]) }
        }
        .padding(.horizontal, 10)
      } else if model.input.candidates.count > 1 {
        row(model.input.candidates, size: fontSize, chosen: model.input.chosen) { model.choose($0) }
      } else if !model.suggestions.isEmpty {
        words
      } else {
        Color.clear
      }
    }
    .font(.system(size: fontSize))
    .frame(maxWidth: .infinity).frame(height: height)
  }
  private func row(_ texts: [String], size: CGFloat, chosen: Int? = nil, choose: @escaping (Int) -> Void) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 2) {
        ForEach(Array(texts.enumerated()), id: \.offset) { number, text in
          Text(verbatim: text).font(.system(size: size)).foregroundStyle(palette.label)
            .padding(.horizontal, 10).frame(height: height - 8)
            .background { if number == chosen { RoundedRectangle(cornerRadius: 6).fill(palette.key) } }
            .contentShape(Rectangle())
            .onTapGesture { choose(number) }
            .accessibilityAddTraits(.isButton)
        }
      }
      .padding(.horizontal, 4)
    }
    .scrollIndicators(.hidden)
  }
  private var words: some View {
    HStack(spacing: 0) {
      ForEach(Array(model.suggestions.enumerated()), id: \.offset) { number, word in
        if number > 0 { palette.faint.opacity(0.4).frame(width: 1, height: height * 0.5) }
        Text(verbatim: word).lineLimit(1).foregroundStyle(palette.label)
          .frame(maxWidth: .infinity).frame(height: height)
          .contentShape(Rectangle())
          .onTapGesture { model.complete(word) }
          .accessibilityAddTraits(.isButton)
      }
    }
  }
}

/// The keyboard while a hardware keyboard is used: a bar with words and two keys, or a small button.
struct KeyboardToolbar: View {
  let model: KeyboardModel
  let isSmall: Bool
  let metrics: KeyGeometry.Metrics
  let palette: KeyboardPalette

  /// Points down, and along, at which a flick counts. Source: our choice.
  static let flick = 30.0

  var body: some View {
    HStack(spacing: 4) {
      if isSmall {
        button(.dismiss, "show keyboard") { model.action(.setMode(.docked)) }
      } else {
        button(.globe, "next keyboard") { model.send([.nextLayout]) }
        CandidateBar(model: model, height: 44, fontSize: metrics.fontSize * 0.75, palette: palette)
        button(.dismiss, "show keyboard") { model.action(.setMode(.docked)) }
      }
    }
    .padding(.horizontal, 6)
    .frame(maxWidth: isSmall ? 64 : 560).frame(height: 48)
    .background {
      Capsule().fill(palette.ground).shadow(color: palette.shadow, radius: 4, y: 1)
    }
    .contentShape(Capsule())
    .gesture(
      DragGesture(minimumDistance: 10).onEnded { value in
        let (x, y) = (Double(value.translation.width), Double(value.translation.height))
        if isSmall {
          model.action(.move(x: x, y: y))
        } else if y > Self.flick && abs(x) < y {
          model.action(.setMode(.miniToolbar))
        }
      }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
  private func button(_ symbol: KeySymbol.Kind, _ name: String, _ action: @escaping () -> Void) -> some View {
    KeySymbol(kind: symbol, size: 20, color: palette.label)
      .frame(width: 44, height: 44).contentShape(Rectangle()).onTapGesture(perform: action)
      .accessibilityElement().accessibilityLabel(Text(verbatim: name)).accessibilityAddTraits(.isButton)
  }
}
