import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitLists

extension ElementClass {
  static let collectionView = ElementClass(
    "collectionView", UICollectionView.self, inherits: .scrollView,
    [
      // Asked for by `init(coder:)`.
      .ignoredChildren("collectionViewLayout"),
      // `cells` says what the items are; there are no touches.
      .ignored("dataMode", "springLoaded"),
      .flag("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      .flag("allowsSelection", \UICollectionView.allowsSelection),
      .flag("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      .object("backgroundView", \UICollectionView.backgroundView),
      .custom(children: ["cells", "sectionHeaderView", "sectionFooterView"]) {
        (view: UICollectionView, element, coder) in
        for prototype in element.child(named: "cells")?.children ?? [] {
          coder.register(prototype, nil, in: view)
        }
        coder.register(element.child("sectionHeaderView"), UICollectionView.elementKindSectionHeader, in: view)
        coder.register(element.child("sectionFooterView"), UICollectionView.elementKindSectionFooter, in: view)
      },
    ],
    outlets: [
      .one("delegate", \UICollectionView.delegate), .one("dataSource", \UICollectionView.dataSource),
      .ignored("prefetchDataSource"),
    ])

  static let collectionReusableView = ElementClass(
    "collectionReusableView", UICollectionReusableView.self, inherits: .view,
    [
      // Asked for by `init(coder:)`.
      .ignored("reuseIdentifier"),
      // Interface Builder's alone: the layout gives the size.
      .ignoredChildren("customSize"),
    ])

  static let collectionViewCell = ElementClass(
    "collectionViewCell", UICollectionViewCell.self, inherits: .collectionReusableView,
    [
      .custom(children: ["contentView"]) { (cell: UICollectionViewCell, element, coder) in
        guard let content = element.child("contentView") else { return }
        coder.applyContent(content, to: cell.contentView)
        guard cell.contentView.translatesAutoresizingMaskIntoConstraints else { return }
        cell.contentView.frame = cell.bounds
      }
    ],
    outlets: [
      .one("backgroundView", \UICollectionViewCell.backgroundView),
      .one("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ])

  /// The content view of a cell since Xcode 12; before, it was a plain view.
  static let collectionViewCellContentView = ElementClass(
    "collectionViewCellContentView", UIView.self, inherits: .view, [])

  static let collectionViewLayout = ElementClass(
    "collectionViewLayout", UICollectionViewLayout.self, inherits: .object,
    making: { type, coder in (type as? UICollectionViewLayout.Type)?.init(coder: coder) }, [])

  static let collectionViewFlowLayout = ElementClass(
    "collectionViewFlowLayout", UICollectionViewFlowLayout.self, inherits: .collectionViewLayout,
    [
      .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
      .number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
      .choice(
        "scrollDirection", \UICollectionViewFlowLayout.scrollDirection,
        ["vertical": .vertical, "horizontal": .horizontal]),
      .choice(
        "sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference,
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
      .flag("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
      .flag("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
      .size("itemSize", \UICollectionViewFlowLayout.itemSize),
      .size("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
      .size("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
      .insets("sectionInset", \UICollectionViewFlowLayout.sectionInset),
      .size("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
      .custom(attributes: ["automaticEstimatedItemSize"]) {
        (layout: UICollectionViewFlowLayout, element, _) throws(InterfaceProblem) in
        if try element.flag("automaticEstimatedItemSize") == true {
          layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
      },
    ])
}

extension DocumentCoder {
  /// Registers a prototype of a cell or, with a kind, of a supplementary view.
  fileprivate func register(_ element: InterfaceElement?, _ kind: String?, in view: UICollectionView) {
    guard let element, let identifier = element["reuseIdentifier"] else { return }
    view.registerPrototype(ofKind: kind, identifier, prototype(element))
  }
}
