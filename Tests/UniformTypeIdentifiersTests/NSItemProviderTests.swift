import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

/// What handlers were called with.
private final class Answers: Sendable {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ line: String) { all.withLock { $0.append(line) } }
}

/// An object as apps have it.
private final class Recipe: NSObject, NSItemProviderWriting, NSItemProviderReading {
  let name: String
  init(name: String) { self.name = name }
  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.dish", UTType.plainText.identifier] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.dish"] }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((typeIdentifier == "com.example.dish" ? "dish:\(name)" : name).utf8), nil)
    return nil
  }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Recipe {
    Recipe(name: String(String(decoding: data, as: UTF8.self).dropFirst("dish:".count)))
  }
}

struct NSItemProviderTests {
  private let answers = Answers()

  @Test func `text is text again`() {
    let provider = NSItemProvider(object: "Apple" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.html"))
    #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let answers = answers
    provider.loadObject(ofClass: String.self) { text, error in answers.add("\(text ?? "none") \(error == nil)") }
    provider.loadObject(ofClass: NSString.self) { text, _ in
      answers.add("\((text as? NSString)?.description ?? "none")")
    }
    provider.loadObject(ofClass: URL.self) { url, error in answers.add("\(url == nil) \(error != nil)") }
    #expect(answers.lines == ["Apple true", "Apple", "true true"])
  }

  @Test func `URLs say whether they are those of files`() {
    let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a b.txt"))
    let page = NSItemProvider(object: URL(string: "https://example.com/?q=1")!)
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(page.registeredTypeIdentifiers == ["public.url"])
    let answers = answers
    for provider in [file, page] {
      provider.loadObject(ofClass: URL.self) { url, _ in answers.add(url?.absoluteString ?? "none") }
    }
    #expect(answers.lines == ["file:///tmp/a%20b.txt", "https://example.com/?q=1"])
  }

  @Test func `objects of an app are written and read in their types`() {
    let provider = NSItemProvider(object: Recipe(name: "Soup"))
    let answers = answers
    provider.loadObject(ofClass: Recipe.self) { recipe, _ in answers.add((recipe as? Recipe)?.name ?? "none") }
    provider.loadObject(ofClass: String.self) { text, _ in answers.add(text ?? "none") }
    #expect(answers.lines == ["Soup", "Soup"])
  }

  @Test func `data is made when it is asked for, for the type or the first of its kind`() async throws {
    let provider = NSItemProvider()
    let answers = answers
    for type in [UTType.png, .jpeg] {
      provider.registerDataRepresentation(for: type) { completion in
        answers.add(type.identifier)
        completion(Data(type.identifier.utf8), nil)
        return nil
      }
    }
    #expect(answers.lines == [])
    #expect(try await provider.loadDataRepresentation(for: .jpeg) == Data("public.jpeg".utf8))
    #expect(try await provider.loadDataRepresentation(forTypeIdentifier: "public.image") == Data("public.png".utf8))
    #expect(answers.lines == ["public.jpeg", "public.png"])
    await #expect(throws: NSError.self) { try await provider.loadDataRepresentation(for: .pdf) }
  }

  @Test func `an item comes back as it was given, or as data`() {
    let answers = answers
    NSItemProvider(item: NSString(string: "Fig"), typeIdentifier: "public.text").loadItem(
      forTypeIdentifier: "public.text"
    ) { item, _ in
      answers.add((item as? NSString)?.description ?? "none")
    }
    NSItemProvider(object: "Pear").loadItem(forTypeIdentifier: "public.text") { item, _ in
      answers.add((item as? NSData).map { String(decoding: Data(referencing: $0), as: UTF8.self) } ?? "none")
    }
    #expect(answers.lines == ["Fig", "Pear"])
  }

  @Test func `a file has the item's name and data until the handler returns`() {
    let provider = NSItemProvider()
    provider.suggestedName = "../Fig"
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data("picture".utf8), nil)
      return nil
    }
    let answers = answers
    let kept = Mutex<URL?>(nil)
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { file, error in
      kept.withLock { $0 = file }
      answers.add(file?.lastPathComponent ?? "none")
      answers.add(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
    }
    provider.loadFileRepresentation(for: .pdf, openInPlace: true) { file, isOriginal, error in
      answers.add("\(file == nil) \(isOriginal) \(error != nil)")
    }
    #expect(answers.lines == ["Fig.png", "picture", "true false true"])
    #expect(kept.withLock { $0.map { FileManager.default.fileExists(atPath: $0.path) } } == false)
  }

  @Test func `a file that is registered is read when its data is asked for`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .plainText) { completion in
      completion(file, false, nil)
      return nil
    }
    await #expect(throws: (any Error).self) { try await provider.loadDataRepresentation(for: .text) }
    try Data("Apple".utf8).write(to: file)
    #expect(try await provider.loadDataRepresentation(for: .text) == Data("Apple".utf8))
  }

  @Test func `a copy has its own types`() throws {
    let provider = NSItemProvider(object: "Apple")
    provider.suggestedName = "fruit"
    let copy = try #require(provider.copy() as? NSItemProvider)
    provider.registerObject(NSString(string: "Pear"), visibility: .all)
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .ownProcess) { _ in nil }
    #expect(copy.suggestedName == "fruit")
    #expect(copy.registeredContentTypes == [.utf8PlainText])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.utf8PlainText, .json])
  }
}
