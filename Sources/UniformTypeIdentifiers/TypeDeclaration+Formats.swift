extension TypeDeclaration {
  /// What single formats and files of Apple's systems are. Source: as for `list`.
  static let formats: [TypeDeclaration] = [
    TypeDeclaration("com.apple.mount-point", ["public.item"], [], []),
    TypeDeclaration("com.apple.alias-file", ["public.data"], [], []),
    TypeDeclaration("com.apple.bookmark", ["public.data"], [], []),
    TypeDeclaration("public.css", ["public.text"], ["css"], ["text/css"]),
    TypeDeclaration("public.assembly-source", ["public.source-code"], ["s"], ["text/x-asm"]),
    TypeDeclaration("public.make-source", ["public.script"], ["mk", "mak"], ["text/x-makefile"]),
    TypeDeclaration("com.apple.applescript.text", ["public.script"], ["applescript"], []),
    TypeDeclaration("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], []),
    TypeDeclaration(
      "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"], []),
    TypeDeclaration("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], []),
    TypeDeclaration("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], []),
    TypeDeclaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"], ["application/x-webarchive"]),
    TypeDeclaration("public.heics", ["public.heif-standard"], ["heics"], ["image/heic-sequence"]),
    TypeDeclaration("public.jpeg-xl", ["public.image"], ["jxl"], ["image/jxl"]),
    TypeDeclaration("com.ilm.openexr-image", ["public.image"], ["exr"], ["image/x-exr"]),
    TypeDeclaration("com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], ["image/x-adobe-dng"]),
    TypeDeclaration("public.3d-content", ["public.content"], [], []),
    TypeDeclaration(
      "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd", "usda", "usdc"],
      ["model/vnd.usd"]),
    TypeDeclaration(
      "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
      ["model/vnd.usdz+zip"]),
    TypeDeclaration("com.apple.reality", ["public.data"], ["reality"], ["model/vnd.reality"]),
    TypeDeclaration("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"], []),
    TypeDeclaration("com.apple.arobject", ["public.data"], ["arobject"], []),
    TypeDeclaration("public.mpeg-2-video", ["public.video"], ["m2v"], []),
    TypeDeclaration("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], ["video/mp2t"]),
    TypeDeclaration("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], []),
    TypeDeclaration("com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
    TypeDeclaration("public.playlist", [], [], []),
    TypeDeclaration(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"],
      ["audio/x-mpegurl", "audio/mpegurl", "application/vnd.apple.mpegurl"]),
    TypeDeclaration("com.apple.framework", ["com.apple.bundle"], ["framework"], []),
    TypeDeclaration("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], []),
    TypeDeclaration("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], []),
    TypeDeclaration("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], []),
    TypeDeclaration("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], []),
    TypeDeclaration("com.apple.application", ["public.executable"], [], []),
    TypeDeclaration(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"], []),
    TypeDeclaration("com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], []),
    TypeDeclaration(
      "com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"], ["prefpane"], []),
    TypeDeclaration("public.unix-executable", ["public.data", "public.executable"], [], ["application/x-executable"]),
    TypeDeclaration(
      "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"],
      ["application/vnd.microsoft.portable-executable", "application/x-msdownload"]),
    TypeDeclaration("public.tar-archive", ["public.archive"], ["tar"], ["application/x-tar"]),
    TypeDeclaration("com.apple.archive", ["public.archive"], ["aar"], []),
    TypeDeclaration("public.disk-image", ["public.archive"], [], []),
    TypeDeclaration("public.to-do-item", [], [], []),
    TypeDeclaration("public.email-message", ["public.message"], ["eml"], ["message/rfc822"]),
    TypeDeclaration("com.apple.internet-location", ["public.data"], [], []),
    TypeDeclaration("com.microsoft.internet-shortcut", ["public.data"], ["url"], ["application/x-mswinurl"]),
    TypeDeclaration("public.bookmark", [], [], []),
    TypeDeclaration("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"]),
    TypeDeclaration("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
    TypeDeclaration("public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"]),
    TypeDeclaration("com.apple.linkpresentation.metadata", ["public.data"], [], []),
  ]
}
