import SwiftUI
import UIKit

/// What lists ask: it holds the list's model, and the list does not hold it.
private final class LifetimeSource: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate
{
  let model: LifetimeModel
  init(_ model: LifetimeModel) { self.model = model }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.contentConfiguration = UIHostingConfiguration { Text("\(path.row) \(self.model.number)") }
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
    view.contentView.addSubview(LifetimeView(model))
    return view
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "a") { _, _, done in
        self.model.note()
        done(true)
      }
    ])
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.contentConfiguration = UIHostingConfiguration { Text("\(path.item) \(self.model.number)") }
    return cell
  }
  func numberOfComponents(in view: UIPickerView) -> Int { 1 }
  func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}
/// Owns a list and what it asks, as a view of an app does.
private final class SourceHolder: LifetimeView {
  let source: LifetimeSource
  override init(_ model: LifetimeModel) {
    source = LifetimeSource(model)
    super.init(model)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ view: UIView) -> SourceHolder {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return self
  }
}

extension LifetimeCatalogue {
  mutating func addKitViews() {
    addKit("UIView") { model in
      let view = LifetimeView(model), inner = LifetimeView(model)
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      UIView.animate(withDuration: 0.5) {
        inner.alpha = 0.5; model.text = "x"
      } completion: { _ in
        model.note()
      }
      return view
    }
    addKit("UILabel") { model in
      let label = UILabel(); label.text = "\(model.number)"; return label
    }
    addKit("UIImageView") { _ in UIImageView(image: UIImage(systemName: "star")) }
    addKit("UIButton") { model in
      let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "b") { _ in model.note() })
      button.menu = UIMenu(children: [UIAction(title: "m") { _ in model.note() }])
      button.configurationUpdateHandler = { _ in _ = model.number }
      return button
    }
    addKit("UIControl") { model in
      let control = UIControl()
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UISwitch") { model in
      let control = UISwitch()
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UISlider") { model in
      let control = UISlider()
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UIStepper") { model in
      let control = UIStepper()
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UISegmentedControl") { model in
      let control = UISegmentedControl(items: ["a", "b"])
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UIPageControl") { model in
      let control = UIPageControl()
      control.numberOfPages = 3
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UIDatePicker") { model in
      let control = UIDatePicker()
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UICalendarView") { _ in
      let view = UICalendarView()
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
      return view
    }
    addKit("UIColorWell") { model in
      let control = UIColorWell()
      control.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      return control
    }
    addKit("UIPickerView") { model in
      let holder = SourceHolder(model), picker = UIPickerView()
      picker.dataSource = holder.source
      picker.delegate = holder.source
      return holder.show(picker)
    }
    addKit("UIProgressView") { _ in UIProgressView() }
    addKit("UIActivityIndicatorView") { _ in
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return view
    }
    addKit("UITextField") { model in
      let field = UITextField()
      field.addAction(UIAction { _ in model.note() }, for: .editingChanged)
      field.leftView = LifetimeView(model)
      field.inputAccessoryView = LifetimeView(model)
      return field
    }
    addKit("UITextView") { _ in UITextView() }
    addKit("UISearchBar") { _ in UISearchBar() }
    addKit("UISearchTextField") { _ in UISearchTextField() }
    addKit("UIStackView") { model in UIStackView(arrangedSubviews: [LifetimeView(model), UILabel()]) }
    addKit("UIScrollView") { model in
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 100, height: 900)
      scroll.addSubview(LifetimeView(model))
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { _ in model.note() }, for: .valueChanged)
      scroll.refreshControl = refresh
      return scroll
    }
    addKit("UIVisualEffectView") { model in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.contentView.addSubview(LifetimeView(model))
      return view
    }
    addKit("UIContentUnavailableView") { model in
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.buttonProperties.primaryAction = UIAction(title: "a") { _ in model.note() }
      return UIContentUnavailableView(configuration: configuration)
    }
    addKit("UIListContentView") { model in
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "\(model.number)"
      return UIListContentView(configuration: configuration)
    }
    addKit("UINavigationBar, UIToolbar and UITabBar") { model in
      let navigation = UINavigationBar(), tools = UIToolbar(), tabs = UITabBar()
      tools.items = [UIBarButtonItem(title: "b", primaryAction: UIAction { _ in model.note() })]
      return UIStackView(arrangedSubviews: [navigation, tools, tabs, LifetimeView(model)])
    }
    addKit("UITableView") { model in
      let holder = SourceHolder(model), table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = holder.source
      table.delegate = holder.source
      table.tableHeaderView = LifetimeView(model)
      return holder.show(table)
    }
    addKit("UITableViewDiffableDataSource") { model in
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
        model.text = "x"
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
      return LifetimeOwner(model, owning: source).show(table)
    }
    addKit("UICollectionReusableView") { model in
      let view = UICollectionReusableView()
      view.addSubview(LifetimeView(model))
      return view
    }
    addKit("UIWindow") { model in
      let view = LifetimeView(model), window = UIWindow(frame: .zero)
      window.rootViewController = LifetimeController(model)
      return LifetimeOwner(model, owning: window).show(view)
    }
    addKit("UICollectionView") { model in
      let holder = SourceHolder(model)
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = holder.source
      view.delegate = holder.source
      return holder.show(view)
    }
    addKit("UICollectionViewCompositionalLayout") { model in
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
        cell.contentConfiguration = UIHostingConfiguration { Text("\(model.number)") }
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
      return LifetimeOwner(model, owning: source).show(view)
    }
    addKit("CALayer") { model in
      let view = LifetimeView(model), layer = CAShapeLayer(), text = CATextLayer(), gradient = CAGradientLayer()
      for sublayer in [layer, text, gradient] { view.layer.addSublayer(sublayer) }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1_000
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "a")
      return view
    }
    addKit("UIViewPropertyAnimator") { model in
      let view = LifetimeView(model)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [weak view] in
        view?.alpha = 0.5; model.text = "x"
      }
      animator.addCompletion { _ in model.note() }
      animator.startAnimation()
      return view
    }
    addKit("timers") { model in
      let view = TimedView(model)
      view.begin()
      return view
    }
  }
}

/// Owns an object, as a view of an app does its data source.
private final class LifetimeOwner: LifetimeView {
  let object: AnyObject
  init(_ model: LifetimeModel, owning object: AnyObject) {
    self.object = object
    super.init(model)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ view: UIView) -> LifetimeOwner {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return self
  }
}
/// A timer that refers to its view without owning it, as apps write it.
private final class TimedView: LifetimeView {
  private var timer: Timer?
  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.model.note() }
    }
  }
  override func didMoveToWindow() { if window == nil { timer?.invalidate() } }
}
