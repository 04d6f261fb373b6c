import Foundation
import HearthCore
import HearthUI
import Observation

/// Who is told which colour the user has chosen.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// The user has chosen a colour. `continuously` while there may come more of them.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The picker is gone.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// As the first, by the older name.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a colour.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// Who is told of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  private let model = ChoiceModel(UIColor.white)
  /// The colour that is chosen.
  open var selectedColor: UIColor {
    get { model.value }
    set { changeState { [model] in model.value = newValue } }
  }
  /// Whether the opacity can be chosen too. Before the picker is shown.
  open var supportsAlpha = true
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Colors"
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() {
    view = HostingView(
      AnyView(
        ColorChoice(model: model, title: title ?? "", supportsAlpha: supportsAlpha) { [weak self] in
          self?.userDidChoose($0)
        } done: { [weak self] in
          self?.dismiss(animated: true)
        }))
  }
  private func userDidChoose(_ color: UIColor) {
    model.value = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// What a picker has chosen.
@Observable @MainActor final class ChoiceModel<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  nonisolated deinit {}
}

private struct ColorChoice: View {
  let model: ChoiceModel<UIColor>
  let title: String
  let supportsAlpha: Bool
  let choose: (UIColor) -> Void
  let done: () -> Void
  /// Those that the system has names for.
  private static let colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
    ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
    ("White", .white), ("Gray", .systemGray), ("Black", .black),
  ]
  var body: some View {
    let choose = choose, model = model
    VStack(spacing: 16) {
      HStack {
        Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button("Done") { done() }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5), spacing: 12) {
        ForEach(Self.colors, id: \.name) { entry in
          Button {
            choose(entry.color)
          } label: {
            Circle().fill(Color(uiColor: entry.color)).overlay { Circle().stroke(.secondary.opacity(0.4)) }
              .frame(width: 36, height: 36)
          }
          .buttonStyle(.plain).accessibilityLabel(Text(verbatim: entry.name))
          .accessibilityAddTraits(model.value == entry.color ? .isSelected : [])
        }
      }
      ColorPicker(
        "Color",
        selection: Binding(get: { Color(uiColor: model.value) }, set: { choose(UIColor($0)) }),
        supportsOpacity: supportsAlpha)
      Spacer(minLength: 0)
    }
    .padding(20)
  }
}
