import HearthTesting
import SwiftUI

/// One kind of view, modifier or presentation that a test shows, changes and removes, many times over.
///
/// Its views hold the model: in a body, in bindings, in each closure that they take. Once they have gone, so has it.
@MainActor public struct LifetimeCase {
  public let name: String
  let idiom: Idiom
  let makeView: @MainActor (LifetimeModel) -> AnyView
  /// What the user does while the views are there; nil for nothing but what every case does.
  let act: (@MainActor (TestWindow) -> Void)?
}

/// The cases, by what they are about.
@MainActor public struct LifetimeCatalogue {
  public private(set) var cases: [LifetimeCase] = []
  public init() {}

  /// - Parameters:
  ///   - name: What it is about, once in the catalogue.
  ///   - view: The views, with the model that they keep.
  public mutating func add<V: View>(
    _ name: String, idiom: Idiom = .desktop, act: (@MainActor (TestWindow) -> Void)? = nil,
    @ViewBuilder view: @escaping @MainActor (LifetimeModel) -> V
  ) {
    precondition(!cases.contains { $0.name == name }, "\(name) is in the catalogue twice")
    cases.append(LifetimeCase(name: name, idiom: idiom, makeView: { AnyView(view($0)) }, act: act))
  }

  /// All of SwiftUI.
  public static let views: [LifetimeCase] = {
    var catalogue = LifetimeCatalogue()
    catalogue.addContainers()
    catalogue.addControls()
    catalogue.addLists()
    catalogue.addNavigation()
    catalogue.addPresentations()
    catalogue.addMenus()
    catalogue.addDeprecated()
    catalogue.addEvents()
    catalogue.addGestures()
    catalogue.addLayout()
    catalogue.addTransfer()
    catalogue.addAccessibility()
    catalogue.addWindowModifiers()
    return catalogue.cases
  }()
  /// The names, for the arguments of tests.
  public static var viewNames: [String] { views.map { $0.name } }
  public static var kitNames: [String] { kit.map { $0.name } }
  /// All of UIKit.
  public static let kit: [LifetimeCase] = {
    var catalogue = LifetimeCatalogue()
    catalogue.addRepresentables()
    catalogue.addKitViews()
    catalogue.addKitControllers()
    catalogue.addKitInteractions()
    return catalogue.cases
  }()
}
