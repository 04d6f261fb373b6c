import Foundation
import HearthCore

/// A height that a sheet rests at.
///
/// Heights are those of the content, without what covers the bottom edge of the
/// window. Source: Apple, "PresentationDetent".
///
///     Text("List").sheet(isPresented: $isShown) {
///       Text("Details").presentationDetents([.medium, .height(120)])
///     }
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier)
  }
  private let kind: Kind
  /// Finds the height of a custom detent; nil for other detents.
  private let find: UncheckedSendable<(Context) -> CGFloat?>?

  private init(_ kind: Kind, find: UncheckedSendable<(Context) -> CGFloat?>? = nil) {
    (self.kind, self.find) = (kind, find)
  }
  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// About half of the window.
  public static let medium = PresentationDetent(.medium)
  /// As high as the window allows.
  public static let large = PresentationDetent(.large)
  /// A part of the greatest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  /// A height that a type of the app works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), find: UncheckedSendable { context in type.height(in: context) })
  }

  /// What a custom detent knows of the sheet.
  @dynamicMemberLookup public struct Context {
    /// The greatest height that a detent can have. Points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    /// A value of the environment around the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Points, between 0 and the greatest height; nil for a detent that does not apply now.
  func height(in context: Context) -> CGFloat? {
    let most = context.maxDetentValue
    let height: CGFloat? =
      switch kind {
      case .medium: most / 2
      case .large: most
      case .fraction(let part): part.isFinite ? most * part : most
      case .height(let height): height
      case .custom: find?.value(context)
      }
    return height.map { $0.isFinite ? min(max(0, $0), most) : most }
  }
  /// For assistive technology. Source: seen, the sheet grabber of iOS.
  var name: String {
    switch kind {
    case .medium: "Half screen"
    case .large: "Full screen"
    case .fraction(let part): "\(Int(((part.isFinite ? part : 1) * 100).rounded())) percent"
    case .height, .custom: "Collapsed"
    }
  }
}

/// A type that works out a height that a sheet rests at.
///
///     struct Third: CustomPresentationDetent {
///       static func height(in context: Context) -> CGFloat? { max(200, context.maxDetentValue / 3) }
///     }
public protocol CustomPresentationDetent {
  /// What a detent is told of the sheet and the room for it.
  typealias Context = PresentationDetent.Context
  /// Points; nil where the detent does not apply.
  static func height(in context: Self.Context) -> CGFloat?
}
