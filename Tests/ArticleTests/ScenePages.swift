import Drawing
import Findings
import Testing
import UIKit

extension CardsViewController {
  /// Scrolls from the top to the bottom, a screenful at a time.
  func visitPages(_ visit: () -> Void) {
    visit()
    while collectionView.contentOffset.y + collectionView.bounds.height < collectionView.contentSize.height {
      collectionView.contentOffset.y += collectionView.bounds.height
      collectionView.layoutIfNeeded()
      visit()
    }
  }

  /// The frames of the cards, in the order of their items.
  var cardFrames: [CGRect] {
    let whole = CGRect(origin: .zero, size: collectionView.contentSize).insetBy(dx: -1, dy: -1)
    let attributes = collectionView.collectionViewLayout.layoutAttributesForElements(in: whole) ?? []
    return attributes.filter { $0.representedElementCategory == .cell }
      .sorted { $0.indexPath < $1.indexPath }.map(\.frame)
  }
}

extension DisplayedScene {
  /// Expects that every visible label has room for its text, and that there are no other findings. Words as long as
  /// those of the article may be broken.
  func expectWholeTexts<Cell>() where Controller: CardsViewController<Cell> {
    let traits = window.traitCollection.preferredContentSizeCategory.rawValue
    for case let cell as Cell in controller.collectionView.visibleCells {
      for label in cell.labels {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(needed.height <= label.bounds.height, "\(label.text ?? "") at \(traits)")
      }
    }
    let findings = window.record().findings.filter { $0.kind != .brokenWord }
    #expect(findings.isEmpty, "\(traits): \(findings.map(\.message))")
    let faults = UIKitFaults.take()
    #expect(faults.isEmpty, "\(traits)")
  }
}
