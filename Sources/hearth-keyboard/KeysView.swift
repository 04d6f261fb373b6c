import HearthKeyboard
import SwiftUI

/// The keys: letters in three rows, and what edits a text.
struct KeysView: View {
  let request: KeyboardRequest
  let action: (KeyboardAction) -> Void
  @State private var isShifted = false

  private var rows: [[String]] {
    switch request.purpose {
    case .number, .asciiNumber, .phone, .decimal:
      return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], request.purpose == .decimal ? [".", "0"] : ["0"]]
    default:
      return ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map { isShifted ? $0.uppercased() : String($0) } }
    }
  }
  private var returnLabel: String {
    let word = "\(request.returnKey)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  var body: some View {
    if request.mode == .toolbar || request.mode == .miniToolbar {
      HStack(spacing: 6) {
        key("Keys", "show keys") { action(.dismiss) }
        if request.mode == .toolbar {
          key("Minimise", "minimise") { action(.setMode(.miniToolbar)) }
        } else {
          key("More", "enlarge") { action(.setMode(.toolbar)) }
        }
      }
      .padding(4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray.opacity(0.3))
    } else {
      VStack(spacing: 8) {
        ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
          HStack(spacing: 6) {
            if index == 2, row.count == 7 { key("⇧", "shift") { isShifted.toggle() }.frame(width: 48) }
            ForEach(row, id: \.self) { letter in
              key(letter, letter) {
                action(.insert(letter))
                isShifted = false
              }
            }
            if index == rows.count - 1 { key("⌫", "delete") { action(.deleteBackward) }.frame(width: 48) }
          }
          .padding(.horizontal, row.count == 9 ? 18 : 0)
        }
        HStack(spacing: 6) {
          key("⌄", "dismiss") { action(.dismiss) }.frame(width: 56)
          key("space", "space") { action(.insert(" ")) }
          key(".", ".") { action(.insert(".")) }.frame(width: 40)
          key(returnLabel, "return") { action(.submit) }.frame(width: 88)
        }
      }
      .padding(.horizontal, 4)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(request.appearance.isDark ? Color(white: 0.16) : Color(red: 0.82, green: 0.84, blue: 0.86))
    }
  }

  private func key(_ title: String, _ name: String, _ press: @escaping () -> Void) -> some View {
    Button(action: press) {
      Text(title)
        .font(.system(size: title.count > 2 ? 15 : 21))
        .foregroundStyle(request.appearance.isDark ? Color.white : Color.black)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(request.appearance.isDark ? Color(white: 0.42) : Color.white, in: .rect(cornerRadius: 5))
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("key \(name)")
  }
}
