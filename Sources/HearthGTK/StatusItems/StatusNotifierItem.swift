#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// A status item on the bus. Source: KDE's StatusNotifierItem specification, as its panel, Waybar and
  /// GNOME's extension AppIndicator read it.
  final class StatusNotifierItem: BusObject {
    let item: any StatusItem
    private let pictures: StatusPictures
    private let menu: StatusMenu?
    private var look: StatusItemLook
    /// Where the item's object lies; the watcher is told of it.
    static func path(of item: any StatusItem) -> String { "/StatusNotifierItem/\(item.number)" }

    init?(_ item: any StatusItem, _ connection: OpaquePointer, _ pictures: StatusPictures) {
      (self.item, self.pictures, look) = (item, pictures, item.look)
      let path = Self.path(of: item)
      menu = item.menu == nil ? nil : StatusMenu(item, connection, path: path + "/Menu", pictures)
      super.init(connection, path: path, interface: "org.kde.StatusNotifierItem", description: Self.description)
    }
    nonisolated deinit {}

    override func close() {
      menu?.close()
      super.close()
    }
    /// Tells the panel which properties have changed.
    func update() {
      let old = look
      look = item.look
      if look.title != old.title {
        emit("NewTitle")
        emit("NewToolTip")
      }
      if look.icon != old.icon { emit("NewIcon") }
      menu?.update()
    }

    override func call(_ method: String, _ parameters: OpaquePointer) -> [OpaquePointer]? {
      switch method {
      // A panel that shows no menu by itself says that it is asked for one: a window can be shown then, too.
      case "Activate", "ContextMenu":
        let x = BusValue.int(parameters, at: 0), y = BusValue.int(parameters, at: 1)
        // Panels that do not know say 0.
        item.activate(at: x == 0 && y == 0 ? nil : CGPoint(x: Int(x), y: Int(y)))
      case "ProvideXdgActivationToken": StatusItems.activationToken = BusValue.string(parameters, at: 0)
      default: break
      }
      return []
    }

    override func property(_ name: String) -> OpaquePointer? {
      switch name {
      case "Category": BusValue.string("ApplicationStatus")
      case "Id": BusValue.string("\(g_get_prgname().map { String(cString: $0) } ?? "hearth")-\(item.number)")
      case "Title": BusValue.string(look.title)
      case "Status": BusValue.string("Active")
      case "WindowId": BusValue.int(0)
      case "IconPixmap": BusValue.array("(iiay)", look.icon.map { pictures.pixmaps(of: $0) } ?? [])
      case "OverlayIconPixmap", "AttentionIconPixmap": BusValue.array("(iiay)", [])
      case "ToolTip":
        BusValue.tuple([
          BusValue.string(""), BusValue.array("(iiay)", []), BusValue.string(look.title), BusValue.string(""),
        ])
      case "ItemIsMenu": BusValue.boolean(menu != nil)
      // Source: KDE's panel takes this path for none.
      case "Menu": BusValue.path(menu?.path ?? "/NO_DBUSMENU")
      default: BusValue.string("")
      }
    }

    private static let description = """
      <node><interface name="org.kde.StatusNotifierItem">
      <property name="Category" type="s" access="read"/><property name="Id" type="s" access="read"/>
      <property name="Title" type="s" access="read"/><property name="Status" type="s" access="read"/>
      <property name="WindowId" type="i" access="read"/><property name="IconThemePath" type="s" access="read"/>
      <property name="IconName" type="s" access="read"/><property name="IconPixmap" type="a(iiay)" access="read"/>
      <property name="OverlayIconName" type="s" access="read"/><property name="OverlayIconPixmap" type="a(iiay)" access="read"/>
      <property name="AttentionIconName" type="s" access="read"/><property name="AttentionIconPixmap" type="a(iiay)" access="read"/>
      <property name="AttentionMovieName" type="s" access="read"/><property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
      <property name="ItemIsMenu" type="b" access="read"/><property name="Menu" type="o" access="read"/>
      <method name="ContextMenu"><arg type="i" name="x" direction="in"/><arg type="i" name="y" direction="in"/></method>
      <method name="Activate"><arg type="i" name="x" direction="in"/><arg type="i" name="y" direction="in"/></method>
      <method name="SecondaryActivate"><arg type="i" name="x" direction="in"/><arg type="i" name="y" direction="in"/></method>
      <method name="Scroll"><arg type="i" name="delta" direction="in"/><arg type="s" name="orientation" direction="in"/></method>
      <method name="ProvideXdgActivationToken"><arg type="s" name="token" direction="in"/></method>
      <signal name="NewTitle"/><signal name="NewIcon"/><signal name="NewAttentionIcon"/><signal name="NewOverlayIcon"/><signal name="NewToolTip"/>
      <signal name="NewStatus"><arg type="s" name="status"/></signal>
      </interface></node>
      """
  }

  /// Draws the pictures of status items for other programs.
  final class StatusPictures {
    private let renderer: PictureRenderer
    init(images: ImageStore) { renderer = PictureRenderer(images: images) }
    nonisolated deinit {}

    /// Pixels. Source: panels are 22 or 24 high as a rule, and twice that on screens with two pixels a point.
    private static let sizes = [22, 24, 32, 48]

    /// The icon in the sizes of panels: width, height, and a byte each of alpha, red,
    /// green and blue from the top left corner.
    func pixmaps(of icon: StatusIcon) -> [OpaquePointer] {
      Self.sizes.map { size in
        let picture = render(icon, pixels: size)
        var bytes = [UInt8](repeating: 0, count: picture.pixels.count)
        for index in stride(from: 0, to: bytes.count, by: 4) {
          bytes[index] = picture.pixels[index + 3]
          for part in 0..<3 { bytes[index + 1 + part] = picture.pixels[index + part] }
        }
        return BusValue.tuple([
          BusValue.int(Int32(picture.width)), BusValue.int(Int32(picture.height)), BusValue.bytes(bytes),
        ])
      }
    }
    /// The icon in the middle of a square, a little smaller than that. Source: seen: the icons of Breeze
    /// leave 1 of 22 pixels free on each side.
    private func square(_ icon: StatusIcon, pixels: Int) -> DisplayPiece {
      let side = CGFloat(pixels), scale = side * 20 / 22 / max(icon.size.width, icon.size.height, 1)
      let x = (side - icon.size.width * scale) / 2, y = (side - icon.size.height * scale) / 2
      return GroupPiece([
        PlacedPiece(EffectPiece(.transform(CGAffineTransform(scaleX: scale, y: scale)), icon.piece), x: x, y: y)
      ])
    }
    private func render(_ icon: StatusIcon, pixels: Int) -> RenderedPicture {
      renderer.render(square(icon, pixels: pixels), size: CGSize(width: pixels, height: pixels))
    }
    /// A picture file for an item of a menu.
    func png(of icon: StatusIcon) -> [UInt8] {
      [UInt8](renderer.png(square(icon, pixels: 32), size: CGSize(width: 32, height: 32)))
    }
  }
#endif
