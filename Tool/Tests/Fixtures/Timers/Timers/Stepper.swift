import UIKit

class StepperView: UIControl {
  private final class Knob: UIButton {
    @IBInspectable var radius: CGFloat = 4
    private func setUp() { addTarget(nil, action: #selector(StepperView.up), for: .touchUpInside) }
  }
  @IBOutlet private weak var label: UILabel?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
  private var link: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(pan)
    link = CADisplayLink(target: self, selector: #selector(frame(_:)))
    link?.add(to: .main, forMode: .common)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @IBAction func up(_ sender: Any) { sendActions(for: .valueChanged) }
  @objc private func panned(_ gesture: UIPanGestureRecognizer) { _ = gesture.translation(in: self) }
  @objc func frame(_ link: CADisplayLink) {}
}
