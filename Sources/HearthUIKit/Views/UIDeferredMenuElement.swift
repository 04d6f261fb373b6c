import Foundation
import HearthCore
import HearthUI
import Observation

/// Items of a menu that are asked for when it is opened.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let keepsElements: Bool
  private let content = DeferredContent()
  private init(keeps: Bool, _ provider: @escaping Provider) {
    (keepsElements, self.provider) = (keeps, provider)
    super.init(title: "", image: nil, subtitle: nil)
  }
  /// Creates items that are asked for once.
  ///
  /// - Parameter elementProvider: Called when the menu is opened. Calls what it is given with the items, at once or later; a
  ///   line says meanwhile that they are loaded.
  public convenience init(_ elementProvider: @escaping Provider) { self.init(keeps: true, elementProvider) }
  /// Items that are asked for each time that the menu is opened.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keeps: false, elementProvider)
  }
  nonisolated deinit {}
  override var item: AnyView {
    AnyView(
      DeferredItems(content: content) { [provider, keepsElements, content] in
        if content.isAsked && (keepsElements || content.elements == nil) { return }
        content.isAsked = true
        provider { elements in Task { @MainActor in content.elements = elements } }
      })
  }
}

@Observable @MainActor private final class DeferredContent {
  var elements: [UIMenuElement]?
  @ObservationIgnored var isAsked = false
  init() {}
  nonisolated deinit {}
}

private struct DeferredItems: View {
  let content: DeferredContent
  let ask: () -> Void
  var body: some View {
    let elements = content.elements
    Group {
      if let elements {
        ForEach(elements.indices, id: \.self) { elements[$0].item }
      } else {
        Button("Loading…") {}.disabled(true)
      }
    }
    .onAppear(perform: ask)
  }
}
