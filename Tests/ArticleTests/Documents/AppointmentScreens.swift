import InterfaceBuilder
import UIKit

/// The chapter's appointments: a table whose rows are made from the storyboard's prototype.
final class AppointmentsController: UITableViewController {
  @MainActor static let rows = [
    ("Tue 12 May", "Ada Wong", "10:30"), ("Thu 21 May", "Omar Haddad", "08:15"),
    ("Mon 1 June", "Inês Carvalho", "16:00"),
  ]
  private(set) var doctor: String?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    AppointmentsController.rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "AppointmentCell", for: indexPath)
    if let cell = cell as? AppointmentNibCell {
      (cell.dateLabel.text, cell.doctorNameLabel.text, cell.timeLabel.text) = AppointmentsController.rows[indexPath.row]
    }
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? DoctorViewController)?.name = (sender as? AppointmentNibCell)?.doctorNameLabel.text
  }
}

/// The chapter's cell: its constraints in code are put up when it awakes, and change with the text size.
final class AppointmentNibCell: UITableViewCell, OutletConnecting {
  weak var dateLabel: UILabel!
  weak var doctorNameLabel: UILabel!
  weak var timeLabel: UILabel! {
    didSet { timeLabel?.textAlignment = .right }
  }
  private(set) var awakeCount = 0
  private var columnConstraints: [NSLayoutConstraint] = []
  private var rowConstraints: [NSLayoutConstraint] = []

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.connect("dateLabel") { dateLabel = $0 }
    outlets.connect("doctorNameLabel") { doctorNameLabel = $0 }
    outlets.connect("timeLabel") { timeLabel = $0 }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakeCount += 1
    let margins = contentView.layoutMarginsGuide
    rowConstraints = contentView.constraints.filter {
      [dateLabel, doctorNameLabel, timeLabel].contains($0.firstItem as? UILabel) || $0.secondItem is UILabel
    }
    columnConstraints = [
      dateLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      dateLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dateLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      doctorNameLabel.topAnchor.constraint(equalTo: dateLabel.bottomAnchor, constant: 4),
      doctorNameLabel.leadingAnchor.constraint(equalTo: dateLabel.leadingAnchor),
      doctorNameLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
      timeLabel.topAnchor.constraint(equalTo: doctorNameLabel.bottomAnchor, constant: 4),
      timeLabel.leadingAnchor.constraint(equalTo: dateLabel.leadingAnchor),
      timeLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    updateConstraintsForTextSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateConstraintsForTextSize()
  }

  private func updateConstraintsForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? rowConstraints : columnConstraints)
    NSLayoutConstraint.activate(isLarge ? columnConstraints : rowConstraints)
  }
}

/// The doctor's page: the picture's width is an outlet, which grows with the text.
final class DoctorViewController: UIViewController, OutletConnecting {
  var name: String?
  weak var profileImageSizeConstraint: NSLayoutConstraint!

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.connect("profileImageSizeConstraint") { profileImageSizeConstraint = $0 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileImageSizeConstraint.constant = UIFontMetrics.default.scaledValue(for: 96)
  }
}

/// The waterfall's cell, which is also inflated to measure cards.
final class AlertNibCell: UICollectionViewCell, OutletConnecting {
  weak var imageView: UIImageView!
  weak var stackView: UIStackView!
  weak var titleLabel: UILabel!
  weak var dateLabel: UILabel!
  weak var descriptionLabel: UILabel!

  func connectOutlets(_ outlets: OutletConnector) {
    outlets.connect("imageView") { imageView = $0 }
    outlets.connect("stackView") { stackView = $0 }
    outlets.connect("titleLabel") { titleLabel = $0 }
    outlets.connect("dateLabel") { dateLabel = $0 }
    outlets.connect("descriptionLabel") { descriptionLabel = $0 }
  }

  /// The article's height: as the cell says for a width, with room for everything.
  func height(for width: CGFloat) -> CGFloat {
    frame.size = CGSize(width: width, height: .greatestFiniteMagnitude)
    setNeedsLayout()
    layoutIfNeeded()
    return contentView.layoutMargins.top + stackView.frame.height + contentView.layoutMargins.bottom
  }
}
