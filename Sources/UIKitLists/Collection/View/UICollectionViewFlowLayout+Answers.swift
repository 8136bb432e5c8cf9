import Foundation

extension UICollectionViewFlowLayout {
  /// Asks the delegate about every section and item; the layout's properties answer what the delegate does not.
  final func collectAnswers(
    of collectionView: UICollectionView, _ check: inout FlowNumberCheck
  ) -> [FlowSectionAnswers] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<collectionView.numberOfSections).map { section in
      let count = max(0, collectionView.numberOfItems(inSection: section))
      return FlowSectionAnswers(
        count: count, sizes: sizes(ofSection: section, count: count, in: collectionView, delegate, &check),
        lineSpacing: lineSpacing(ofSection: section, in: collectionView, delegate, &check),
        itemSpacing: itemSpacing(ofSection: section, in: collectionView, delegate, &check),
        insets: insets(ofSection: section, in: collectionView, delegate, &check),
        header: header(ofSection: section, in: collectionView, delegate, &check),
        footer: footer(ofSection: section, in: collectionView, delegate, &check))
    }
  }

  private typealias Delegate = (any UICollectionViewDelegateFlowLayout)?

  /// The sizes of a section's items; `nil` if the delegate gives none, or there are no items.
  private func sizes(
    ofSection section: Int, count: Int, in view: UICollectionView, _ delegate: Delegate, _ check: inout FlowNumberCheck
  ) -> [CGSize]? {
    var sizes: [CGSize] = []
    if delegate != nil { sizes.reserveCapacity(count) }
    for item in 0..<count {
      let answer = delegate.flatMap { delegate in
        ask(.itemSize) {
          delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        }
      }
      guard let answer else { break }
      let size = answer.isAutomatic ? estimate : answer
      sizes.append(
        check.size(
          size, call: "collectionView(_:layout:sizeForItemAt:)", of: "item \(item) of section \(section)"))
    }
    guard sizes.isEmpty else { return sizes }
    return nil
  }

  private func lineSpacing(
    ofSection section: Int, in view: UICollectionView, _ delegate: Delegate, _ check: inout FlowNumberCheck
  ) -> CGFloat {
    let answer = delegate.flatMap { delegate in
      ask(.lineSpacing) {
        delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      }
    }
    return answer.map {
      check.number(
        $0, call: "collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: "section \(section)")
    } ?? check.number(minimumLineSpacing, call: "UICollectionViewFlowLayout.minimumLineSpacing", of: "the layout")
  }

  private func itemSpacing(
    ofSection section: Int, in view: UICollectionView, _ delegate: Delegate, _ check: inout FlowNumberCheck
  ) -> CGFloat {
    let answer = delegate.flatMap { delegate in
      ask(.itemSpacing) {
        delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      }
    }
    return answer.map {
      check.number(
        $0, call: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: "section \(section)")
    }
      ?? check.number(
        minimumInteritemSpacing, call: "UICollectionViewFlowLayout.minimumInteritemSpacing", of: "the layout")
  }

  private func insets(
    ofSection section: Int, in view: UICollectionView, _ delegate: Delegate, _ check: inout FlowNumberCheck
  ) -> UIEdgeInsets {
    let answer = delegate.flatMap { delegate in
      ask(.sectionInset) { delegate.collectionView(view, layout: self, insetForSectionAt: section) }
    }
    return answer.map {
      check.insets($0, call: "collectionView(_:layout:insetForSectionAt:)", of: "section \(section)")
    } ?? check.insets(sectionInset, call: "UICollectionViewFlowLayout.sectionInset", of: "the layout")
  }

  private func header(
    ofSection section: Int, in view: UICollectionView, _ delegate: Delegate, _ check: inout FlowNumberCheck
  ) -> CGSize {
    let answer = delegate.flatMap { delegate in
      ask(.header) { delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) }
    }
    return answer.map {
      check.size(
        $0, call: "collectionView(_:layout:referenceSizeForHeaderInSection:)", of: "the header of section \(section)")
    } ?? check.size(headerReferenceSize, call: "UICollectionViewFlowLayout.headerReferenceSize", of: "the header")
  }

  private func footer(
    ofSection section: Int, in view: UICollectionView, _ delegate: Delegate, _ check: inout FlowNumberCheck
  ) -> CGSize {
    let answer = delegate.flatMap { delegate in
      ask(.footer) { delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section) }
    }
    return answer.map {
      check.size(
        $0, call: "collectionView(_:layout:referenceSizeForFooterInSection:)", of: "the footer of section \(section)")
    } ?? check.size(footerReferenceSize, call: "UICollectionViewFlowLayout.footerReferenceSize", of: "the footer")
  }
}
