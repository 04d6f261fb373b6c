// Types that have names, of single formats and of Apple's systems. Source: Apple, System-declared uniform type identifiers.

extension UTType {
  /// A directory that a volume is mounted at.
  public static var mountPoint: UTType { UTType(declared: "com.apple.mount-point") }
  /// A file of macOS that stands for another.
  public static var aliasFile: UTType { UTType(declared: "com.apple.alias-file") }
  /// What a URL makes of itself as a bookmark.
  public static var urlBookmarkData: UTType { UTType(declared: "com.apple.bookmark") }
  /// A style sheet.
  public static var css: UTType { UTType(declared: "public.css") }
  /// Source code in an assembly language.
  public static var assemblyLanguageSource: UTType { UTType(declared: "public.assembly-source") }
  /// A makefile.
  public static var makefile: UTType { UTType(declared: "public.make-source") }
  /// A script in AppleScript.
  public static var appleScript: UTType { UTType(declared: "com.apple.applescript.text") }
  /// A compiled script of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(declared: "com.apple.applescript.script") }
  /// A script of the Open Scripting Architecture with its resources.
  public static var osaScriptBundle: UTType { UTType(declared: "com.apple.applescript.script-bundle") }
  /// Rich text with attachments, as a directory.
  public static var rtfd: UTType { UTType(declared: "com.apple.rtfd") }
  /// Rich text with attachments, as on a clipboard.
  public static var flatRTFD: UTType { UTType(declared: "com.apple.flat-rtfd") }
  /// A page of the web with what it shows, as Safari saves it.
  public static var webArchive: UTType { UTType(declared: "com.apple.webarchive") }
  /// Several pictures in the High Efficiency Image File Format, compressed by HEVC.
  public static var heics: UTType { UTType(declared: "public.heics") }
  /// A JPEG XL.
  public static var jpegxl: UTType { UTType(declared: "public.jpeg-xl") }
  /// A picture as OpenEXR.
  public static var exr: UTType { UTType(declared: "com.ilm.openexr-image") }
  /// What a camera's sensor saw, as Digital Negative.
  public static var dng: UTType { UTType(declared: "com.adobe.raw-image") }
  /// What has three dimensions.
  public static var threeDContent: UTType { UTType(declared: "public.3d-content") }
  /// A scene in Universal Scene Description.
  public static var usd: UTType { UTType(declared: "com.pixar.universal-scene-description") }
  /// A scene in Universal Scene Description with all that it needs, in one file.
  public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { UTType(declared: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(declared: "com.apple.scenekit.scene") }
  /// An object that ARKit recognises.
  public static var arReferenceObject: UTType { UTType(declared: "com.apple.arobject") }
  /// A film as MPEG-2, without sound.
  public static var mpeg2Video: UTType { UTType(declared: "public.mpeg-2-video") }
  /// A film in MPEG-2's transport stream.
  public static var mpeg2TransportStream: UTType { UTType(declared: "public.mpeg-2-transport-stream") }
  /// Sound of a shop of Apple's, which only its owner can play.
  public static var appleProtectedMPEG4Audio: UTType { UTType(declared: "com.apple.protected-mpeg-4-audio") }
  /// A film of a shop of Apple's, which only its owner can play.
  public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }
  /// Pieces in the order in which they are played.
  public static var playlist: UTType { UTType(declared: "public.playlist") }
  /// A playlist as M3U.
  public static var m3uPlaylist: UTType { UTType(declared: "public.m3u-playlist") }
  /// A framework of Apple's systems.
  public static var framework: UTType { UTType(declared: "com.apple.framework") }
  /// Code that a program of Apple's systems loads.
  public static var pluginBundle: UTType { UTType(declared: "com.apple.plugin") }
  /// A plug-in that tells Spotlight what files say.
  public static var spotlightImporter: UTType { UTType(declared: "com.apple.metadata-importer") }
  /// A plug-in that draws files for Quick Look.
  public static var quickLookGenerator: UTType { UTType(declared: "com.apple.quicklook-generator") }
  /// A service that a program of Apple's systems starts.
  public static var xpcService: UTType { UTType(declared: "com.apple.xpc-service") }
  /// An app of Apple's systems.
  public static var application: UTType { UTType(declared: "com.apple.application") }
  /// An app of Apple's systems with its resources.
  public static var applicationBundle: UTType { UTType(declared: "com.apple.application-bundle") }
  /// An extension of an app of Apple's systems.
  public static var applicationExtension: UTType { UTType(declared: "com.apple.application-and-system-extension") }
  /// A page of macOS's settings.
  public static var systemPreferencesPane: UTType { UTType(declared: "com.apple.systempreference.prefpane") }
  /// A program in one file, as on Linux.
  public static var unixExecutable: UTType { UTType(declared: "public.unix-executable") }
  /// A program of Windows.
  public static var exe: UTType { UTType(declared: "com.microsoft.windows-executable") }
  /// Files in one, as tar.
  public static var tarArchive: UTType { UTType(declared: "public.tar-archive") }
  /// Files in one, as Apple Archive.
  public static var appleArchive: UTType { UTType(declared: "com.apple.archive") }
  /// What can be mounted as a volume.
  public static var diskImage: UTType { UTType(declared: "public.disk-image") }
  /// Something to do.
  public static var toDoItem: UTType { UTType(declared: "public.to-do-item") }
  /// A mail.
  public static var emailMessage: UTType { UTType(declared: "public.email-message") }
  /// A file of macOS that leads to a URL.
  public static var internetLocation: UTType { UTType(declared: "com.apple.internet-location") }
  /// A file of Windows that leads to a URL.
  public static var internetShortcut: UTType { UTType(declared: "com.microsoft.internet-shortcut") }
  /// A bookmark of a browser.
  public static var bookmark: UTType { UTType(declared: "public.bookmark") }
  /// Places and their shapes in JSON.
  public static var geoJSON: UTType { UTType(declared: "public.geojson") }
  /// Keys and certificates in PKCS #12.
  public static var pkcs12: UTType { UTType(declared: "com.rsa.pkcs-12") }
  /// A certificate in X.509.
  public static var x509Certificate: UTType { UTType(declared: "public.x509-certificate") }
  /// What is known of the page that a URL leads to.
  public static var linkPresentationMetadata: UTType { UTType(declared: "com.apple.linkpresentation.metadata") }
}
