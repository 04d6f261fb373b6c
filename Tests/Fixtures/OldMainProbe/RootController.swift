import UIKit

final class RootController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { say("shown") }
}

/// Prints at once, whoever reads.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
