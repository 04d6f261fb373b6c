import HearthKeyboard
import HearthTyping
import HearthUI

/// How a key looks: its colours, its label or picture. It has what it shows as plain values, so that a press makes the
/// bodies of two keys, not of all.
struct KeyCapView: View, Equatable {
  struct Content: Equatable {
    var label = ""
    var hint = ""
    var symbol: KeySymbol.Kind?
    /// What assistive technology is told.
    var name: String
    var isFunction = false
    var isProminent = false
    var isPressed = false
    /// Letters at the key's edges that flicks type, in the order left, up, right, down.
    var flicks: [String] = []
  }
  let content: Content
  let size: CGSize
  let corner: CGFloat
  let fontSize: CGFloat
  let appearance: KeyboardAppearance

  var body: some View {
    let palette = KeyboardPalette(appearance)
    ZStack {
      RoundedRectangle(cornerRadius: corner).fill(palette.shadow).offset(y: 1)
      RoundedRectangle(cornerRadius: corner).fill(fill(palette))
      if palette.hasOutline { RoundedRectangle(cornerRadius: corner).strokeBorder(palette.outline, lineWidth: 1) }
      face(palette).frame(width: max(1, size.width - 4), height: size.height)
    }
    .frame(width: size.width, height: size.height)
  }
  private func fill(_ palette: KeyboardPalette) -> Color {
    if content.isProminent { return content.isPressed ? palette.accent.opacity(0.7) : palette.accent }
    if content.isPressed { return content.isFunction ? palette.key : palette.pressedKey }
    return content.isFunction ? palette.functionKey : palette.key
  }
  @ViewBuilder private func face(_ palette: KeyboardPalette) -> some View {
    let color = content.isProminent ? Color.white : palette.label
    if let symbol = content.symbol {
      KeySymbol(kind: symbol, size: min(fontSize * 0.85, size.height * 0.55), color: color)
    } else if !content.hint.isEmpty {
      VStack(spacing: -1) {
        Text(verbatim: content.label).font(.system(size: fontSize))
        Text(verbatim: content.hint).font(.system(size: fontSize * 0.42, weight: .semibold))
      }
      .foregroundStyle(color)
    } else {
      Text(verbatim: content.label)
        .font(.system(size: labelSize)).lineLimit(1).minimumScaleFactor(0.4).foregroundStyle(color)
    }
  }
  /// Words are smaller than letters.
  private var labelSize: CGFloat {
    content.label.count == 1
      ? fontSize : content.isFunction || content.label.count > 2 ? fontSize * 0.7 : fontSize * 0.85
  }
}

extension KeyCapView.Content {
  /// What a key shows now.
  init(
    _ key: KeyboardLayout.Key, _ input: KeyboardInput, _ layout: KeyboardLayout, _ request: KeyboardRequest,
    isPressed: Bool
  ) {
    self.init(label: input.label(of: key), hint: key.hint, name: input.label(of: key), isPressed: isPressed)
    flicks = key.flicks
    switch key.function {
    case .type, .decimal: break
    case .shift:
      symbol = input.shift == .locked ? .shiftLock : input.shift == .once ? .shiftOn : .shift
      (isFunction, name) = (input.shift == .off, input.shift == .locked ? "shift lock" : "shift")
    case .delete: (symbol, isFunction, name) = (.delete, true, "delete")
    case .globe: (symbol, isFunction, name) = (.globe, true, "next keyboard")
    case .dismiss: (symbol, isFunction, name) = (.dismiss, true, "hide keyboard")
    case .right: (symbol, isFunction, name) = (.right, true, "caret forward")
    case .left: (symbol, isFunction, name) = (.left, true, "caret backward")
    case .modify: (label, isFunction, name) = ("゛゜小", true, "marks")
    case .space: (label, name) = (layout.space, "space")
    case .layer(let target):
      isFunction = true
      if label.isEmpty { label = target == .symbols ? "123" : target == .more ? "#+=" : "ABC" }
      name = label
    case .return: takeReturn(request, input)
    }
  }
  private mutating func takeReturn(_ request: KeyboardRequest, _ input: KeyboardInput) {
    isFunction = true
    name = String(describing: request.returnKey)
    if !input.marked.isEmpty, !input.candidates.isEmpty {
      (symbol, name) = (.enter, "confirm")
      return
    }
    switch request.returnKey {
    case .return: symbol = .enter
    case .search: (symbol, isProminent) = (.search, true)
    case .next: label = "next"
    case .done: (label, isProminent) = ("done", true)
    case .go: (label, isProminent) = ("go", true)
    case .send: (label, isProminent) = ("send", true)
    case .join: (label, isProminent) = ("join", true)
    case .route: (label, isProminent) = ("route", true)
    case .continue: (label, isProminent) = ("continue", true)
    }
  }
}

extension KeyboardLayout.Key {
  /// By what tests and tools find the key, whatever is written on it now.
  ///
  /// - Parameter name: What it is called.
  func identifier(_ name: String) -> String {
    switch function {
    case .type, .decimal: name.lowercased()
    case .return: "return"
    case .dismiss: "dismiss"
    case .shift: "shift"
    default: name
    }
  }
}
