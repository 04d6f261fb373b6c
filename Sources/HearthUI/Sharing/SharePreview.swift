import CoreTransferable
import HearthCore

/// How a share menu describes an item: a title, and an image or an icon.
///
/// An image that is a view of the framework is shown; others are data for other programs,
/// which desktops on Linux do not ask for.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?
  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    (self.title, self.image, self.icon) = (title, image, icon)
  }

  /// A preview with an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }
  /// A preview with an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }
  /// A preview with a title from a resource, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(titleResource), image, icon)
  }
  /// A preview with an image and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image, icon)
  }

  /// What stands before the title.
  var symbol: HearthCore.Image? { (image as? HearthCore.Image) ?? (icon as? HearthCore.Image) }
}
extension SharePreview where Icon == Never {
  /// A preview with an image.
  public init(_ title: Text, image: Image) { self.init(title, image, nil) }
  /// A preview with an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
  /// A preview with a title from a resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(Text(titleResource), image, nil) }
  /// A preview with an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
}
extension SharePreview where Image == Never {
  /// A preview with an icon.
  public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
  /// A preview with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
  /// A preview with a title from a resource and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(Text(titleResource), nil, icon) }
  /// A preview with an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
}
extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title alone.
  public init(_ title: Text) { self.init(title, nil, nil) }
  /// A preview with a title alone.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
  /// A preview with nothing but a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource), nil, nil) }
  /// A preview with a title alone.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
}
