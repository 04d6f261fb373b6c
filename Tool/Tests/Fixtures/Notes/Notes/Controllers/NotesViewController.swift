import UIKit

class NotesViewController: UIViewController {
  private var count = 0
  private let label = UILabel()
  private lazy var addButton = UIBarButtonItem(
    barButtonSystemItem: .add, target: self, action: #selector(addNote(_:)))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("notes", comment: "")
    navigationItem.rightBarButtonItem = addButton
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
  }
  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func addNote(_ sender: UIBarButtonItem) { count += 1 }
  @objc func keyboardWillShow(notification: NSNotification) {}
  @objc func dismissKeyboard() { view.endEditing(true) }
}
