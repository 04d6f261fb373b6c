import SwiftUI
import UIKit

final class Store: NSObject {
  @objc dynamic var items: [String] = ["One", "Two"]
  static let shared = Store()
}
class ListViewController: UITableViewController, UISearchResultsUpdating {
  private var observation: NSKeyValueObservation?
  private lazy var refresher: UIRefreshControl = {
    let control = UIRefreshControl()
    control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    return control
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.refreshControl = refresher
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    observation = Store.shared.observe(\.items, options: [.new]) { [weak self] _, change in
      print("items \(change.newValue?.count ?? 0)")
      self?.tableView.reloadData()
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboard(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    perform(Selector("add"))
  }
  @objc private func keyboard(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    print(frame as Any)
  }
  @objc private func refresh(_ sender: UIRefreshControl) { sender.endRefreshing() }
  @objc func add() { Store.shared.items.append("More") }
  func updateSearchResults(for searchController: UISearchController) {}
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Store.shared.items.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Store.shared.items[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UIHostingController(rootView: AboutView())
    navigationController?.pushViewController(detail, animated: true)
  }
}
struct AboutView: View { var body: some View { Legacy().frame(height: 40) } }
struct Legacy: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Legacy", for: .normal)
    button.addTarget(context.coordinator, action: #selector(Coordinator.tapped), for: .touchUpInside)
    let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(context.coordinator.recognised(_:)))
    button.addGestureRecognizer(tap)
    return button
  }
  func updateUIView(_ uiView: UIButton, context: Context) {}
  class Coordinator: NSObject {
    @objc func tapped() {}
    @objc func recognised(_ tap: UITapGestureRecognizer) {}
  }
}
