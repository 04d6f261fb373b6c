import SwiftUI
import UIKit

/// What was said in a table, and a bar that the keyboard's guide carries.
final class ConversationController: UIViewController, UITextViewDelegate {
  private let store: MessageStore
  private let id: Conversation.ID
  private let table = UITableView()
  private let bar = InputBarView()
  private var source: UITableViewDiffableDataSource<Int, Message.ID>?
  private var shownHeight: CGFloat = 0

  init(store: MessageStore, id: Conversation.ID) {
    self.store = store
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = store[id].name
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    setUpTable()
    setUpBar()
    setUpConstraints()
    store.follow(self) { [weak self] in self?.show() }
  }

  private func setUpTable() {
    table.separatorStyle = .none
    table.allowsSelection = false
    table.keyboardDismissMode = .interactive
    table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    source = UITableViewDiffableDataSource(tableView: table) { [store, id] table, place, message in
      let cell = table.dequeueReusableCell(withIdentifier: "bubble", for: place)
      if let bubble = cell as? BubbleCell, let shown = store[id].messages.first(where: { $0.id == message }) {
        bubble.show(shown)
      }
      return cell
    }
  }
  private func setUpBar() {
    bar.text.delegate = self
    bar.text.text = store[id].draft
    bar.send.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        store.send(in: id)
        bar.text.text = ""
        textViewDidChange(bar.text)
      }, for: .touchUpInside)
    textViewDidChange(bar.text)
  }
  private func setUpConstraints() {
    for subview in [table, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A finger takes the keyboard along as soon as it reaches the bar.
    view.keyboardLayoutGuide.keyboardDismissPadding = bar.bounds.height
    // What was at the foot stays there when the keyboard comes.
    if table.bounds.height != shownHeight {
      shownHeight = table.bounds.height
      showLast(animated: false)
    }
  }

  private func show() {
    let messages = store[id].messages
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.map(\.id))
    source?.apply(snapshot, animatingDifferences: view.window != nil)
    showLast(animated: view.window != nil)
  }
  private func showLast(animated: Bool) {
    let count = store[id].messages.count
    if count > 0 { table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: animated) }
  }

  func textViewDidChange(_ textView: UITextView) {
    store[id].draft = textView.text
    bar.send.isEnabled = !textView.text.allSatisfy(\.isWhitespace)
    bar.placeholder.isHidden = !textView.text.isEmpty
  }
}

/// A text that grows with what is written, and a button beside it.
private final class InputBarView: UIView {
  let text = UITextView()
  let placeholder = UILabel()
  let send = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    text.font = .preferredFont(forTextStyle: .body)
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 18
    text.isScrollEnabled = false
    text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    text.accessibilityIdentifier = "draft"
    text.accessibilityLabel = "Message"
    placeholder.text = "Message"
    placeholder.font = text.font
    placeholder.textColor = .label.withAlphaComponent(0.6)
    placeholder.isUserInteractionEnabled = false
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    send.setImage(UIImage(systemName: "arrow.up.circle.fill", withConfiguration: size), for: .normal)
    send.accessibilityLabel = "Send"
    send.accessibilityIdentifier = "send"
    for subview in [text, placeholder, send] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    send.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      send.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      trailingAnchor.constraint(equalTo: send.trailingAnchor, constant: 16),
      send.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      send.widthAnchor.constraint(equalToConstant: 36),
      send.heightAnchor.constraint(equalToConstant: 36),
      placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 13),
      placeholder.topAnchor.constraint(equalTo: text.topAnchor, constant: 8),
      text.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// A message in a bubble, on the side of whoever wrote it.
private final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var leading: [NSLayoutConstraint] = []
  private var trailing: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    bubble.layer.cornerRadius = 18
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)]
    trailing = [contentView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 16)]
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 4),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 270),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      bubble.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 14),
      bubble.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }
  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? UIColor(.sent) : .systemGray5
    NSLayoutConstraint.deactivate(message.isMine ? leading : trailing)
    NSLayoutConstraint.activate(message.isMine ? trailing : leading)
  }
}
