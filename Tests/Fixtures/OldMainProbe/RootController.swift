import UIKit

final class RootController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { print("shown") }
}
