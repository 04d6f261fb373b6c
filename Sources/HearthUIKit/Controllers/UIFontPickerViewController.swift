import Foundation
import HearthCore
import HearthUI

/// Who is told which font the user has chosen.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// The user has chosen a font: the picker's `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has chosen none.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user choose a font among those of the system and of the app.
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  /// What the picker shows.
  @MainActor @preconcurrency open class Configuration: NSObject {
    /// Whether the faces of a family are shown, and not the family alone.
    open var includeFaces = false
    /// Whether the names are set in the system's font, and not in their own.
    open var displayUsingSystemFont = false
    public override init() {}
    nonisolated deinit {}
  }
  /// Who is told of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What the picker shows.
  public final let configuration: Configuration
  /// The font that is chosen; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor? {
    get { model.value }
    set { changeState { [model] in model.value = newValue } }
  }
  private let model = ChoiceModel<UIFontDescriptor?>(nil)
  private var hasChosen = false
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Choose Font"
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() {
    view = HostingView(
      AnyView(
        FontChoice(
          title: title ?? "", names: names, usesSystemFont: configuration.displayUsingSystemFont, model: model
        ) { [weak self] in
          self?.userDidChoose($0)
        } cancel: { [weak self] in
          self?.dismiss(animated: true)
        }))
  }
  private var names: [String] {
    let families = UIFont.familyNames.sorted()
    return configuration.includeFaces ? families.flatMap { UIFont.fontNames(forFamilyName: $0).sorted() } : families
  }
  private func userDidChoose(_ name: String) {
    hasChosen = true
    model.value = UIFontDescriptor(name: name, size: 17)
    delegate?.fontPickerViewControllerDidPickFont(self)
    dismiss(animated: true)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !hasChosen { delegate?.fontPickerViewControllerDidCancel(self) }
    hasChosen = false
  }
}

private struct FontChoice: View {
  let title: String
  let names: [String]
  let usesSystemFont: Bool
  let model: ChoiceModel<UIFontDescriptor?>
  let choose: (String) -> Void
  let cancel: () -> Void
  @State private var search = ""
  private var found: [String] {
    search.isEmpty ? names : names.filter { $0.range(of: search, options: .caseInsensitive) != nil }
  }
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Cancel") { cancel() }
        Spacer()
        Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
      }
      .padding()
      TextField("Search", text: $search).textFieldStyle(.roundedBorder).padding(.horizontal)
      List(found, id: \.self) { name in row(name) }
    }
  }
  private func row(_ name: String) -> some View {
    let choose = choose, font: Font = usesSystemFont ? .body : .custom(name, size: 17)
    return Button {
      choose(name)
    } label: {
      HStack {
        Text(verbatim: name).font(font)
        Spacer()
        if name == model.value?.postscriptName { Image(systemName: "checkmark").foregroundStyle(.tint) }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
