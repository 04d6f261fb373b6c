import Foundation
import HearthRendering

/// How the colours of a symbol fill it: evenly, or as gradients.
public nonisolated struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isGradient: Bool
  /// Each layer has one colour.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// The symbol is lighter at its top. Source of the gradient: that of `Color.gradient` here.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)

  /// The gradient of a colour from the top of a symbol to its bottom.
  static func gradient(of color: RGBA, in bounds: CGRect) -> Paint {
    func lighter(_ part: Float) -> Float { part + (1 - part) * 0.3 }
    let top = RGBA(lighter(color.red), lighter(color.green), lighter(color.blue), color.alpha)
    return .linearGradient(
      stops: [.init(color: top, location: 0), .init(color: color, location: 1)],
      from: CGPoint(x: bounds.midX, y: bounds.minY), to: CGPoint(x: bounds.midX, y: bounds.maxY))
  }
}

/// How a symbol shows its value: by the strength of its layers, or by how much of it is drawn.
public nonisolated struct SymbolVariableValueMode: Hashable, Sendable {
  private let isDrawn: Bool
  /// Layers that the value does not reach are faint.
  public static let color = SymbolVariableValueMode(isDrawn: false)
  /// The symbol is drawn from its leading edge as far as the value reaches, and the rest is faint: nothing is known of
  /// the way along which it would be drawn.
  public static let draw = SymbolVariableValueMode(isDrawn: true)

  /// A symbol of which the part that its value says is drawn in full.
  @MainActor static func picture(_ piece: ImagePiece, isRightToLeft: Bool) -> DisplayPiece {
    let value = CGFloat(min(max(piece.variableValue ?? 1, 0), 1)), rect = piece.rect
    let whole = ImagePiece(
      piece.source, in: rect, resizing: piece.resizing, capInsets: piece.capInsets, interpolation: piece.interpolation,
      tint: piece.tint, scale: piece.scale, isAntialiased: piece.isAntialiased, coloring: piece.coloring)
    let width = rect.width * value
    let part = CGRect(
      x: isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
    let faint = EffectPiece(.opacity(0.3), whole)
    if value <= 0 { return faint }
    let full = EffectPiece(.clip(.rectangle(part), isAntialiased: true), whole)
    return GroupPiece([PlacedPiece(faint, x: 0, y: 0), PlacedPiece(full, x: 0, y: 0)])
  }
}

struct SymbolColorRenderingModeKey: InheritedStyleKey {
  static let defaultValue: SymbolColorRenderingMode? = nil
}
struct SymbolVariableValueModeKey: InheritedStyleKey {
  static let defaultValue: SymbolVariableValueMode? = nil
}
extension EnvironmentValues {
  /// How the colours of symbols around here fill them; nil for evenly.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
  /// How symbols around here show their values; nil for the strength of layers.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}
extension View {
  /// Sets how the colours of symbols in here fill them; nil for evenly.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(_EnvironmentModifier { $0[SymbolColorRenderingModeKey.self] = mode })
  }
  /// Sets how symbols in here show their values; nil for the strength of layers.
  ///
  /// ```swift
  /// Image(systemName: "thermometer", variableValue: 0.4).symbolVariableValueMode(.draw)
  /// ```
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(_EnvironmentModifier { $0[SymbolVariableValueModeKey.self] = mode })
  }
}
extension Image {
  /// How the colours of a symbol fill it, instead of what is set around; nil leaves that to the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.symbolColorRenderingMode = mode }
  }
  /// How a symbol shows its value, instead of what is set around; nil leaves that to the environment.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    with { $0.symbolVariableValueMode = mode }
  }
}
