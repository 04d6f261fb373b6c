#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing
  import UIKit

  /// A settings screen as apps with UIKit write it: labels, controls and constraints.
  private final class SettingsController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      title = "Settings"
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
      let header = UILabel()
      header.text = "Sound and light"
      header.font = .preferredFont(forTextStyle: .headline)
      let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), progress = UIProgressView()
      toggle.isOn = true
      slider.value = 0.4
      progress.progress = 0.6
      let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
      segments.selectedSegmentIndex = 1
      let field = UITextField()
      field.placeholder = "Name of the room"
      field.borderStyle = .roundedRect
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (4, 1)
      let save = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
      var gray = UIButton.Configuration.gray()
      gray.image = UIImage(systemName: "trash")
      gray.title = "Delete"
      let delete = UIButton(configuration: gray, primaryAction: UIAction { _ in })
      let plain = UIButton(type: .system, primaryAction: UIAction(title: "More…") { _ in })
      let buttons = UIStackView(arrangedSubviews: [save, delete, plain])
      buttons.spacing = 12
      buttons.distribution = .fillEqually
      let note = UILabel()
      note.text = "Changes count for all rooms of this house, and are kept when the app ends."
      note.numberOfLines = 0
      note.textColor = .secondaryLabel
      note.font = .preferredFont(forTextStyle: .footnote)
      let card = UIView()
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 1
      card.layer.borderColor = UIColor.separator.cgColor
      card.heightAnchor.constraint(equalToConstant: 44).isActive = true
      let mark = UIView(frame: CGRect(x: 12, y: 12, width: 20, height: 20))
      mark.backgroundColor = .systemOrange
      mark.transform = CGAffineTransform(rotationAngle: .pi / 4)
      card.addSubview(mark)
      func row(_ title: String, _ control: UIView) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label, control])
        stack.spacing = 16
        stack.alignment = .center
        return stack
      }
      let column = UIStackView(arrangedSubviews: [
        header, row("Night light", UIStackView(arrangedSubviews: [UIView(), toggle])), row("Volume", slider),
        row("Steps", UIStackView(arrangedSubviews: [UIView(), stepper])), segments, field, progress, card, buttons,
        note,
        pages, spinner,
      ])
      column.axis = .vertical
      column.spacing = 14
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
    }
  }

  private struct Settings: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: SettingsController())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  /// A table with sections, as settings and contacts have them.
  private final class ContactsController: UITableViewController {
    private let names = [["Ada", "Alan", "Barbara"], ["Edsger", "Grace"]]
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Contacts"
      navigationItem.rightBarButtonItem = editButtonItem
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { names.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names[section].count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Family" : "Work"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.section][indexPath.row]
      content.secondaryText = indexPath.row == 0 ? "Called yesterday" : nil
      content.image = UIImage(systemName: "person.circle")
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == 1 ? .checkmark : .disclosureIndicator
      return cell
    }
  }
  private struct Contacts: UIViewControllerRepresentable {
    let style: UITableView.Style
    func makeUIViewController(context: Context) -> UINavigationController {
      let stack = UINavigationController(rootViewController: ContactsController(style: style))
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
  /// Tiles in a grid, and a row of them that scrolls across.
  private struct Grid: UIViewRepresentable {
    final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 11 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = [.systemTeal, .systemOrange, .systemIndigo][indexPath.item % 3]
        cell.contentView.layer.cornerRadius = 10
        return cell
      }
    }
    func makeCoordinator() -> Source { Source() }
    func makeUIView(context: Context) -> UICollectionView {
      let layout = UICollectionViewCompositionalLayout { index, _ in
        let part: CGFloat = index == 0 ? 1 : 1 / 3
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let size = NSCollectionLayoutSize(
          widthDimension: index == 0 ? .absolute(140) : .fractionalWidth(1), heightDimension: .absolute(110))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        if index == 0 { section.orthogonalScrollingBehavior = .continuous }
        return section
      }
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      view.backgroundColor = .systemBackground
      view.dataSource = context.coordinator
      return view
    }
    func updateUIView(_ view: UICollectionView, context: Context) {}
  }

  /// Writes pictures to the directory that `HEARTH_PICTURES` names, for a look at them.
  @MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil))
  struct UIKitPictures {
    @Test(arguments: [false, true]) func `a screen of controls`(isDark: Bool) throws {
      let folder = try #require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"])
      let window = TestWindow(text: .real, size: CGSize(width: 390, height: 700), idiom: .phone) { Settings() }
      if isDark { window.settings.colorScheme = .dark }
      window.settle()
      let picture = try window.picture(scale: 2)
      try picture.pngData.write(to: URL(fileURLWithPath: folder).appending(path: "uikit\(isDark ? "-dark" : "").png"))
    }
    @Test(arguments: [false, true]) func `tables and a collection`(isDark: Bool) throws {
      let folder = try #require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"])
      func write(_ name: String, _ window: TestWindow) throws {
        if isDark { window.settings.colorScheme = .dark }
        window.settle()
        let file = URL(fileURLWithPath: folder).appending(path: "\(name)\(isDark ? "-dark" : "").png")
        try window.picture(scale: 2).pngData.write(to: file)
      }
      let size = CGSize(width: 390, height: 600)
      try write("table", TestWindow(text: .real, size: size, idiom: .phone) { Contacts(style: .plain) })
      try write("cards", TestWindow(text: .real, size: size, idiom: .phone) { Contacts(style: .insetGrouped) })
      let scrolled = TestWindow(text: .real, size: CGSize(width: 390, height: 300), idiom: .phone) {
        Contacts(style: .plain)
      }
      scrolled.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 190, y: 200))
      scrolled.advance(by: .seconds(1))
      try write("scrolled", scrolled)
      try write("collection", TestWindow(text: .real, size: size, idiom: .phone) { Grid() })
    }
  }
#endif
