import Foundation
import HeadlessUIKit

/// A collection view with a list, as SwiftUI's `List` is one on iOS 16 and later.
@MainActor
final class ListTwin: UIViewController {
  /// A section's texts and rows.
  struct Section {
    var header: String?
    var footer: String?
    var rows: [@MainActor (UICollectionViewListCell) -> Void]
  }

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private let sections: [Section]

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ sections: [Section]) {
    (self.appearance, self.sections) = (appearance, sections)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let layout = UICollectionViewCompositionalLayout { [sections, appearance] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = sections[index].header == nil ? .none : .supplementary
      configuration.footerMode = sections[index].footer == nil ? .none : .supplementary
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    list.dataSource = self
    list.contentInsetAdjustmentBehavior = .always
    list.backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
    view = list
  }
}

extension ListTwin: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { sections[indexPath.section].rows[indexPath.item](cell) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    let section = sections[indexPath.section]
    var content = cell.defaultContentConfiguration()
    content.text = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    cell.contentConfiguration = content
    return cell
  }
}

extension UICollectionViewListCell {
  /// Shows a text in the list's style, and what a closure changes.
  func show(
    _ text: String,
    _ change: (inout UIListContentConfiguration, UICollectionViewListCell) -> Void = { _, _ in }
  ) {
    var content = defaultContentConfiguration()
    content.text = text
    change(&content, self)
    contentConfiguration = content
  }
}
