import HearthCore
import HearthKeyboard

/// The kinds of input that submit a view.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the Return key of a software keyboard.
public struct SubmitLabel: Sendable, Equatable {
  package enum Kind: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
  package let kind: Kind
  /// "Done".
  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  /// "Go".
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  /// "Send".
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  /// "Join".
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  /// "Route".
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  /// "Search".
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  /// "Return": what the key says where nobody says anything else.
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  /// "Next".
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  /// "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

extension SubmitLabel.Kind {
  var returnKey: KeyboardRequest.ReturnKey {
    switch self {
    case .done: .done
    case .go: .go
    case .send: .send
    case .join: .join
    case .route: .route
    case .search: .search
    case .return: .return
    case .next: .next
    case .continue: .continue
    }
  }
}

/// The actions of a submission, from the innermost outwards.
package struct SubmitActions {
  struct Action {
    let triggers: SubmitTriggers
    let perform: () -> Void
  }
  var actions: [Action] = []

  /// Runs every action for `trigger`; false if there is no action.
  ///
  /// Source: Apple, documentation of onSubmit(of:_:): actions of views further out run
  /// too, unless `submitScope` keeps them away.
  @MainActor package func perform(_ trigger: SubmitTriggers) -> Bool {
    var isHandled = false
    for action in actions where !action.triggers.isDisjoint(with: trigger) {
      isHandled = true
      action.perform()
    }
    return isHandled
  }
  package func handles(_ trigger: SubmitTriggers) -> Bool {
    actions.contains { !$0.triggers.isDisjoint(with: trigger) }
  }
}
package struct SubmitActionsKey: EnvironmentKey { package static var defaultValue: SubmitActions { SubmitActions() } }
package struct SubmitLabelKey: EnvironmentKey { package static let defaultValue = SubmitLabel.return }

extension View {
  /// Runs `action` when the user submits something in this view: presses Return in a text field, say.
  ///
  ///     TextField("Search", text: $name).onSubmit { count += 1 }
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      _EnvironmentModifier {
        $0[SubmitActionsKey.self].actions.insert(.init(triggers: triggers, perform: action), at: 0)
      })
  }
  /// Keeps submissions in this view from the actions further out.
  ///
  ///     VStack {
  ///       TextField("Filter", text: $name).submitScope()
  ///     }
  ///     .onSubmit { count += 1 }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(
      _EnvironmentModifier { $0[SubmitActionsKey.self] = isBlocking ? SubmitActions() : $0[SubmitActionsKey.self] })
  }
  /// Sets what the Return key of a software keyboard says while a field in this view is edited.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(_EnvironmentModifier { $0[SubmitLabelKey.self] = submitLabel })
  }
}
