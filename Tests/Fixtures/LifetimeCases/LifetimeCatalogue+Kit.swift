import SwiftUI
import UIKit

/// Shows a view of UIKit whose target, timers, recognisers and menus are its own.
private struct Shown: UIViewRepresentable {
  let model: LifetimeModel
  let make: @MainActor (LifetimeModel) -> UIView
  final class Coordinator: NSObject {
    let model: LifetimeModel
    init(_ model: LifetimeModel) { self.model = model }
  }
  func makeCoordinator() -> Coordinator { Coordinator(model) }
  func makeUIView(context: Context) -> UIView { make(model) }
  func updateUIView(_ view: UIView, context: Context) { view.tag = model.number }
  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.model.note() }
}
/// The same for a view controller.
private struct ShownController: UIViewControllerRepresentable {
  let model: LifetimeModel
  let make: @MainActor (LifetimeModel) -> UIViewController
  func makeCoordinator() -> Shown.Coordinator { Shown.Coordinator(model) }
  func makeUIViewController(context: Context) -> UIViewController { make(model) }
  func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = "\(model.number)" }
}
private struct ShownRecognizer: UIGestureRecognizerRepresentable {
  let model: LifetimeModel
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { model.note() }
}

/// Has a model of its own, besides that of the case.
class LifetimeView: UIView {
  let model: LifetimeModel
  let own = LifetimeModel()
  init(_ model: LifetimeModel) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }
  required init?(coder: NSCoder) { nil }
}
class LifetimeController: UIViewController {
  let model: LifetimeModel
  let own = LifetimeModel()
  init(_ model: LifetimeModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(primaryAction: UIAction(title: "b") { [weak self] _ in self?.model.note() })
    view.addSubview(button)
    title = "\(model.number)"
  }
}

extension LifetimeCatalogue {
  /// Adds a case of a view of UIKit.
  mutating func addKit(_ name: String, _ make: @escaping @MainActor (LifetimeModel) -> UIView) {
    add(name) { model in Shown(model: model, make: make).overlay { Text("\(model.number)") } }
  }
  /// Adds a case of a view controller.
  mutating func addController(
    _ name: String, idiom: Idiom = .desktop, _ make: @escaping @MainActor (LifetimeModel) -> UIViewController
  ) {
    add(name, idiom: idiom) { model in ShownController(model: model, make: make).overlay { Text("\(model.number)") } }
  }

  mutating func addRepresentables() {
    addKit("UIViewRepresentable") { LifetimeView($0) }
    addController("UIViewControllerRepresentable") { LifetimeController($0) }
    add("UIGestureRecognizerRepresentable") { model in
      Text("\(model.number)").frame(width: 300, height: 300).gesture(ShownRecognizer(model: model))
    }
    addController("UIHostingController") { model in UIHostingController(rootView: Text("\(model.number)")) }
    addController("UIHostingController in a controller") { model in
      let outer = LifetimeController(model)
      let inner = UIHostingController(rootView: List { Text("\(model.number)") })
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      return outer
    }
    addKit("UIHostingConfiguration") { model in
      UIHostingConfiguration { Text("\(model.number)") }.makeContentView()
    }
    addKit("a view that hosts") { model in
      let view = LifetimeView(model)
      let hosting = UIHostingController(rootView: ScrollView { LazyVStack { Text("\(model.number)") } })
      view.addSubview(hosting.view)
      return view
    }
    addKit("_UIHostingView") { model in _UIHostingView(rootView: Text("\(model.number)")) }
    add("NSViewRepresentable") { model in ShownOfMac(model: model).overlay { Text("\(model.number)") } }
    add("NSViewControllerRepresentable") { model in
      ShownControllerOfMac(model: model).overlay { Text("\(model.number)") }
    }
  }
}

private struct ShownControllerOfMac: NSViewControllerRepresentable {
  let model: LifetimeModel
  func makeNSViewController(context: Context) -> NSViewController { LifetimeController(model) }
  func updateNSViewController(_ controller: NSViewController, context: Context) {}
}
private struct ShownOfMac: NSViewRepresentable {
  let model: LifetimeModel
  func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text("\(model.number)")) }
  func updateNSView(_ view: NSView, context: Context) {}
}
