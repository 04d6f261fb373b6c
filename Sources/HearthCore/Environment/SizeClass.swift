import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Much room.
  /// Little room: a phone's width, or its height when it is turned.
  case compact, regular
}

struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
  /// Whether there is much room from side to side. The window says so, and split views for their columns.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// Whether there is much room from top to bottom. The window says so.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

extension UserInterfaceSizeClass {
  /// Points from which on a width is regular.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, "Size classes": a watch is compact and a television
  /// regular, a pad's window is compact in a third of the screen and regular in two thirds, the widest phones are
  /// regular on their side. The numbers between are our choice; a Mac is always regular there, while a window of
  /// this desktop can be as narrow as a phone.
  package static func leastRegularWidth(_ idiom: Idiom) -> CGFloat {
    switch idiom {
    case .desktop: 500
    case .pad: 600
    case .phone: 900
    case .tv: 0
    case .watch: .infinity
    }
  }
  package static func horizontal(_ width: CGFloat, _ idiom: Idiom) -> UserInterfaceSizeClass {
    width < leastRegularWidth(idiom) ? .compact : .regular
  }
  /// A phone on its side and a watch have little height. Source: as above.
  package static func vertical(_ height: CGFloat, _ idiom: Idiom) -> UserInterfaceSizeClass {
    idiom == .watch || (idiom == .phone && height < 480) ? .compact : .regular
  }
}
