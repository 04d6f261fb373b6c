import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

@MainActor struct CollectionControllerTests {
  private final class LetterCell: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { return nil }
  }
  private final class Letters: UICollectionViewController {
    var chosen: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
      (cell as? LetterCell)?.label.text = ["A", "B", "C"][indexPath.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func `a view controller fills its own collection, which is as large as its view`() throws {
    let letters = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Screen(controller: letters) }
    expect(letters.collectionView.frame.size, equals: letters.view.bounds.size)
    expect(letters.collectionView.superview === letters.view)
    let second = try require(window.place(ofDrawn: "B"))
    window.click(at: CGPoint(x: second.x + 2, y: second.y + 2))
    expect(letters.chosen == [1] && letters.collectionView.indexPathsForSelectedItems?.count == 1)
    letters.viewWillAppear(false)
    expect(letters.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    expect(window.reports.isEmpty)
  }
}
