// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Code of these targets lives on the main actor unless it says otherwise, as views do.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Types are asked for by calls that know what they are made of, not by a text that the runtime parses and checks: it
/// would search for each conformance. For whatever makes many types in its first frame.
let directTypes = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
let example: [SwiftSetting] = [.unsafeFlags(directTypes, .when(configuration: .release))]

/// The engine's generic entry points are called from other modules for every view: see `Benchmarks/`.
///
/// Isolation is written out there: `nonisolated` on a property wrapper, which default isolation would ask for, is
/// handed on to the properties of apps and does not compile.
let engine: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"] + directTypes, .when(configuration: .release))
]

/// Swift's own lld links a program in a third of the time that the default, gold, takes: a build after a small change is mostly links.
let quickLinks: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

/// One trait stands for all that are on by default: SwiftPM of Swift 6.3 hands a package's traits to the compiler in an order of chance, and with two
/// of them every build would compile everything anew. Source: SwiftPM's report 10525; Swift 6.4 sorts them.
let standard = "Standard"
func trait(_ name: String) -> TargetDependencyCondition? { .when(traits: [name, standard]) }
let gtk = trait("GTK")
let uiKit = trait("UIKit")
let softwareKeyboard = trait("SoftwareKeyboard")

/// `HEARTH_TESTS` in the environment names the targets of tests that are built, as in
/// `HEARTH_TESTS=SwiftUITests,ExampleTests`; without it all are.
let chosenTests: [Substring]? = Context.environment["HEARTH_TESTS"]?.split(separator: ",")
func isChosen(_ tests: String) -> Bool { chosenTests?.contains { $0 == tests } ?? true }

/// `HEARTH_MACROS` names the macros where something else has built them, as programs (`…/NAME-tool`) or as libraries (`…/libNAME.so`) with colons
/// between them: compiling swift-syntax takes more than a minute. See `choose_macros` in `Scripts/support/common.sh`.
let builtMacros: [String] = Context.environment["HEARTH_MACROS"].map { $0.split(separator: ":").map(String.init) } ?? []

let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftDiagnostics", package: "swift-syntax"),
  .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
  .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
  .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
]

