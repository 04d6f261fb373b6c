/// What is known of a type.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// The types that it conforms to directly.
  let parents: [String]
  /// The preferred one first.
  let filenameExtensions: [String]
  /// The preferred one first, in small letters.
  let mimeTypes: [String]
  init(_ identifier: String, _ parents: [String], _ filenameExtensions: [String], _ mimeTypes: [String]) {
    (self.identifier, self.parents) = (identifier, parents)
    (self.filenameExtensions, self.mimeTypes) = (filenameExtensions, mimeTypes)
  }

  static let all: [String: TypeDeclaration] = Dictionary(
    uniqueKeysWithValues: (list + formats).map { ($0.identifier, $0) })

  /// Identifiers by class and tag; of several the usual one first: types come before what conforms to them.
  static let byTag: [UTTagClass: [String: [String]]] = {
    var extensions: [String: [String]] = [:]
    var mimeTypes: [String: [String]] = [:]
    for type in list + formats {
      for tag in type.filenameExtensions { extensions[tag, default: []].append(type.identifier) }
      for tag in type.mimeTypes { mimeTypes[tag, default: []].append(type.identifier) }
    }
    return [.filenameExtension: extensions, .mimeType: mimeTypes]
  }()

  /// Source: Apple, System-declared uniform type identifiers; MIME types of IANA, and those of the shared
  /// MIME database that Linux's programs send.
  private static let list: [TypeDeclaration] = [
    TypeDeclaration("public.item", [], [], []),
    TypeDeclaration("public.content", [], [], []),
    TypeDeclaration("public.composite-content", ["public.content"], [], []),
    TypeDeclaration("public.data", ["public.item"], [], []),
    TypeDeclaration("public.directory", ["public.item"], [], []),
    TypeDeclaration("public.folder", ["public.directory"], [], ["inode/directory"]),
    TypeDeclaration("public.volume", ["public.folder"], [], []),
    TypeDeclaration("com.apple.package", ["public.directory"], [], []),
    TypeDeclaration("com.apple.bundle", ["public.directory"], [], []),
    TypeDeclaration("public.symlink", ["public.item"], [], ["inode/symlink"]),
    TypeDeclaration("public.executable", ["public.item"], [], []),
    TypeDeclaration("public.text", ["public.data", "public.content"], [], []),
    TypeDeclaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    TypeDeclaration(
      "net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"], ["text/markdown"]),
    TypeDeclaration("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    TypeDeclaration("public.utf16-plain-text", ["public.plain-text"], [], []),
    TypeDeclaration("public.utf16-external-plain-text", ["public.plain-text"], [], []),
    TypeDeclaration("public.delimited-values-text", ["public.text"], [], []),
    TypeDeclaration("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    TypeDeclaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"], [], []),
    TypeDeclaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    TypeDeclaration("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"]),
    TypeDeclaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    TypeDeclaration(
      "public.yaml", ["public.text"], ["yaml", "yml"], ["application/x-yaml", "application/yaml", "text/yaml"]),
    TypeDeclaration("public.json", ["public.text"], ["json"], ["application/json"]),
    TypeDeclaration("public.source-code", ["public.plain-text"], [], []),
    TypeDeclaration("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"]),
    TypeDeclaration("public.c-source", ["public.source-code"], ["c"], ["text/x-csrc", "text/x-c"]),
    TypeDeclaration("public.c-header", ["public.source-code"], ["h"], ["text/x-chdr"]),
    TypeDeclaration(
      "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cc", "cxx"], ["text/x-c++src"]),
    TypeDeclaration("public.objective-c-source", ["public.source-code"], ["m"], ["text/x-objcsrc"]),
    TypeDeclaration("public.script", ["public.source-code"], [], []),
    TypeDeclaration("public.shell-script", ["public.script"], ["sh"], ["application/x-shellscript", "text/x-sh"]),
    TypeDeclaration("public.python-script", ["public.script"], ["py"], ["text/x-python"]),
    TypeDeclaration("public.ruby-script", ["public.script"], ["rb"], ["text/x-ruby", "application/x-ruby"]),
    TypeDeclaration("public.perl-script", ["public.script"], ["pl", "pm"], ["text/x-perl", "application/x-perl"]),
    TypeDeclaration(
      "com.netscape.javascript-source", ["public.source-code", "public.executable"], ["js"],
      ["text/javascript", "application/javascript"]),
    TypeDeclaration("public.php-script", ["public.script"], ["php"], ["text/php", "application/x-php"]),
    TypeDeclaration("public.log", ["public.plain-text"], ["log"], ["text/x-log"]),
    TypeDeclaration("public.url", ["public.data"], [], ["text/uri-list"]),
    TypeDeclaration("public.file-url", ["public.url"], [], ["text/uri-list"]),
    TypeDeclaration("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    TypeDeclaration("public.image", ["public.data", "public.content"], [], []),
    TypeDeclaration("public.png", ["public.image"], ["png"], ["image/png"]),
    TypeDeclaration("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    TypeDeclaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    TypeDeclaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    TypeDeclaration("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp", "image/x-bmp"]),
    TypeDeclaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"]),
    TypeDeclaration("com.apple.icns", ["public.image"], ["icns"], ["image/x-icns"]),
    TypeDeclaration("public.svg-image", ["public.image"], ["svg"], ["image/svg+xml"]),
    TypeDeclaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    TypeDeclaration("public.heif-standard", ["public.image"], [], []),
    TypeDeclaration("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"]),
    TypeDeclaration("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"]),
    TypeDeclaration("public.camera-raw-image", ["public.image"], [], []),
    TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"], [], []),
    TypeDeclaration("public.movie", ["public.audiovisual-content"], [], []),
    TypeDeclaration("public.video", ["public.movie"], [], []),
    TypeDeclaration("public.audio", ["public.audiovisual-content"], [], []),
    TypeDeclaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"]),
    TypeDeclaration(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav", "audio/x-wav"]),
    TypeDeclaration("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"]),
    TypeDeclaration("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
    TypeDeclaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4", "audio/x-m4a"]),
    TypeDeclaration("public.mpeg", ["public.movie"], ["mpeg", "mpg"], ["video/mpeg"]),
    TypeDeclaration("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    TypeDeclaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    TypeDeclaration("public.avi", ["public.movie"], ["avi"], ["video/avi", "video/x-msvideo"]),
    TypeDeclaration("public.archive", ["public.data"], [], []),
    TypeDeclaration("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip", "application/x-gzip"]),
    TypeDeclaration(
      "public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2", "application/x-bzip"]),
    TypeDeclaration("com.apple.property-list", ["public.data"], ["plist"], []),
    TypeDeclaration("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], []),
    TypeDeclaration("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
    TypeDeclaration("public.contact", [], [], []),
    TypeDeclaration(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard", "text/x-vcard"]),
    TypeDeclaration("public.calendar-event", [], [], ["text/calendar"]),
    TypeDeclaration("public.message", [], [], []),
    TypeDeclaration("public.spreadsheet", ["public.content"], [], []),
    TypeDeclaration("public.presentation", ["public.composite-content"], [], []),
    TypeDeclaration("public.database", [], [], []),
    TypeDeclaration("public.font", [], [], []),
    TypeDeclaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"]),
  ]
}
