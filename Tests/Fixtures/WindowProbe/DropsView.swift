import SwiftUI
import UniformTypeIdentifiers

/// What can be dragged out of the window and into it. What is dropped is printed.
struct DropsView: View {
  var body: some View {
    HStack(spacing: 12) {
      VStack(spacing: 12) {
        square("value", .red).draggable("Milk")
          .onDragSessionUpdated { session in
            if case .ended(let operation) = session.phase { say("value ended \(operation)") }
          }
        square("file", .orange).onDrag {
          let item = NSItemProvider()
          item.suggestedName = "Report"
          item.registerDataRepresentation(for: .json) { completion in
            // Later, as a file that has to be made first.
            Task { completion(Data(#"{"sum":7}"#.utf8), nil) }
            return nil
          }
          return item
        }
      }
      VStack(spacing: 12) {
        square("texts", .blue).dropDestination(for: String.self) { texts, _ in
          say("dropped \(texts.joined(separator: ","))")
          return true
        }
        square("files", .green).dropDestination(for: URL.self) { urls, _ in
          for url in urls {
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
            say("file \(url.lastPathComponent) with \(text)")
          }
          return true
        }
      }
    }
    .padding(20)
    .printsPlace("content")
  }
  private func square(_ name: String, _ color: Color) -> some View {
    color.frame(width: 180, height: 120).printsPlace(name)
  }
}