let package = Package(
  name: "Hearth",
  defaultLocalization: "en",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "HearthTesting", targets: ["HearthTesting"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "HearthSelectors", targets: ["HearthSelectors"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "Symbols", targets: ["Symbols"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .plugin(name: "XcodeTarget", targets: ["XcodeTarget"]),
    .executable(name: "hearth-keyboard", targets: ["hearth-keyboard"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "QuickLook", targets: ["QuickLook"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
    .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
    .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
    .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "TipKit", targets: ["TipKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "ServiceManagement", targets: ["ServiceManagement"]),
    .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
    .library(name: "CoreMotion", targets: ["CoreMotion"]),
    .library(name: "EventKit", targets: ["EventKit"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "HealthKit", targets: ["HealthKit"]),
    .library(name: "MetricKit", targets: ["MetricKit"]),
    .library(name: "AdSupport", targets: ["AdSupport"]),
    .library(name: "CoreTelephony", targets: ["CoreTelephony"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "CoreBluetooth", targets: ["CoreBluetooth"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "PDFKit", targets: ["PDFKit"]),
    .library(name: "NaturalLanguage", targets: ["NaturalLanguage"]),
    .library(name: "CoreML", targets: ["CoreML"]),
    .library(name: "Vision", targets: ["Vision"]),
    .library(name: "CloudKit", targets: ["CloudKit"]),
    .library(name: "GameKit", targets: ["GameKit"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "Accelerate", targets: ["Accelerate"]),
    .library(name: "AVFAudio", targets: ["AVFAudio"]),
    .library(name: "ContactsUI", targets: ["ContactsUI"]),
    .library(name: "EventKitUI", targets: ["EventKitUI"]),
    .library(name: "simd", targets: ["simd"]),
    .library(name: "CoreVideo", targets: ["CoreVideo"]),
    .library(name: "GameplayKit", targets: ["GameplayKit"]),
    .library(name: "PencilKit", targets: ["PencilKit"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "CoreAudioTypes", targets: ["CoreAudioTypes"]),
    .library(name: "CoreAudio", targets: ["CoreAudio"]),
    .library(name: "CoreNFC", targets: ["CoreNFC"]),
    .library(name: "MultipeerConnectivity", targets: ["MultipeerConnectivity"]),
    .library(name: "Translation", targets: ["Translation"]),
    .library(name: "FoundationModels", targets: ["FoundationModels"]),
    .library(name: "ImagePlayground", targets: ["ImagePlayground"]),
    .library(name: "ManagedSettings", targets: ["ManagedSettings"]),
    .library(name: "FamilyControls", targets: ["FamilyControls"]),
    .library(name: "DeviceActivity", targets: ["DeviceActivity"]),
    .library(name: "WeatherKit", targets: ["WeatherKit"]),
    .library(name: "GroupActivities", targets: ["GroupActivities"]),
    .library(name: "HomeKit", targets: ["HomeKit"]),
    .library(name: "PassKit", targets: ["PassKit"]),
    .library(name: "CallKit", targets: ["CallKit"]),
    .library(name: "PushKit", targets: ["PushKit"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "VisionKit", targets: ["VisionKit"]),
    .library(name: "SoundAnalysis", targets: ["SoundAnalysis"]),
    .library(name: "ShazamKit", targets: ["ShazamKit"]),
    .library(name: "QuickLookThumbnailing", targets: ["QuickLookThumbnailing"]),
    .library(name: "SystemConfiguration", targets: ["SystemConfiguration"]),
    .library(name: "DeviceCheck", targets: ["DeviceCheck"]),
    .library(name: "AdServices", targets: ["AdServices"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "ReplayKit", targets: ["ReplayKit"]),
    .library(name: "NearbyInteraction", targets: ["NearbyInteraction"]),
    .library(name: "MusicKit", targets: ["MusicKit"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Real windows and pixels, through GTK 4, Pango and cairo."),
    .trait(
      name: "UIKit",
      description: "UIKit's names as `import SwiftUI` brings them, with QuartzCore, UserNotifications and PhotosUI."),
    .trait(
      name: "SoftwareKeyboard",
      description: "Keys in an app's own windows, and guesses of words in its texts."),
    .trait(name: standard, description: "GTK, UIKit and SoftwareKeyboard. On where nobody names traits."),
    .default(enabledTraits: [standard]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
  ],
  targets: [
    .target(name: "HearthRendering"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "Symbols"),
    .target(name: "HearthFocus"),
    .target(name: "HearthEditing"),
    // What the software keyboard and apps tell one another, and its place on the screen: values, without views.
    .target(name: "HearthKeyboard"),
    // What the keyboard alone needs: layouts, what keys compose, and what predicts words.
    .target(
      name: "HearthTyping", dependencies: ["HearthEditing", "HearthKeyboard"],
      resources: [.embedInCode("Layouts/Files"), .copy("Prediction/Models/en.model")]),
    .target(name: "HearthMotion", dependencies: ["HearthRendering"], swiftSettings: engine),
    .target(name: "HearthPersistence"),
    .target(name: "HearthStrings", dependencies: ["AttributeDecoding"]),
    .target(
      name: "Combine",
      dependencies: [
        "CLinkage",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      plugins: ["FindableModules"]
    ),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"]),
    // What programs are linked with: see its module map.
    .systemLibrary(name: "CLinkage"),
    .target(name: "CoreGraphics", dependencies: ["HearthRendering", "_Testing_CoreGraphics"]),
    // Looked for by the compiler where tests import CoreGraphics; see the file.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    // Logging and locks. `import os.log` asks for a part of a C module, behind which the compiler finds the one of Swift.
    .systemLibrary(name: "COSModules"),
    .systemLibrary(name: "COSLock"),
    .target(name: "os", dependencies: ["COSModules", "COSLock"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "CMetadata"),
    .target(name: "CBundle"),
    // In Swift 5's mode: of an attribute that is found by its name nothing can show the
    // compiler that its values are sendable.
    .target(name: "AttributeDecoding", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "HearthCore",
      dependencies: [
        "CMetadata", "CBundle", "HearthRendering", "HearthFocus", "HearthEditing", "HearthKeyboard", "HearthMotion",
        "HearthPersistence", "HearthStrings", "AttributeDecoding", "UniformTypeIdentifiers",
        "CoreTransferable", "Symbols", "Combine",
      ],
      swiftSettings: engine
    ),
    .macro(name: "HearthMacros", dependencies: syntax),
    // Every view and control of SwiftUI that is not of the engine.
    .target(
      name: "HearthUI",
      dependencies: [
        "HearthCore", "HearthRendering", "HearthFocus", "HearthEditing", "HearthKeyboard", "HearthMotion",
        "HearthPersistence", "HearthStrings", "UniformTypeIdentifiers",
        "CoreTransferable", "Symbols", "Combine", "CoreGraphics", "CNetwork",
        .target(name: "HearthGTK", condition: gtk),
      ],
      swiftSettings: engine
    ),
    // Methods by their names, for what Objective-C does on Apple's systems.
    .target(name: "HearthSelectors"),
    .target(
      name: "HearthUIKit",
      dependencies: [
        "Combine", "HearthSelectors", "HearthUI", "HearthCore", "HearthKeyboard", "HearthRendering", "HearthStrings",
        "CMetadata", "UniformTypeIdentifiers",
        .target(name: "HearthPaint", condition: gtk),
      ], swiftSettings: engine),
    // For `@UIApplicationMain` and `import UIKit.UIGestureRecognizerSubclass`: see its module map.
    .systemLibrary(name: "CUIKitModule"),
    .target(
      name: "UIKit",
      dependencies: [
        "HearthUIKit", "HearthUI", "HearthCore", "CoreGraphics", "UserNotifications",
        "_Testing_UIKit", "CUIKitModule", "COSModules",
      ],
      swiftSettings: engine),
    .target(name: "QuartzCore", dependencies: ["HearthUIKit", "CoreGraphics"], swiftSettings: engine),
    .target(
      name: "UserNotifications", dependencies: ["HearthCore", "HearthUI", "UniformTypeIdentifiers"],
      swiftSettings: engine),
    .target(
      name: "PhotosUI", dependencies: ["HearthUI", "HearthUIKit", "CoreTransferable", "UniformTypeIdentifiers"],
      swiftSettings: engine),
    .target(name: "Accessibility", dependencies: ["HearthCore", "HearthUI"], swiftSettings: engine),
    .target(name: "SwiftUICore", dependencies: ["HearthUI"], swiftSettings: engine),
    .target(name: "DeveloperToolsSupport", dependencies: ["HearthCore"], swiftSettings: engine),
    // What apps import. The other modules are there as soon as SwiftUI is, for source that asks.
    .target(
      name: "SwiftUI",
      dependencies: [
        "HearthUI", "OSLog", "Accessibility", "SwiftUICore", "DeveloperToolsSupport",
        .target(name: "HearthUIKit", condition: uiKit), .target(name: "UIKit", condition: uiKit),
        .target(name: "QuartzCore", condition: uiKit), .target(name: "UserNotifications", condition: uiKit),
        .target(name: "PhotosUI", condition: uiKit),
        .target(name: "HearthKeyboardViews", condition: softwareKeyboard),
      ],
      swiftSettings: engine, linkerSettings: quickLinks, plugins: ["FindableModules"]),
    .target(
      name: "HearthKeyboardViews",
      dependencies: ["HearthUI", "HearthCore", "HearthKeyboard", "HearthPersistence", "HearthTyping"],
      swiftSettings: mainActor),
    .systemLibrary(
      name: "CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev", "librsvg2-dev", "libmanette-0.2-dev"])]
    ),
    .target(name: "CMainLoop"),
    // Requests to servers, by a library that is loaded with the first of them.
    .target(name: "CNetwork"),
    .target(name: "CTestStack"),
    .target(
      name: "HearthPaint",
      dependencies: ["HearthRendering", "HearthStrings", "CoreGraphics", .target(name: "CGTK", condition: gtk)],
      swiftSettings: mainActor
    ),
    .target(
      name: "HearthGTK",
      dependencies: [
        "HearthCore", "HearthKeyboard", "HearthPersistence", "HearthRendering", "HearthFocus", "HearthPaint",
        "CMainLoop",
        "UniformTypeIdentifiers",
        .target(name: "CGTK", condition: gtk),
      ],
      swiftSettings: mainActor
    ),
    .target(
      name: "HearthTesting",
      dependencies: [
        "SwiftUI", "HearthUIKit", "HearthCore", "HearthKeyboard", "HearthPersistence", "HearthRendering", "HearthFocus",
        "CTestStack", "UniformTypeIdentifiers",
        .target(name: "HearthPaint", condition: gtk),
      ],
      swiftSettings: mainActor
    ),
    // The software keyboard: a program of its own, which apps start.
    .executableTarget(
      name: "hearth-keyboard",
      dependencies: [
        "SwiftUI", "HearthCore", "HearthKeyboard", "HearthKeyboardViews", .target(name: "HearthGTK", condition: gtk),
      ],
      swiftSettings: mainActor + example),
    .executableTarget(name: "Cookbook", dependencies: ["SwiftUI"], path: "Examples/Cookbook", swiftSettings: example),
    .executableTarget(
      name: "VacationPlanner", dependencies: ["SwiftUI"], path: "Examples/VacationPlanner", swiftSettings: example),
    .executableTarget(
      name: "Components", dependencies: ["SwiftUI"], path: "Examples/Components", swiftSettings: example),
    .executableTarget(
      name: "Messages", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Messages", swiftSettings: example),
    .executableTarget(
      name: "Files", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Files", swiftSettings: example),
    .executableTarget(
      name: "Gallery", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Gallery", swiftSettings: example,
      plugins: ["XcodeTarget"]),
    .executableTarget(name: "Notes", dependencies: ["SwiftUI"], path: "Examples/Notes", swiftSettings: example),
    .executableTarget(name: "Phone", dependencies: ["SwiftUI"], path: "Examples/Phone", swiftSettings: example),
    .executableTarget(
      name: "Trails", dependencies: ["SwiftUI", "Combine"], path: "Examples/Trails",
      exclude: ["Info.plist", "Preview Content"],
      resources: [.process("Assets.xcassets"), .process("Localizable.xcstrings"), .process("Resources")],
      swiftSettings: example,
      plugins: ["XcodeTarget"]
    ),
    .executableTarget(
      name: "Trips", dependencies: ["SwiftData", "SwiftUI", "UIKit", "PhotosUI", "UniformTypeIdentifiers"],
      path: "Examples/Trips", swiftSettings: example),
    .executableTarget(
      name: "Weather", dependencies: ["SwiftUI", "Charts"], path: "Examples/Weather",
      resources: [.process("Localizable.xcstrings")], swiftSettings: example),
    // What Xcode does for a target besides compiling it.
    .executableTarget(name: "AssetSymbols", dependencies: ["CoreDataModel"], resources: [.embedInCode("Headers")]),
    .plugin(name: "XcodeTarget", capability: .buildTool(), dependencies: ["AssetSymbols"]),
    .executableTarget(name: "ModuleMaps"),
    .plugin(name: "FindableModules", capability: .buildTool(), dependencies: ["ModuleMaps"]),
    .executableTarget(
      name: "WindowProbe", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Fixtures/WindowProbe"),
    // In Swift 5's mode: that of 6 has no `@UIApplicationMain`.
    .executableTarget(
      name: "OldMainProbe", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Fixtures/OldMainProbe",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "SceneProbe", dependencies: ["SwiftUI"], path: "Tests/Fixtures/SceneProbe"),
    .executableTarget(name: "ExtraProbe", dependencies: ["SwiftUI"], path: "Tests/Fixtures/ExtraProbe"),
    .executableTarget(
      name: "NetworkProbe", dependencies: ["SwiftUI", "CoreGraphics"], path: "Tests/Fixtures/NetworkProbe"),
    .target(name: "TestSupport", path: "Tests/Fixtures/TestSupport"),
    // Expectations and tests without macros, which the compiler would spend most of a build with; see `Test`.
    .target(name: "QuickTesting", path: "Tests/Fixtures/QuickTesting"),
    .executableTarget(name: "TestRegistry", path: "Tests/Fixtures/TestRegistry"),
    .plugin(name: "RegisterTests", capability: .buildTool(), dependencies: ["TestRegistry"]),
    .executableTarget(
      name: "BundleProbe", dependencies: ["SwiftUI", "Combine"], path: "Tests/Fixtures/BundleProbe",
      exclude: ["Info.plist"],
      resources: [.process("Resources"), .process("en.lproj"), .process("de.lproj")], plugins: ["XcodeTarget"]
    ),
    .executableTarget(
      name: "ShaderProbe", dependencies: ["SwiftUI", "Combine"], path: "Tests/Fixtures/ShaderProbe",
      plugins: ["XcodeTarget"]),
    .executableTarget(
      name: "DrawingProbe", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Fixtures/DrawingProbe",
      plugins: ["XcodeTarget"]),
    .executableTarget(
      name: "KillProbe", dependencies: ["SwiftUI", "HearthTesting", "HearthCore", "TestSupport"],
      path: "Tests/Fixtures/KillProbe", swiftSettings: mainActor),
    .target(name: "CProbe", path: "Tests/Fixtures/CProbe"),
    // Every kind of view, to be shown and removed; and the program that does so under LeakSanitizer (Scripts/leaks).
    .target(
      name: "LifetimeCases", dependencies: ["SwiftUI", "UIKit", "HearthTesting", "Combine", "UniformTypeIdentifiers"],
      path: "Tests/Fixtures/LifetimeCases"),
    .executableTarget(
      name: "LeakProbe", dependencies: ["LifetimeCases", "SwiftUI", "HearthTesting"], path: "Tests/Fixtures/LeakProbe"),
    .executableTarget(
      name: "KeyboardProbe", dependencies: ["SwiftUI", "HearthKeyboard", "CProbe", "TestSupport"],
      path: "Tests/Fixtures/KeyboardProbe", swiftSettings: mainActor),
    .testTarget(
      name: "HearthGTKTests",
      dependencies: [
        "HearthGTK", "HearthCore", "HearthRendering", "WindowProbe", "OldMainProbe", "SceneProbe", "ExtraProbe",
        "KillProbe",
        "KeyboardProbe", "DrawingProbe",
        "NetworkProbe", "BundleProbe", "Cookbook", "Components", "Trails", "SwiftUI", "hearth-keyboard",
        "HearthKeyboard", "TestSupport",
        .target(name: "CGTK", condition: gtk),
      ]
    ),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),
    // Functions in Metal's language, from their source to pixels.
    .testTarget(
      name: "ShaderTests", dependencies: ["SwiftUI", "HearthTesting", "ShaderProbe"], swiftSettings: mainActor),
    // Pixels by formulas, and images of servers.
    .testTarget(
      name: "PictureTests", dependencies: ["SwiftUI", "HearthUI", "HearthTesting", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"]),
    .testTarget(
      name: "HearthRenderingTests", dependencies: ["QuickTesting", "HearthRendering", "TestSupport"],
      plugins: ["RegisterTests"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "SwiftUI", "HearthTesting"]),
    .testTarget(
      name: "HearthFocusTests", dependencies: ["QuickTesting", "HearthFocus", "TestSupport"], plugins: ["RegisterTests"]
    ),
    .testTarget(
      name: "HearthKeyboardTests", dependencies: ["QuickTesting", "HearthKeyboard", "TestSupport"],
      plugins: ["RegisterTests"]),
    .testTarget(
      name: "HearthTypingTests", dependencies: ["QuickTesting", "HearthTyping", "HearthKeyboard", "TestSupport"],
      plugins: ["RegisterTests"]),
    .testTarget(
      name: "HearthKeyboardViewsTests",
      dependencies: ["HearthKeyboardViews", "HearthTyping", "HearthKeyboard", "SwiftUI", "HearthTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "HearthEditingTests", dependencies: ["QuickTesting", "HearthEditing", "TestSupport"],
      plugins: ["RegisterTests"]),
    .testTarget(
      name: "SoftwareKeyboardTests",
      dependencies: [
        "QuickTesting", "SwiftUI", "HearthTesting", "HearthCore", "HearthKeyboard", "HearthKeyboardViews",
        "HearthUIKit", "UIKit", "TestSupport",
      ],
      swiftSettings: mainActor, plugins: ["RegisterTests"]),
    .testTarget(name: "HearthMotionTests", dependencies: ["HearthMotion"]),
    .testTarget(name: "HearthPersistenceTests", dependencies: ["HearthPersistence", "TestSupport"]),
    .testTarget(
      name: "HearthStringsTests", dependencies: ["QuickTesting", "HearthStrings", "TestSupport"],
      plugins: ["RegisterTests"]),
    .testTarget(name: "CompatibilityTests", dependencies: ["SwiftUI"], path: "CompatibilityTests/Tests"),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Cookbook", "Components", "Files", "Gallery", "Messages", "Notes", "Phone", "VacationPlanner", "Trails",
        "SwiftUI", "UIKit", "HearthTesting",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "Cookbook", "Components", "Files", "Gallery", "Messages", "Notes", "Phone", "Trails", "Trips",
        "VacationPlanner",
        "Weather", "HearthCore", "SwiftData", "SwiftUI", "HearthTesting",
      ],
      exclude: ["Kept"], swiftSettings: mainActor),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "QuickTesting", "HearthCore", "HearthFocus", "HearthKeyboard", "HearthPersistence", "HearthRendering",
        "HearthTyping", "SwiftUI", "UIKit",
        "HearthTesting", "TestSupport", "LifetimeCases",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: mainActor, plugins: ["RegisterTests"]),
    .testTarget(
      name: "HearthUIKitTests",
      dependencies: [
        "QuickTesting", "HearthUIKit", "SwiftUI", "UIKit", "HearthUI", "HearthCore", "HearthTesting", "os", "OSLog",
        "QuartzCore",
        "UserNotifications", "PhotosUI",
      ],
      swiftSettings: mainActor, plugins: ["RegisterTests"]),
    .target(name: "AllocationCount", path: "Tests/Fixtures/AllocationCount"),
    .testTarget(
      name: "HearthCoreTests",
      dependencies: [
        "QuickTesting", "HearthCore", "HearthMotion", "HearthRendering", "SwiftUI", "HearthTesting", "AllocationCount",
        "TestSupport",
      ], swiftSettings: mainActor, plugins: ["RegisterTests"]),
    .testTarget(
      name: "HearthPaintTests",
      dependencies: ["HearthPaint", "HearthRendering", "TestSupport", .target(name: "CGTK", condition: gtk)],
      swiftSettings: mainActor
    ),
    // The kits: frameworks that apps are made of besides SwiftUI. They use what apps can use, and nothing else.
    .target(name: "Charts", dependencies: ["SwiftUI"], path: "Kits/Charts/Sources"),
    .testTarget(
      name: "ChartsTests", dependencies: ["QuickTesting", "Charts", "SwiftUI", "HearthTesting", "Weather"],
      path: "Kits/Charts/Tests", swiftSettings: mainActor, plugins: ["RegisterTests"]),
    .macro(name: "SwiftDataMacros", dependencies: syntax, path: "Kits/SwiftData/Macros"),
    .target(
      name: "SwiftData",
      dependencies: ["SwiftUI", "UniformTypeIdentifiers", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Kits/SwiftData/Sources"),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["QuickTesting", "SwiftData", "SwiftUI", "UniformTypeIdentifiers", "HearthTesting", "Trips"],
      path: "Kits/SwiftData/Tests", swiftSettings: mainActor, plugins: ["RegisterTests"]),
    .macro(name: "CoreDataMacros", dependencies: syntax, path: "Kits/CoreData/Macros"),
    // Models as Xcode's editor writes them, and the classes that it generates for them.
    .target(name: "CoreDataModel", path: "Kits/CoreData/Model"),
    // In Swift 5's mode: a managed object belongs to a context's queue, which the compiler cannot see.
    .target(
      name: "CoreData",
      dependencies: [
        "SwiftUI", "HearthUI", "HearthSelectors", "Combine", "CoreDataModel",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Kits/CoreData/Sources", swiftSettings: [.swiftLanguageMode(.v5)]),
    // A module of its own: a target of tests is linked with the programs of its plugins, and AssetSymbols is tested itself.
    .target(
      name: "ShelfModel", dependencies: ["CoreData", "Combine"], path: "Tests/Fixtures/ShelfModel",
      resources: [.copy("Shelf.xcdatamodeld")], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["XcodeTarget"]),
    .testTarget(
      name: "CoreDataTests",
      dependencies: [
        "QuickTesting", "ShelfModel", "CoreData", "CoreDataModel", "SwiftUI", "UIKit", "HearthTesting", "TestSupport",
      ],
      path: "Kits/CoreData/Tests", swiftSettings: mainActor + [.swiftLanguageMode(.v5)], plugins: ["RegisterTests"]),
    // A program that writes by both kits and is killed meanwhile.
    .executableTarget(
      name: "DataProbe", dependencies: ["SwiftData", "CoreData", "TestSupport"], path: "Kits/DataLoss/Probe",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DataLossTests",
      dependencies: ["QuickTesting", "DataProbe", "TestSupport", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Kits/DataLoss/Tests", swiftSettings: mainActor + [.swiftLanguageMode(.v5)], plugins: ["RegisterTests"]),
    // Services of Apple's systems under the names that source imports: each says what is not here.
    .macro(name: "ServicesMacros", dependencies: syntax, path: "Kits/Services/Macros"),
    .target(
      name: "StoreKit", dependencies: ["SwiftUI", "UIKit", "HearthCore"], path: "Kits/Services/Sources/StoreKit"),
    .target(
      name: "WidgetKit", dependencies: ["ActivityKit", "AppIntents", "SwiftUI", "HearthCore"],
      path: "Kits/Services/Sources/WidgetKit"),
    .target(name: "CoreLocation", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CoreLocation"),
    .target(name: "SafariServices", dependencies: ["UIKit"], path: "Kits/Services/Sources/SafariServices"),
    .target(
      name: "QuickLook", dependencies: ["SwiftUI", "UIKit", "HearthCore"], path: "Kits/Services/Sources/QuickLook"),
    .target(
      name: "LocalAuthentication", dependencies: ["HearthCore"], path: "Kits/Services/Sources/LocalAuthentication"),
    .target(name: "CoreHaptics", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CoreHaptics"),
    .target(name: "WatchConnectivity", dependencies: ["HearthCore"], path: "Kits/Services/Sources/WatchConnectivity"),
    .target(name: "BackgroundTasks", dependencies: ["HearthCore"], path: "Kits/Services/Sources/BackgroundTasks"),
    .target(name: "AppTrackingTransparency", path: "Kits/Services/Sources/AppTrackingTransparency"),
    .target(
      name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      path: "Kits/Services/Sources/CryptoKit"),
    .target(
      name: "CommonCrypto", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      path: "Kits/Services/Sources/CommonCrypto"),
    .target(
      name: "Security",
      dependencies: [
        "CoreAudioTypes", "HearthCore", "HearthRendering", .product(name: "Crypto", package: "swift-crypto"),
      ],
      path: "Kits/Services/Sources/Security"),
    .target(
      name: "TipKit", dependencies: ["SwiftUI", "HearthCore", "HearthPersistence"],
      path: "Kits/Services/Sources/TipKit"),
    .target(
      name: "AppIntents", dependencies: ["SwiftUI", "UniformTypeIdentifiers", "HearthCore"],
      path: "Kits/Services/Sources/AppIntents"),
    .target(name: "ActivityKit", dependencies: ["SwiftUI", "HearthCore"], path: "Kits/Services/Sources/ActivityKit"),
    .target(name: "CoreMedia", dependencies: ["CoreVideo"], path: "Kits/Services/Sources/CoreMedia"),
    .target(name: "AudioToolbox", dependencies: ["HearthCore"], path: "Kits/Services/Sources/AudioToolbox"),
    .target(
      name: "AVFoundation",
      dependencies: [
        "CoreMedia", "CoreAudioTypes", "AudioToolbox", "CoreGraphics", "Combine", "HearthCore", "HearthUIKit",
      ],
      path: "Kits/Services/Sources/AVFoundation"),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit", "SwiftUI", "HearthCore"],
      path: "Kits/Services/Sources/AVKit"),
    .target(
      name: "MapKit", dependencies: ["CoreLocation", "SwiftUI", "UIKit", "HearthCore"],
      path: "Kits/Services/Sources/MapKit"),
    .target(name: "WebKit", dependencies: ["UIKit", "SwiftUI", "HearthCore"], path: "Kits/Services/Sources/WebKit"),
    .target(name: "MessageUI", dependencies: ["UIKit", "HearthCore"], path: "Kits/Services/Sources/MessageUI"),
    .target(
      name: "AuthenticationServices", dependencies: ["UIKit", "SwiftUI", "HearthUI", "HearthCore"],
      path: "Kits/Services/Sources/AuthenticationServices"),
    .target(name: "Network", dependencies: ["HearthCore"], path: "Kits/Services/Sources/Network"),
    .target(
      name: "ServiceManagement", dependencies: ["HearthCore"], path: "Kits/Services/Sources/ServiceManagement"),
    .target(
      name: "LinkPresentation", dependencies: ["UIKit", "UniformTypeIdentifiers", "HearthCore"],
      path: "Kits/Services/Sources/LinkPresentation"),
    .target(name: "CoreMotion", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CoreMotion"),
    .target(
      name: "EventKit", dependencies: ["CoreGraphics", "CoreLocation", "HearthCore"],
      path: "Kits/Services/Sources/EventKit"),
    .target(name: "Contacts", dependencies: ["CoreLocation", "HearthCore"], path: "Kits/Services/Sources/Contacts"),
    .target(name: "HealthKit", dependencies: ["CoreLocation", "HearthCore"], path: "Kits/Services/Sources/HealthKit"),
    .target(name: "MetricKit", dependencies: ["HearthCore"], path: "Kits/Services/Sources/MetricKit"),
    .target(name: "AdSupport", path: "Kits/Services/Sources/AdSupport"),
    .target(name: "CoreTelephony", path: "Kits/Services/Sources/CoreTelephony"),
    .target(
      name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers", "HearthCore"],
      path: "Kits/Services/Sources/CoreSpotlight"),
    .target(name: "CoreBluetooth", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CoreBluetooth"),
    .target(name: "Speech", dependencies: ["AVFoundation", "HearthCore"], path: "Kits/Services/Sources/Speech"),
    .target(
      name: "Photos", dependencies: ["AVFoundation", "CoreLocation", "ImageIO", "PhotosUI", "UIKit", "HearthCore"],
      path: "Kits/Services/Sources/Photos"),
    .target(
      name: "ImageIO", dependencies: ["CoreGraphics", "UIKit", "UniformTypeIdentifiers", "HearthCore"],
      path: "Kits/Services/Sources/ImageIO"),
    // For `import CoreImage.CIFilterBuiltins`: see its module map.
    .systemLibrary(name: "CCoreImage"),
    // Looked for by the compiler where tests import CoreImage; see the file.
    .target(name: "_Testing_CoreImage", path: "Kits/Services/Sources/_Testing_CoreImage"),
    .target(
      name: "CoreImage",
      dependencies: ["_Testing_CoreImage", "CCoreImage", "CoreGraphics", "ImageIO", "UIKit", "HearthCore"],
      path: "Kits/Services/Sources/CoreImage"),
    .target(
      name: "PDFKit", dependencies: ["CoreGraphics", "UIKit", "HearthCore"], path: "Kits/Services/Sources/PDFKit"),
    .target(
      name: "NaturalLanguage", dependencies: ["CoreML", "HearthCore"], path: "Kits/Services/Sources/NaturalLanguage"),
    .target(name: "CoreML", dependencies: ["CoreVideo", "HearthCore"], path: "Kits/Services/Sources/CoreML"),
    .target(
      name: "Vision", dependencies: ["CoreML", "CoreImage", "ImageIO", "CoreGraphics", "CoreVideo", "HearthCore"],
      path: "Kits/Services/Sources/Vision"),
    .target(name: "CloudKit", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CloudKit"),
    .target(name: "GameKit", dependencies: ["UIKit", "HearthCore"], path: "Kits/Services/Sources/GameKit"),
    .target(
      name: "MediaPlayer", dependencies: ["AVFoundation", "UIKit", "HearthCore"],
      path: "Kits/Services/Sources/MediaPlayer"),
    .target(name: "Accelerate", path: "Kits/Services/Sources/Accelerate"),
    .target(name: "AVFAudio", dependencies: ["AVFoundation"], path: "Kits/Services/Sources/AVFAudio"),
    .target(
      name: "ContactsUI", dependencies: ["Contacts", "UIKit", "HearthCore"], path: "Kits/Services/Sources/ContactsUI"),
    .target(
      name: "EventKitUI", dependencies: ["EventKit", "UIKit", "HearthCore"], path: "Kits/Services/Sources/EventKitUI"),
    .target(name: "simd", path: "Kits/Services/Sources/simd"),
    .target(name: "CoreVideo", dependencies: ["CoreGraphics"], path: "Kits/Services/Sources/CoreVideo"),
    .target(name: "GameplayKit", dependencies: ["simd"], path: "Kits/Services/Sources/GameplayKit"),
    .target(name: "PencilKit", dependencies: ["UIKit", "HearthCore"], path: "Kits/Services/Sources/PencilKit"),
    .target(
      name: "CoreText", dependencies: ["CoreGraphics", "UIKit", "HearthRendering", "HearthCore"],
      path: "Kits/Services/Sources/CoreText"),
    .target(name: "CoreAudioTypes", path: "Kits/Services/Sources/CoreAudioTypes"),
    .target(name: "CoreAudio", dependencies: ["CoreAudioTypes"], path: "Kits/Services/Sources/CoreAudio"),
    .target(name: "CoreNFC", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CoreNFC"),
    .target(
      name: "MultipeerConnectivity", dependencies: ["UIKit", "HearthCore"],
      path: "Kits/Services/Sources/MultipeerConnectivity"),
    .target(name: "Translation", dependencies: ["SwiftUI", "HearthCore"], path: "Kits/Services/Sources/Translation"),
    .target(name: "FoundationModels", dependencies: ["HearthCore"], path: "Kits/Services/Sources/FoundationModels"),
    .target(
      name: "ImagePlayground", dependencies: ["CoreGraphics", "SwiftUI", "HearthCore"],
      path: "Kits/Services/Sources/ImagePlayground"),
    .target(name: "ManagedSettings", dependencies: ["HearthCore"], path: "Kits/Services/Sources/ManagedSettings"),
    .target(
      name: "FamilyControls", dependencies: ["ManagedSettings", "Combine", "SwiftUI", "HearthCore"],
      path: "Kits/Services/Sources/FamilyControls"),
    .target(
      name: "DeviceActivity", dependencies: ["ManagedSettings", "SwiftUI", "HearthCore"],
      path: "Kits/Services/Sources/DeviceActivity"),
    .target(
      name: "WeatherKit", dependencies: ["CoreLocation", "HearthCore"], path: "Kits/Services/Sources/WeatherKit"),
    .target(
      name: "GroupActivities", dependencies: ["Combine", "CoreGraphics", "CoreTransferable", "HearthCore"],
      path: "Kits/Services/Sources/GroupActivities"),
    .target(name: "HomeKit", dependencies: ["HearthCore"], path: "Kits/Services/Sources/HomeKit"),
    .target(name: "PassKit", dependencies: ["SwiftUI", "UIKit", "HearthCore"], path: "Kits/Services/Sources/PassKit"),
    .target(name: "CallKit", dependencies: ["HearthCore"], path: "Kits/Services/Sources/CallKit"),
    .target(name: "PushKit", dependencies: ["HearthCore"], path: "Kits/Services/Sources/PushKit"),
    .target(name: "Intents", dependencies: ["HearthCore"], path: "Kits/Services/Sources/Intents"),
    .target(
      name: "VisionKit", dependencies: ["Vision", "UIKit", "HearthCore"],
      path: "Kits/Services/Sources/VisionKit"),
    .target(
      name: "SoundAnalysis", dependencies: ["AVFoundation", "CoreML", "HearthCore"],
      path: "Kits/Services/Sources/SoundAnalysis"),
    .target(name: "ShazamKit", dependencies: ["AVFoundation", "HearthCore"], path: "Kits/Services/Sources/ShazamKit"),
    .target(
      name: "QuickLookThumbnailing", dependencies: ["UIKit", "HearthCore"],
      path: "Kits/Services/Sources/QuickLookThumbnailing"),
    .target(
      name: "SystemConfiguration", dependencies: ["CoreGraphics", "Network"],
      path: "Kits/Services/Sources/SystemConfiguration"),
    .target(name: "DeviceCheck", dependencies: ["HearthCore"], path: "Kits/Services/Sources/DeviceCheck"),
    .target(name: "AdServices", dependencies: ["HearthCore"], path: "Kits/Services/Sources/AdServices"),
    .target(
      name: "MobileCoreServices", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"],
      path: "Kits/Services/Sources/MobileCoreServices"),
    .target(name: "ReplayKit", dependencies: ["UIKit", "HearthCore"], path: "Kits/Services/Sources/ReplayKit"),
    .target(name: "NearbyInteraction", dependencies: ["HearthCore"], path: "Kits/Services/Sources/NearbyInteraction"),
    .target(
      name: "MusicKit", dependencies: ["Combine", "CoreGraphics", "SwiftUI", "HearthCore"],
      path: "Kits/Services/Sources/MusicKit"),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "QuickTesting", "StoreKit", "WidgetKit", "CoreLocation", "SafariServices", "QuickLook", "LocalAuthentication",
        "CoreHaptics", "WatchConnectivity", "BackgroundTasks", "AppTrackingTransparency", "SwiftUI", "UIKit",
        "HearthTesting",
        "CryptoKit", "CommonCrypto", "Security", "TipKit", "AppIntents", "ActivityKit", "CoreMedia", "AudioToolbox",
        "AVFoundation", "AVKit", "MapKit", "WebKit", "MessageUI", "AuthenticationServices", "Network",
        "LinkPresentation", "CoreMotion", "EventKit", "Contacts", "HealthKit", "MetricKit", "AdSupport",
        "CoreTelephony", "CoreSpotlight", "CoreBluetooth", "Speech", "Photos", "ImageIO", "CoreImage", "PDFKit",
        "NaturalLanguage", "CoreML", "Vision", "CloudKit", "GameKit", "MediaPlayer", "Accelerate",
        "AVFAudio", "ContactsUI", "EventKitUI", "ServiceManagement",
        "simd", "CoreVideo", "GameplayKit", "PencilKit", "CoreText", "CoreAudioTypes", "CoreAudio",
        "CoreNFC", "MultipeerConnectivity", "Translation", "FoundationModels", "ImagePlayground", "ManagedSettings",
        "FamilyControls", "DeviceActivity", "WeatherKit", "GroupActivities", "HomeKit", "PassKit", "CallKit",
        "PushKit", "Intents", "VisionKit", "SoundAnalysis", "ShazamKit", "QuickLookThumbnailing",
        "SystemConfiguration", "DeviceCheck", "AdServices", "MobileCoreServices", "ReplayKit", "NearbyInteraction",
        "MusicKit",
      ],
      path: "Kits/Services/Tests", swiftSettings: mainActor, plugins: ["RegisterTests"]),
  ].filter { $0.type != .test || isChosen($0.name) },
  swiftLanguageModes: [.v6]
)

/// Where another package has asked for this one, nobody edits it: each module is compiled as a whole, in two thirds of the processor time.
if Context.packageDirectory.contains("/checkouts/") {
  let whole = [
    "-disable-batch-mode", "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2",
  ]
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(whole, .when(configuration: .debug))]
  }
}

// What a trait of its own name would define.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + ["GTK", "UIKit", "SoftwareKeyboard"].map { .define($0, .when(traits: [standard])) }
}

/// The macros of each module that has some. Those of SwiftUI are there for all targets, others for those that name the module.
let macros = [
  (modules: ["HearthUI"], name: "HearthMacros"), (modules: ["SwiftData"], name: "SwiftDataMacros"),
  (modules: ["CoreData"], name: "CoreDataMacros"),
  (modules: ["TipKit", "WidgetKit", "FoundationModels"], name: "ServicesMacros"),
]
for (modules, name) in macros {
  guard !builtMacros.isEmpty else {
    for target in package.targets where modules.contains(target.name) {
      target.dependencies.append(.target(name: name))
    }
    continue
  }
  package.targets.removeAll { $0.name == name }
  guard let built = builtMacros.first(where: { $0.split(separator: "/").last!.contains(name) }) else { continue }
  let load =
    built.hasSuffix(".so") ? ["-load-plugin-library", built] : ["-load-plugin-executable", "\(built)#\(name)"]
  for target in package.targets where target.type != .system && target.type != .plugin {
    let names = target.dependencies.contains {
      if case .byNameItem(let dependency, _) = $0 { modules.contains(dependency) } else { false }
    }
    guard modules == ["HearthUI"] || modules.contains(target.name) || names else { continue }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(load)]
  }
}

// See `HEARTH_COMPILED` in `Scripts/support/common.sh`: what is taken from the store has no index, by which SwiftPM finds tests.
if Context.environment["CI"] == "true", Context.environment["HEARTH_COMPILED"] != nil {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-cache-disable-replay"])]
  }
}
