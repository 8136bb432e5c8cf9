import GalleyTesting
import Testing
import UIKit

/// The chapter's appointment cell: its row becomes a column as soon as the text size is an accessibility size.
@MainActor @Suite(.snapshots) struct AppointmentCellTests {
  private static let cards = [
    Card(title: "Ada Wong", text: "10:30", date: "Tue 12 May"),
    Card(title: "Omar Haddad", text: "08:15", date: "Thu 21 May"),
  ]

  private func show(_ category: UIContentSizeCategory) -> DisplayedScene<SelfSizingViewController<AppointmentCell>> {
    DisplayedScene(.phone, category) { SelfSizingViewController([Self.cards]) }
  }

  private func expectLayout(
    of scene: DisplayedScene<SelfSizingViewController<AppointmentCell>>, _ category: UIContentSizeCategory
  ) {
    let cells = scene.controller.collectionView.visibleCells.compactMap { $0 as? AppointmentCell }
    #expect(cells.count == 2)
    for cell in cells {
      let (date, doctor, time) = (cell.date.frame, cell.doctor.frame, cell.time.frame)
      if category.isAccessibilityCategory {
        #expect((date.minX, doctor.minX, time.minX) == (16, 16, 16), "\(category.rawValue)")
        #expect((doctor.minY, time.minY) == (date.maxY + 4, doctor.maxY + 4), "\(category.rawValue)")
        #expect(cell.bounds.height == time.maxY + 12, "\(category.rawValue)")
      } else {
        #expect((doctor.minY, time.minY) == (date.minY, date.minY), "\(category.rawValue)")
        #expect((date.minX, time.maxX) == (16, cell.bounds.width - 16), "\(category.rawValue)")
        #expect(cell.bounds.height == max(date.maxY, doctor.maxY) + 12, "\(category.rawValue)")
      }
    }
    #expect(UIKitFaults.take().isEmpty, "\(category.rawValue)")
  }

  @Test(arguments: UIContentSizeCategory.all) func theRowBecomesAColumn(category: UIContentSizeCategory) {
    let scene = show(category)
    defer { scene.close() }
    expectLayout(of: scene, category)
  }

  /// While the screen is visible, constraints change only when the text size changes to or from the accessibility
  /// sizes.
  @Test func constraintsChangeWithTheTextSize() {
    let scene = show(.large)
    defer { scene.close() }
    for category in [UIContentSizeCategory.accessibilityMedium, .accessibilityLarge, .extraLarge, .small] {
      scene.change(to: .phone, category)
      expectLayout(of: scene, category)
    }
  }
}

/// The chapter's cell, its three labels and its two sets of constraints.
private final class AppointmentCell: UICollectionViewCell, CardCell {
  let date = UILabel()
  let doctor = UILabel()
  let time = UILabel()
  private(set) lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
  var labels: [UILabel] { [date, doctor, time] }

  private lazy var commonConstraints = [
    date.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
    date.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
  ]
  private lazy var regularConstraints = [
    doctor.firstBaselineAnchor.constraint(equalTo: date.firstBaselineAnchor),
    doctor.leadingAnchor.constraint(equalTo: date.trailingAnchor, constant: 12),
    doctor.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    time.firstBaselineAnchor.constraint(equalTo: date.firstBaselineAnchor),
    time.leadingAnchor.constraint(greaterThanOrEqualTo: doctor.trailingAnchor, constant: 12),
  ]
  private lazy var largeTextConstraints = [
    date.trailingAnchor.constraint(equalTo: time.trailingAnchor),
    doctor.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 4),
    doctor.leadingAnchor.constraint(equalTo: date.leadingAnchor),
    doctor.trailingAnchor.constraint(equalTo: time.trailingAnchor),
    time.topAnchor.constraint(equalTo: doctor.bottomAnchor, constant: 4),
    time.leadingAnchor.constraint(equalTo: date.leadingAnchor),
    time.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    pinContentView()
    for label in labels {
      label.styled(.body)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    for label in [date, time] {
      label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      label.numberOfLines = 1
    }
    updateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    NSLayoutConstraint.activate(commonConstraints)
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeTextConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeTextConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isAccessibilityCategory = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if isAccessibilityCategory != previousTraitCollection?.preferredContentSizeCategory.isAccessibilityCategory {
      setNeedsUpdateConstraints()
    }
  }

  func set(card: Card) {
    (date.text, doctor.text, time.text) = (card.date, card.title, card.text)
  }
}
