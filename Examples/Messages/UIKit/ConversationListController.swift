import SwiftUI
import UIKit

/// The conversations in a table.
final class ConversationListController: UITableViewController {
  private let store: MessageStore
  private var source: UITableViewDiffableDataSource<Int, Conversation.ID>?
  /// What the button at the foot does.
  var showsOther: () -> Void = {}

  init(store: MessageStore) {
    self.store = store
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "conversation")
    let other = UIAction(title: "SwiftUI") { [weak self] _ in self?.showsOther() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "SwiftUI", primaryAction: other)
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "other screens"
    source = UITableViewDiffableDataSource(tableView: tableView) { [store] table, place, id in
      let cell = table.dequeueReusableCell(withIdentifier: "conversation", for: place)
      Self.fill(cell, with: store[id])
      return cell
    }
    store.follow(self) { [weak self] in self?.show() }
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Conversation.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.conversations.map(\.id))
    snapshot.reconfigureItems(store.conversations.map(\.id))
    source?.apply(snapshot, animatingDifferences: view.window != nil)
  }
  private static func fill(_ cell: UITableViewCell, with conversation: Conversation) {
    var content = cell.defaultContentConfiguration()
    content.text = conversation.name
    content.secondaryText = conversation.lastText
    content.secondaryTextProperties.numberOfLines = 2
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: "person.crop.circle.fill")
    content.imageProperties.tintColor = .systemGray
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = conversation.id
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = source?.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(ConversationController(store: store, id: id), animated: true)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source?.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [store] _, _, done in
      store.delete(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
