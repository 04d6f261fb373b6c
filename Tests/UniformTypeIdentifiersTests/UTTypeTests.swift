import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func `types have Apple's identifiers, extensions and MIME types`() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType("com.adobe.pdf") == .pdf)
    #expect(UTType("com.example.nobody") == nil)
  }

  @Test func `a type conforms to those above it, however far`() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.heic.conforms(to: .image))
    #expect(UTType.utf8PlainText.conforms(to: .text))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.fileURL.isSubtype(of: .url))
    #expect(UTType.url.isSupertype(of: .fileURL))
    #expect(!UTType.url.conforms(to: .fileURL))
    #expect(!UTType.json.conforms(to: .plainText))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.pdf.supertypes == [.data, .item, .compositeContent, .content])
  }

  @Test func `every type that is conformed to is declared`() {
    let types: [UTType] = [
      .png, .heic, .javaScript, .xmlPropertyList, .vCard, .epub, .utf8TabSeparatedText, .volume, .osaScriptBundle,
      .applicationExtension, .quickLookGenerator, .sceneKitScene, .m3uPlaylist, .dng,
    ]
    for type in types { for parent in type.supertypes { #expect(parent.isDeclared, "\(type) conforms to \(parent)") } }
  }

  @Test func `extensions and MIME types find their type, in any case and with parameters`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
    #expect(UTType(mimeType: "text/plain") == .plainText)
    #expect(UTType(mimeType: "text/plain; charset=\"UTF-8\"") == .utf8PlainText)
    #expect(UTType(mimeType: "text/uri-list") == .url)
    #expect(UTType(mimeType: "UTF8_STRING") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.types(tag: "text/uri-list", tagClass: .mimeType, conformingTo: .fileURL) == [.fileURL])
  }

  @Test func `a tag that nobody declared makes a dynamic type that says it`() throws {
    let type = try #require(UTType(filenameExtension: "recipe", conformingTo: .json))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "recipe")
    #expect(type.conforms(to: .text))
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "recipe", conformingTo: .json) == type)
    let picture = try #require(UTType(mimeType: "image/x-strange"))
    #expect(picture.conforms(to: .image))
    #expect(picture.preferredMIMEType == "image/x-strange")
    #expect(UTType("dyn.xyz") == nil)
  }

  @Test func `formats of single programs are what Apple says they are`() {
    #expect(UTType.makefile.identifier == "public.make-source")
    #expect(UTType.makefile.conforms(to: .script) && UTType.makefile.conforms(to: .sourceCode))
    #expect(UTType(filenameExtension: "usdz") == .usdz)
    #expect(UTType(mimeType: "application/x-tar") == .tarArchive)
    #expect(UTType(filenameExtension: "m3u8") == .m3uPlaylist)
    #expect(UTType.geoJSON.conforms(to: .text))
    #expect(UTType.spotlightImporter.conforms(to: .bundle))
    #expect(UTType.applicationBundle.isSubtype(of: .application) && UTType.applicationBundle.conforms(to: .package))
    #expect(!UTType.appleArchive.conforms(to: .applicationBundle))
    #expect(UTType.applicationExtension.supertypes == [.xpcService, .bundle, .package, .directory, .item])
  }

  @Test func `an app declares types by using them`() {
    let type = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    #expect(type.conforms(to: .text))
    #expect(UTType("com.example.recipe") == type)
    #expect(UTType(importedAs: "com.example.plain").conforms(to: .data))
    #expect(UTType(importedAs: "public.png") == .png)
  }

  @Test func `types are stored by their identifier`() throws {
    let data = try JSONEncoder().encode([UTType.png, .json])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","public.json"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .json])
  }
}
