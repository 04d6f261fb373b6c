import Combine
import Foundation
import HearthCore
import Observation

// What scenes have in common with views.

extension Scene {
  /// Puts `wrap` around the content and the commands of each window, and `modify` around the scene.
  nonisolated func surrounded<V: View>(
    by wrap: @escaping (AnyView) -> AnyView, _ modify: @escaping (AnyView) -> V
  ) -> ModifiedScene<Self, V> {
    ModifiedScene(self) { view in
      modify(AnyView(view.transformEnvironment(\.sceneChanges) { $0.list.insert({ $0.wrappers.append(wrap) }, at: 0) }))
    }
  }

  /// Sets a value of the environment for the windows of this scene.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    surrounded(by: { AnyView($0.environment(keyPath, value)) }) { $0.environment(keyPath, value) }
  }
  /// Provides an observable object to the windows of this scene; nil takes away one from further out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    surrounded(by: { AnyView($0.environment(object)) }) { $0.environment(object) }
  }
  /// Provides an object to the windows of this scene.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    surrounded(by: { AnyView($0.environmentObject(object)) }) { $0.environmentObject(object) }
  }
  /// Changes a value of the environment for the windows of this scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    surrounded(by: { AnyView($0.transformEnvironment(keyPath, transform: transform)) }) {
      $0.transformEnvironment(keyPath, transform: transform)
    }
  }

  /// Runs `action` when `value` changes: once, however many windows are open.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
  }
  /// Runs `action` with the old and the new value when `value` changes: once, however many windows are open.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
  }
  /// Runs `action` with the new value when `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { $0.onChange(of: value, perform: action) }
  }

  /// Sets the keys that open a window of this scene, instead of those that the menu's item has by itself; nil for
  /// none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    changing { if $0.shortcut == nil { $0.shortcut = .some(shortcut) } }
  }
  /// Sets the keys that open a window of this scene, instead of those that the menu's item has by itself.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
