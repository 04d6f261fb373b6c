import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

@MainActor struct ClipboardCommandTests {
  let log = KeyLog()
  func note(_ line: String) { log.lines.append(line) }
  var text: Binding<String> { Binding(get: { log.text }, set: { log.text = $0 }) }

  private func contents(_ window: TestWindow) -> [String] { window.clipboard.mimeTypes }
  private func data(_ window: TestWindow, _ mimeType: String) -> String? {
    window.clipboard.data(mimeType).map { String(decoding: $0, as: UTF8.self) }
  }
  private func put(_ window: TestWindow, _ contents: [String: String]) {
    window.clipboard.set(contents.sorted { $0.key < $1.key }.map { (mimeType: $0.key, data: Data($0.value.utf8)) })
  }
  /// Notes the texts of items.
  private func noteTexts(_ items: [NSItemProvider]) {
    let log = log
    for item in items {
      item.loadObject(ofClass: String.self) { text, _ in MainActor.assumeIsolated { log.lines.append(text ?? "none") } }
    }
  }
  private func noteURLs(_ items: [NSItemProvider]) {
    let log = log
    for item in items {
      item.loadObject(ofClass: URL.self) { url, _ in
        MainActor.assumeIsolated { log.lines.append(url?.absoluteString ?? "none") }
      }
    }
  }

