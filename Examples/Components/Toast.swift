import SwiftUI

/// Messages that show one after the other, each for a while.
@MainActor @Observable final class ToastQueue {
  struct Toast: Identifiable, Equatable {
    let id: Int
    let text: String
  }
  private(set) var current: Toast?
  private var waiting: [Toast] = []
  private var count = 0
  /// Returns when a message has been there long enough.
  @ObservationIgnored private let pause: @MainActor () async throws -> Void

  init(pause: @escaping @MainActor () async throws -> Void = { try await Task.sleep(for: .seconds(2.5)) }) {
    self.pause = pause
  }

  func show(_ text: String) {
    count += 1
    waiting.append(Toast(id: count, text: text))
    if current == nil { showNext() }
  }
  func dismiss() { showNext() }
  /// Waits with the message that is shown, and takes it away.
  func expire(_ toast: Toast) async {
    do { try await pause() } catch { return }
    if current == toast { showNext() }
  }
  private func showNext() {
    withAnimation(.spring(duration: 0.35, bounce: 0.2)) { current = waiting.isEmpty ? nil : waiting.removeFirst() }
  }
}

struct ToastModifier: ViewModifier {
  let queue: ToastQueue

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      ZStack {
        if let toast = queue.current {
          message(toast)
            .id(toast.id)
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .task { await queue.expire(toast) }
        }
      }
      .padding(.bottom, 12)
    }
  }
  private func message(_ toast: ToastQueue.Toast) -> some View {
    HStack(spacing: 14) {
      Text(verbatim: toast.text).accessibilityIdentifier("toast")
      Button("Close", systemImage: "xmark") { queue.dismiss() }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .accessibilityIdentifier("close toast")
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 12)
    .foregroundStyle(.white)
    .background(Color(white: 0.2), in: .capsule)
    .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
  }
}

extension View {
  func toasts(_ queue: ToastQueue) -> some View { modifier(ToastModifier(queue: queue)) }
}

struct ToastPage: View {
  @State private var queue: ToastQueue
  @State private var saved = 0

  init(queue: ToastQueue = ToastQueue()) { _queue = State(initialValue: queue) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Save the recipe") {
        saved += 1
        queue.show(saved == 1 ? "Saved" : "Saved \(saved) times")
      }
      .accessibilityIdentifier("save")
      Text("Messages wait for each other.").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .toasts(queue)
  }
}
