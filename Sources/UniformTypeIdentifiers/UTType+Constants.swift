// The types that have names. Source: Apple, System-declared uniform type identifiers.

extension UTType {
  /// Everything that can be stored: files, folders, data.
  public static var item: UTType { UTType(declared: "public.item") }
  /// What people look at, in whatever form.
  public static var content: UTType { UTType(declared: "public.content") }
  /// Content of several kinds, such as text with pictures.
  public static var compositeContent: UTType { UTType(declared: "public.composite-content") }
  /// Bytes.
  public static var data: UTType { UTType(declared: "public.data") }
  /// A directory, also one that is shown as a file.
  public static var directory: UTType { UTType(declared: "public.directory") }
  /// A directory that people can open.
  public static var folder: UTType { UTType(declared: "public.folder") }
  /// A disk or what is mounted like one.
  public static var volume: UTType { UTType(declared: "public.volume") }
  /// A directory that is shown as a file.
  public static var package: UTType { UTType(declared: "com.apple.package") }
  /// A directory with a defined structure.
  public static var bundle: UTType { UTType(declared: "com.apple.bundle") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(declared: "public.symlink") }
  /// What can be run.
  public static var executable: UTType { UTType(declared: "public.executable") }
  /// Any text, also with markup.
  public static var text: UTType { UTType(declared: "public.text") }
  /// Text without markup in an unknown encoding.
  public static var plainText: UTType { UTType(declared: "public.plain-text") }
  /// Text without markup in UTF-8.
  public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }
  /// Text without markup in UTF-16 of the machine's byte order.
  public static var utf16PlainText: UTType { UTType(declared: "public.utf16-plain-text") }
  /// Text without markup in UTF-16 with a mark of the byte order.
  public static var utf16ExternalPlainText: UTType { UTType(declared: "public.utf16-external-plain-text") }
  /// Values with something between them.
  public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }
  /// Values with commas between them.
  public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }
  /// Values with tabs between them.
  public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }
  /// Values with tabs between them in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(declared: "public.utf8-tab-separated-values-text") }
  /// Rich Text Format.
  public static var rtf: UTType { UTType(declared: "public.rtf") }
  /// Hypertext in any version of HTML.
  public static var html: UTType { UTType(declared: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(declared: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(declared: "public.yaml") }
  /// JSON.
  public static var json: UTType { UTType(declared: "public.json") }
  /// Source code in any language.
  public static var sourceCode: UTType { UTType(declared: "public.source-code") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(declared: "public.swift-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(declared: "public.c-source") }
  /// A header of C.
  public static var cHeader: UTType { UTType(declared: "public.c-header") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(declared: "public.c-plus-plus-source") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { UTType(declared: "public.objective-c-source") }
  /// A program that is run from its source.
  public static var script: UTType { UTType(declared: "public.script") }
  /// A script of a shell.
  public static var shellScript: UTType { UTType(declared: "public.shell-script") }
  /// A script in Python.
  public static var pythonScript: UTType { UTType(declared: "public.python-script") }
  /// A script in Ruby.
  public static var rubyScript: UTType { UTType(declared: "public.ruby-script") }
  /// A script in Perl.
  public static var perlScript: UTType { UTType(declared: "public.perl-script") }
  /// A script in JavaScript.
  public static var javaScript: UTType { UTType(declared: "com.netscape.javascript-source") }
  /// A script in PHP.
  public static var phpScript: UTType { UTType(declared: "public.php-script") }
  /// What a program writes about itself.
  public static var log: UTType { UTType(declared: "public.log") }
  /// A URL.
  public static var url: UTType { UTType(declared: "public.url") }
  /// The URL of a file.
  public static var fileURL: UTType { UTType(declared: "public.file-url") }
  /// Portable Document Format.
  public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }
  /// A picture in any format.
  public static var image: UTType { UTType(declared: "public.image") }
  /// A PNG.
  public static var png: UTType { UTType(declared: "public.png") }
  /// A JPEG.
  public static var jpeg: UTType { UTType(declared: "public.jpeg") }
  /// A GIF.
  public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
  /// A TIFF.
  public static var tiff: UTType { UTType(declared: "public.tiff") }
  /// A bitmap of Windows.
  public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(declared: "com.microsoft.ico") }
  /// An icon of macOS.
  public static var icns: UTType { UTType(declared: "com.apple.icns") }
  /// Scalable Vector Graphics.
  public static var svg: UTType { UTType(declared: "public.svg-image") }
  /// A WebP.
  public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
  /// A picture in the High Efficiency Image File Format.
  public static var heif: UTType { UTType(declared: "public.heif") }
  /// A picture in the High Efficiency Image File Format, compressed by HEVC.
  public static var heic: UTType { UTType(declared: "public.heic") }
  /// What a camera's sensor saw.
  public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }
  /// Sound, pictures that move, or both.
  public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
  /// Pictures that move, with sound or without.
  public static var movie: UTType { UTType(declared: "public.movie") }
  /// Pictures that move, without sound.
  public static var video: UTType { UTType(declared: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(declared: "public.audio") }
  /// Sound as MP3.
  public static var mp3: UTType { UTType(declared: "public.mp3") }
  /// Sound as WAV.
  public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }
  /// Sound as AIFF.
  public static var aiff: UTType { UTType(declared: "public.aiff-audio") }
  /// Music as MIDI.
  public static var midi: UTType { UTType(declared: "public.midi-audio") }
  /// Sound in an MPEG-4 container.
  public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }
  /// A film as MPEG-1 or MPEG-2.
  public static var mpeg: UTType { UTType(declared: "public.mpeg") }
  /// A film in an MPEG-4 container.
  public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
  /// A film in QuickTime's container.
  public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }
  /// A film as AVI.
  public static var avi: UTType { UTType(declared: "public.avi") }
  /// Files in one.
  public static var archive: UTType { UTType(declared: "public.archive") }
  /// Files in one, as ZIP.
  public static var zip: UTType { UTType(declared: "public.zip-archive") }
  /// A file compressed by gzip.
  public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }
  /// A file compressed by bzip2.
  public static var bz2: UTType { UTType(declared: "public.bzip2-archive") }
  /// A property list in any form.
  public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(declared: "com.apple.xml-property-list") }
  /// A property list in bytes.
  public static var binaryPropertyList: UTType { UTType(declared: "com.apple.binary-property-list") }
  /// A person's addresses.
  public static var contact: UTType { UTType(declared: "public.contact") }
  /// A contact as vCard.
  public static var vCard: UTType { UTType(declared: "public.vcard") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }
  /// A mail or another message.
  public static var message: UTType { UTType(declared: "public.message") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }
  /// Slides.
  public static var presentation: UTType { UTType(declared: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(declared: "public.database") }
  /// A font.
  public static var font: UTType { UTType(declared: "public.font") }
  /// A book as EPUB.
  public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }
}