  @Test func `Control-C, Control-X and Control-V copy, cut and paste in the focused view`() {
    let window = TestWindow {
      Pad()
        .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
        .onCutCommand {
          note("cut"); return [NSItemProvider(object: "cut" as NSString)]
        }
        .onPasteCommand(of: [.plainText]) { noteTexts($0) }
    }
    window.press("c", modifiers: .command)
    expect(contents(window), equals: [], "nothing has focus")
    window.press(.tab)
    window.press("c", modifiers: .command)
    window.press("v", modifiers: .command)
    window.press("x", modifiers: .command)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["copied", "cut", "cut"])
    expect(contents(window), equals: ["text/plain;charset=utf-8"])
  }

  @Test func `commands go outwards past views without an action and disabled ones`() {
    let window = liveWindow {
      VStack {
        Pad().onCopyCommand(perform: nil).onCutCommand(perform: nil)
          .onPasteCommand(of: [.png]) { _ in note("inner paste") }
        Pad(name: "other").onCopyCommand {
          note("sibling"); return []
        }
      }
      .environment(\.isEnabled, true)
      .onCopyCommand {
        note("disabled"); return []
      }
      .disabled(true)
      .onCopyCommand {
        note("copy"); return []
      }
      .onCutCommand {
        note("cut"); return []
      }
      .onPasteCommand(of: [UTType.text.identifier]) { _ in note("paste") }
    }
    window.clipboard.text = "words"
    window.press(.tab)
    window.press("c", modifiers: .command)
    window.press("x", modifiers: .command)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["copy", "cut", "paste"])
    expect(data(window, ClipboardContents.textType), equals: "words", "without items the clipboard keeps what it has")
  }

  @Test func `an item is copied in all of its types, and pasted in the one that is asked for`() {
    let window = TestWindow {
      Pad()
        .onCopyCommand {
          let item = NSItemProvider(object: "Soup" as NSString)
          item.registerDataRepresentation(for: .json) { completion in
            completion(Data("{}".utf8), nil)
            return nil
          }
          item.registerDataRepresentation(forTypeIdentifier: "com.example.secret", visibility: .ownProcess) { _ in nil }
          item.registerDataRepresentation(for: UTType(exportedAs: "com.example.meal")) { completion in
            completion(Data("meal".utf8), nil)
            return nil
          }
          return [item]
        }
        .onPasteCommand(of: [UTType(exportedAs: "com.example.meal")]) { items in
          note(items[0].registeredTypeIdentifiers.joined(separator: " "))
          let log = log
          items[0].loadDataRepresentation(forTypeIdentifier: "com.example.meal") { data, _ in
            MainActor.assumeIsolated { log.lines.append(String(decoding: data ?? Data(), as: UTF8.self)) }
          }
        }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    expect(
      contents(window),
      equals: [
        "text/plain;charset=utf-8", "application/json", "application/x-uniform-type.com.example.meal",
      ])
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["public.utf8-plain-text public.json com.example.meal", "meal"])
  }

  @Test func `several texts are lines, several files a list, and a list is an item for each`() {
    let window = TestWindow {
      Pad()
        .onCopyCommand { ["Apple", "Fig"].map { NSItemProvider(object: $0) } }
        .onCutCommand { ["/nowhere/a", "/nowhere/b"].map { NSItemProvider(object: URL(fileURLWithPath: $0)) } }
        .onPasteCommand(of: [.fileURL]) { noteURLs($0) }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    expect(data(window, ClipboardContents.textType), equals: "Apple\nFig")
    window.press("v", modifiers: .command)
    expect(log.lines, equals: [], "text is no file")
    window.press("x", modifiers: .command)
    expect(data(window, ClipboardContents.urlsType), equals: "file:///nowhere/a\r\nfile:///nowhere/b\r\n")
    put(
      window,
      [ClipboardContents.urlsType: "# files\r\nfile:///nowhere/a\r\nhttps://example.com\r\nfile:///nowhere/b\r\n"])
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["file:///nowhere/a", "file:///nowhere/b"])
    put(window, [ClipboardContents.urlsType: "https://example.com\r\n"])
    window.press("v", modifiers: .command)
    expect(log.lines.count, equals: 2, "the URL of a page is not that of a file")
  }

  @Test func `an URL comes with the other types that it was copied with`() {
    let window = TestWindow {
      Pad().onPasteCommand(of: [.plainText, .url]) { items in
        noteURLs(items); noteTexts(items)
      }
    }
    put(window, [ClipboardContents.urlsType: "https://example.com\r\n", ClipboardContents.textType: "A page"])
    window.press(.tab)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["https://example.com", "A page"])
  }

  @Test func `a validator decides whether there is something to paste, and makes it`() {
    let window = liveWindow {
      VStack {
        Pad().onPasteCommand(of: [.text]) { (items: [NSItemProvider]) -> Int? in
          log.isOn ? items.count : nil
        } perform: {
          note("\($0) inner")
        }
      }
      .onPasteCommand(of: [.text]) { _ in note("outer") }
    }
    window.press(.tab)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: [], "the clipboard is empty")
    window.clipboard.text = "words"
    window.press("v", modifiers: .command)
    log.isOn = false
    window.settle()
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["1 inner", "outer"])
  }

  @Test func `a field copies and pastes its own text, the view around it does when the field has no focus`() {
    let window = TestWindow {
      VStack {
        TextField("Name", text: text).accessibilityIdentifier("field")
        Pad()
      }
      .onCopyCommand { [NSItemProvider(object: "from the view" as NSString)] }
      .onPasteCommand(of: [.plainText]) { noteTexts($0) }
    }
    window.click("field")
    window.type("Ada")
    window.press("a", modifiers: .command)
    window.press("c", modifiers: .command)
    expect(data(window, ClipboardContents.textType), equals: "Ada")
    window.press(.end)
    window.press("v", modifiers: .command)
    expect(log.text, equals: "AdaAda")
    expect(log.lines, equals: [])
    window.press(.tab)
    window.press("v", modifiers: .command)
    expect(log.lines, equals: ["Ada"])
    window.press("c", modifiers: .command)
    window.click("field")
    window.press(.end)
    window.press("v", modifiers: .command)
    expect(log.text, equals: "AdaAdafrom the view")
  }

  @Test func `data that arrives later goes to the clipboard then, unless something was copied since`() {
    let window = TestWindow {
      Pad()
        .onCopyCommand {
          let item = NSItemProvider()
          let log = log
          item.registerDataRepresentation(for: .plainText) { completion in
            MainActor.assumeIsolated { log.finish.append { completion(Data("late".utf8), nil) } }
            return nil
          }
          return [item]
        }
        .onCutCommand { [NSItemProvider(object: "cut")] }
    }
    window.press(.tab)
    window.press("c", modifiers: .command)
    expect(contents(window), equals: [])
    log.finish.removeFirst()()
    expect(data(window, ClipboardContents.textType), equals: "late")
    window.press("c", modifiers: .command)
    window.press("x", modifiers: .command)
    log.finish.removeFirst()()
    expect(data(window, ClipboardContents.textType), equals: "cut")
  }

  @Test func `the Edit menu shows what can be copied and pasted, and does it`() {
    struct NoteApp: App {
      @State private var word = "nothing"
      var body: some Scene {
        WindowGroup {
          Text(word).focusable().accessibilityIdentifier("row")
            .onCopyCommand { [NSItemProvider(object: "copied")] }
            .onPasteCommand(of: [.plainText]) { items in
              items[0].loadObject(ofClass: String.self) { text, _ in MainActor.assumeIsolated { word = text ?? "none" }
              }
            }
          Text("Other").focusable().accessibilityIdentifier("other").onPasteCommand(of: [.png]) { _ in }
        }
        .commands { EmptyCommands() }
      }
    }
    let window = TestWindow(NoteApp.self)
    func enabled() -> [String] {
      window.clickMenu("Edit")
      defer { window.press(.escape) }
      return (window.menuItem("Edit")?.children ?? []).filter(\.isEnabled).map(\.label)
    }
    window.click("row")
    expect(enabled(), equals: ["Copy"])
    window.clickMenu("Edit")
    window.clickMenu("Copy")
    expect(enabled(), equals: ["Copy", "Paste"])
    window.clickMenu("Edit")
    window.clickMenu("Paste")
    expect(window.find { $0.identifier == "row" }?.label, equals: "copied")
    window.click("other")
    expect(enabled(), equals: [], "the clipboard has text only")
    put(window, ["image/png": "picture"])
    expect(enabled(), equals: ["Paste"])
  }
}
