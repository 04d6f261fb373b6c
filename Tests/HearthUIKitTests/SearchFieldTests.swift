import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Fields of searches, with tokens before their text.
@MainActor @Suite(.serialized) struct SearchFieldTests {}

extension SearchFieldTests {
  private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var log: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.searchBar.searchTextField.tokens.count) tokens")
    }
  }
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @QuickTesting.Test func `Backspace before the text takes the last token away`() {
    let field = UISearchTextField()
    field.accessibilityIdentifier = "search"
    field.tokens = [UISearchToken(icon: nil, text: "Ann"), UISearchToken(icon: nil, text: "Photos")]
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let window = TestWindow(size: CGSize(width: 400, height: 100)) { Holder(view: field).frame(height: 36) }
    expect(window.displayList.contains("\"Ann\"") && window.displayList.contains("\"Photos\""))
    window.click("search")
    window.type("a")
    window.press(.delete)
    expect(field.text == "" && field.tokens.count == 2)
    window.press(.delete)
    expect(field.tokens.count == 1 && window.displayList.contains("\"Ann\""))
    expect(!window.displayList.contains("\"Photos\"") && changes == 3)
    field.allowsDeletingTokens = false
    window.press(.delete)
    expect(field.tokens.count == 1 && window.reports.isEmpty)
  }
  @QuickTesting.Test func `a part of the text becomes a token`() {
    let field = UISearchTextField()
    field.text = "from:ann"
    let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Ann")
    token.representedObject = 7
    field.replaceTextualPortion(of: field.textualRange, with: token, at: 9)
    expect(field.text == "" && field.tokens == [token] && field.tokens[0].representedObject as? Int == 7)
    field.removeToken(at: 3)
    field.removeToken(at: 0)
    expect(field.tokens.isEmpty)
  }
  @QuickTesting.Test func `a search bar is told of what is typed into its field`() {
    let bar = UISearchBar(), listener = Listener()
    bar.delegate = listener
    bar.searchTextField.accessibilityIdentifier = "search"
    bar.placeholder = "Find fruit"
    let window = TestWindow(size: CGSize(width: 400, height: 100)) { Holder(view: bar).frame(height: 56) }
    expect(window.displayList.contains("Find fruit"))
    window.click("search")
    window.type("fig")
    window.press(.return)
    expect(listener.log == ["begin", "f", "fi", "fig", "search"] && bar.text == "fig" && bar.isFirstResponder)
    bar.text = "pear"
    window.settle()
    expect(bar.searchTextField.text == "pear" && window.displayList.contains("\"pear\""))
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `tokens of a search in the bar of a page are seen there, and Backspace takes them away`() {
    let page = UIViewController(), listener = Listener()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Ann")]
    search.searchBar.searchTextField.backgroundColor = .red
    page.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: page)
    let window = TestWindow(size: CGSize(width: 700, height: 500)) { Screen(controller: stack) }
    expect(window.displayList.contains("\"Ann\"") && window.displayList.contains("#ff0000"))
    search.isActive = true
    window.settle()
    window.advance(by: .seconds(1))
    window.press(.delete)
    expect(search.searchBar.searchTextField.tokens.isEmpty && listener.log.last == "0 tokens")
    expect(!window.displayList.contains("\"Ann\"") && window.reports.isEmpty)
  }
}
