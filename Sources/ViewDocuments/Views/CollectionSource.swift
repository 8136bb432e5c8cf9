import CardLayouts
import Foundation
import HeadlessUIKit
import SystemText

/// The data source and delegate of a collection view that a document describes.
///
/// Each cell is built on request from its own definition. If the layout asks for an item's size, the item is built once
/// more and measured at the width of a column.
@MainActor
final class CollectionSource: NSObject {
  private let sections: [CollectionDefinition.Section]
  private let columns: Int?
  private let context: DocumentContext

  init(sections: [CollectionDefinition.Section], columns: Int?, context: DocumentContext) {
    self.sections = sections
    self.columns = columns
    self.context = context
  }

  // MARK: Building

  /// A compositional layout of the sections' own layouts.
  func makeCompositionalLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in self?.compositionalSection(index) }
  }

  private func compositionalSection(_ index: Int) -> NSCollectionLayoutSection? {
    let section = sections[index]
    do {
      return try section.layout?.makeSection(
        index, hasHeader: section.header != nil, hasFooter: section.footer != nil, in: context)
    } catch {
      UIKitFaults.report(error)
      return nil
    }
  }

  /// Fills a view. Building cannot throw here, so an error is reported as a fault, which fails the case.
  private func fill(_ view: UIView, with definition: ViewDefinition) {
    do {
      try definition.fill(view, in: context)
    } catch {
      UIKitFaults.report(error)
    }
  }

  /// Makes the cell of an item from its nib. Making cannot throw here, as filling cannot.
  private func makeCell(_ screen: ScreenDefinition) -> UICollectionViewCell? {
    do {
      return try screen.makeCell(in: context)
    } catch {
      UIKitFaults.report(error)
      return nil
    }
  }

  private func height(of path: IndexPath, width: CGFloat) -> CGFloat {
    switch sections[path.section].items[path.item] {
    case .template(let definition): return height(of: definition, width: width)
    case .nib(let screen):
      guard let cell = makeCell(screen) else { return 0 }
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return context.traits.pixelGrid.up(size.height)
    }
  }

  private func height(of definition: ViewDefinition, width: CGFloat) -> CGFloat {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    fill(view, with: definition)
    view.frame.size.width = width
    return ContentSize.height(of: view)
  }

  /// The width of items in the given number of columns, rounded to whole device pixels so that a row never holds fewer.
  private func columnWidth(
    in view: UICollectionView, _ layout: UICollectionViewFlowLayout, columns: Int
  ) -> CGFloat {
    let insets = view.adjustedContentInset
    let outside = insets.left + insets.right + layout.sectionInset.left + layout.sectionInset.right
    let gaps = layout.minimumInteritemSpacing * CGFloat(columns - 1)
    return max(0, view.traitCollection.pixelGrid.down((view.bounds.size.width - outside - gaps) / CGFloat(columns)))
  }
}

extension CollectionSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = "item \(indexPath.section) \(indexPath.item)"
    switch sections[indexPath.section].items[indexPath.item] {
    case .template(let definition):
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      if cell.contentView.subviews.isEmpty { fill(cell.contentView, with: definition) }
      return cell
    case .nib(let screen):
      collectionView.registerPrototype(ofKind: nil, identifier) { [weak self] in self?.makeCell(screen) }
      return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = "\(kind) \(indexPath)"
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    if view.subviews.isEmpty, let definition = supplementary(kind, at: indexPath) {
      fill(view, with: definition)
    }
    return view
  }

  private func supplementary(_ kind: String, at indexPath: IndexPath) -> ViewDefinition? {
    let section = sections[indexPath.section]
    switch kind {
    case UICollectionView.elementKindSectionHeader: return section.header
    case UICollectionView.elementKindSectionFooter: return section.footer
    default: return section.supplementaryViews[kind]?.dropFirst(indexPath.item).first
    }
  }

  /// Fills the background of a section.
  func fill(_ view: DocumentDecorationView, atDecorationOf kind: String, at indexPath: IndexPath) {
    guard sections.indices.contains(indexPath.section) else { return }
    let section = sections[indexPath.section]
    let decoration = section.layout?.decorations.first { $0.kind(inSection: indexPath.section) == kind }
    if let decoration, let definition = section.decorationViews[decoration.elementKind] { fill(view, with: definition) }
  }
}

extension CollectionSource: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    guard let columns else { return layout.itemSize }
    let width = columnWidth(in: collectionView, layout, columns: columns)
    return CGSize(width: width, height: height(of: indexPath, width: width))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    referenceSize(of: sections[section].header, in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    referenceSize(of: sections[section].footer, in: collectionView)
  }

  /// The size of a header or footer: as wide as the content can be, and as high as its content at that width.
  private func referenceSize(of definition: ViewDefinition?, in view: UICollectionView) -> CGSize {
    guard let definition else { return .zero }
    let insets = view.adjustedContentInset
    let width = max(0, view.bounds.size.width - insets.left - insets.right)
    return CGSize(width: width, height: height(of: definition, width: width))
  }
}

extension CollectionSource: FlexibleRowHeightGridLayout.Delegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    height(of: indexPath, width: layout.columnWidth(for: indexPath.section))
  }

  func numberOfColumns(for size: CGSize) -> Int { columns ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    referenceSize(of: sections[section].header, in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    referenceSize(of: sections[section].footer, in: collectionView)
  }
}

extension CollectionSource: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat {
    height(of: indexPath, width: width)
  }
}
