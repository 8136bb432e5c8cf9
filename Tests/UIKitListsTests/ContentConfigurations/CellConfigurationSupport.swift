import Foundation
import UIKitLists

/// A custom configuration: a badge with the size of its number.
struct BadgeConfiguration: UIContentConfiguration, Equatable {
  var length: CGFloat = 10
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var badge = self
    badge.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
    return badge
  }
}

/// Shows a badge in a square whose size is constrained.
final class BadgeView: UIView, UIContentView {
  private let square = UIView(frame: .zero)
  private let side: NSLayoutConstraint
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ badge: BadgeConfiguration) {
    configuration = badge
    side = square.heightAnchor.constraint(equalToConstant: 0)
    super.init(frame: .zero)
    square.translatesAutoresizingMaskIntoConstraints = false
    addSubview(square)
    NSLayoutConstraint.activate([
      side, square.widthAnchor.constraint(equalTo: square.heightAnchor),
      square.topAnchor.constraint(equalTo: topAnchor), square.bottomAnchor.constraint(equalTo: bottomAnchor),
      square.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    side.constant = (configuration as? BadgeConfiguration)?.length ?? 0
  }
}

extension UIConfigurationStateCustomKey {
  static let mood = UIConfigurationStateCustomKey("mood")
}

/// A cell that configures itself, and records the states.
final class MoodCell: UICollectionViewCell {
  var mood = "calm" {
    didSet { setNeedsUpdateConfiguration() }
  }
  private(set) var states: [UICellConfigurationState] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.mood] = mood
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    states.append(state)
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = state[.mood] as? String
    contentConfiguration = content
  }
}

/// A list of cells with configurations, in rows with the heights they prefer.
@MainActor final class ConfiguredList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let configurations: [UIListContentConfiguration]

  init(_ configurations: [UIListContentConfiguration], size: CGSize, _ traits: UITraitCollection) {
    self.configurations = configurations
    let layout = ListLayout()
    layout.takesPreferredSizes = true
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.overrideTraits = traits
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    configurations.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = configurations[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// The cells in the order of their rows.
  var cells: [UICollectionViewCell] {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.sorted { $0.frame.minY < $1.frame.minY }
  }
}
