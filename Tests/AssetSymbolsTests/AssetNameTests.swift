import Foundation
import Testing

@testable import AssetSymbols

struct AssetNameTests {
  /// As Xcode named them.
  @Test(arguments: [
    ("turtlerock", "turtlerock"), ("charleyrivers_feature", "charleyriversFeature"), ("Red Theme", "redTheme"),
    ("triple-dot", "tripleDot"),
    ("Twitter-Gray-Sign-In", "twitterGraySignIn"), ("LCLogo", "lcLogo"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"),
    ("icon_ID", "iconID"),
    ("MenuBarIcon", "menuBarIcon"), ("launchLogo", "launchLogo"), ("ironMaiden2", "ironMaiden2"),
    ("Background1-Dark", "background1Dark"),
    ("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"), ("1", "_1"),
    ("1_front_arm", "_1FrontArm"), ("10d", "_10D"),
    ("10D", "_10_D"), ("2x2", "_2X2"), ("2xm", "_2Xm"), ("backgroundImage", "background"), ("FilesImage", "files"),
    ("Image", "image"),
  ]) func `an image's symbol is the name in words, the first small`(_ asset: String, _ symbol: String) {
    #expect(AssetName.symbol(of: asset, suffix: "Image") == symbol)
  }
  @Test(arguments: [
    ("AccentColor", "accent"), ("accent_color1", "accentColor1"), ("Base200Color", "base200"),
    ("mainBackgroundColor2", "mainBackgroundColor2"),
    ("card-number-color", "cardNumber"), ("Color", "color"), ("TBlack", "tBlack"), ("292C38", "_292_C_38"),
    ("4AB3FF", "_4_AB_3_FF"),
    ("DCAC00", "DCAC_00"), ("c50000", "c50000"), ("121212", "_121212"),
  ]) func `a colour's symbol does not say that it is a colour`(_ asset: String, _ symbol: String) {
    #expect(AssetName.symbol(of: asset, suffix: "Color") == symbol)
  }
  @Test func `a folder with a namespace is an enumeration`() {
    #expect(["iconPreviews", "GameUI", "my icons"].map(AssetName.namespace) == ["IconPreviews", "GameUI", "MyIcons"])
  }
}

struct AssetSymbolsTests {
  @Test func `assets are constants of the resources, and colours are colours as well`() {
    let catalog = AssetFolder(assets: [(.color, "Brand"), (.image, "default")])
    #expect(
      AssetSymbols.source(of: [catalog]) == """
        // Written from the asset catalogues of the target whenever it is built.
        @_exported import Combine
        @_exported import Foundation
        @_exported import Observation
        @_exported import struct HearthCore.LocalizedStringResource
        @_exported import class HearthUI.DateComponentsFormatter
        @_exported import class HearthUI.ListFormatter
        @_exported import class HearthUI.MeasurementFormatter
        @_exported import class HearthUI.RelativeDateTimeFormatter
        import SwiftUI

        private let resourceBundle = Foundation.Bundle.module

        extension SwiftUI.ImageResource {
          /// The asset "default".
          static let `default` = SwiftUI.ImageResource(name: "default", bundle: resourceBundle)
        }

        extension SwiftUI.ColorResource {
          /// The asset "Brand".
          static let brand = SwiftUI.ColorResource(name: "Brand", bundle: resourceBundle)
        }

        extension SwiftUI.Color {
          /// The asset "Brand".
          static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          /// The asset "Brand".
          static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }
        }

        """)
  }
  @Test func `a target that does not depend on SwiftUI gets none of Hearth's names`() {
    let text = AssetSymbols.source(of: [], hasViews: false)
    #expect(text.contains("import Combine") && !text.contains("Hearth"))
  }
  @Test func `a name that the target declares itself has no symbol`() {
    let catalog = AssetFolder(assets: [(.color, "Brand"), (.color, "Ink"), (.color, "Sea"), (.image, "logo")])
    let source = """
      // extension Color { static let ink = 1 }
      extension Color {
        static let brand = Color("Brand")
        enum Names { static let sea = "a } in a text" }
      }
      extension SwiftUI.ImageResource { static var logo: ImageResource { fatalError() } }
      """
    let text = AssetSymbols.source(of: [catalog], DeclaredNames(sources: [source]))
    #expect(!text.contains("static var brand") && text.contains("static let brand"), "the resource is there")
    #expect(text.contains("static var ink") && text.contains("static var sea"))
    #expect(!text.contains("static let logo"))
    let style = "extension ShapeStyle where Self == Color { static var ink: Color { .black } }"
    #expect(!AssetSymbols.source(of: [catalog], DeclaredNames(sources: [style])).contains("static var ink"))
  }
  @Test func `folders of several catalogues share their namespaces, and those without one show through`() {
    let first = AssetFolder(children: [AssetFolder(name: "icons", providesNamespace: true, assets: [(.image, "sun")])])
    let plain = AssetFolder(name: "plain", assets: [(.image, "moon")])
    let second = AssetFolder(children: [
      AssetFolder(name: "icons", providesNamespace: true, assets: [(.image, "rain")], children: [plain]), plain,
    ])
    let images = AssetFolder(children: [first, second]).namespace(of: .image)
    #expect(images.symbols.map(\.asset) == ["moon"])
    #expect(images.children.map(\.name) == ["Icons"])
    #expect(images.children.first?.symbols.map(\.asset) == ["icons/sun", "icons/rain", "icons/moon"])
  }
  @Test func `SwiftUI's own colours keep their names, and of two assets with one symbol the second is named`() {
    let text = AssetSymbols.source(of: [
      AssetFolder(assets: [(.color, "PrimaryColor"), (.color, "sea"), (.color, "seaColor")])
    ])
    #expect(text.contains("static let primary = SwiftUI.ColorResource") && !text.contains("var primary"))
    #expect(
      text.components(separatedBy: "#warning").count == 2 && text.contains(#"#warning("\"seaColor\" has no symbol"#))
    #expect(text.components(separatedBy: "static var sea:").count == 3)
  }
  @Test func `a target without assets gets the imports alone`() {
    #expect(AssetSymbols.source(of: [], hasViews: false).hasSuffix("@_exported import Observation\n"))
    // Names that Foundation has on Apple's systems only come along with the views.
    #expect(AssetSymbols.source(of: []).hasSuffix("@_exported import class HearthUI.RelativeDateTimeFormatter\n"))
  }
}

struct InformationListTests {
  @Test func `what follows from the target is filled in, and what only the project knows is left out`() throws {
    let values: [String: Any] = [
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
      "CFBundleShortVersionString": "1.2",
      "Schemes": ["${TARGET_NAME}-open", "$(OTHER)"], "Launch": ["Color": "Sand"],
    ]
    let list = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    let filled = try PropertyListSerialization.propertyList(
      from: InformationList.filled(list, target: "Trails"), format: nil)
    let expected: [String: Any] = [
      "CFBundleName": "Trails", "CFBundleShortVersionString": "1.2", "Schemes": ["Trails-open"],
      "Launch": ["Color": "Sand"],
    ]
    #expect(NSDictionary(dictionary: try #require(filled as? [String: Any])) == NSDictionary(dictionary: expected))
  }
}
