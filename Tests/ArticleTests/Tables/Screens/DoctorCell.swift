import UIKit

/// A portrait next to a name, the doctor's field and a number; above them at the accessibility sizes.
///
/// Baselines have the system's distance, as in the chapter: it grows with the text.
final class DoctorCell: UITableViewCell {
  private let portrait = UIView()
  private let name = UILabel()
  private let field = UILabel()
  private let phone = UILabel()
  private let texts = UIView()
  private lazy var row = UIStackView(arrangedSubviews: [portrait, texts])
  private lazy var portraitWidth = portrait.widthAnchor.constraint(equalToConstant: 0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    placeTexts()
    placeRow()
    adaptToTextSize()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ doctor: Doctor) {
    (name.text, field.text, phone.text) = (doctor.name, doctor.field, doctor.phone)
    portrait.backgroundColor = doctor.color
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToTextSize()
  }

  private func adaptToTextSize() {
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isAccessible ? .vertical : .horizontal
    row.alignment = isAccessible ? .leading : .center
    let metrics = UIFontMetrics(forTextStyle: .body)
    portraitWidth.constant = metrics.scaledValue(for: 40, compatibleWith: traitCollection).rounded()
    portrait.layer.cornerRadius = portraitWidth.constant / 2
  }

  // MARK: Constraints

  private func placeTexts() {
    let styles: [(UILabel, UIFont.TextStyle)] = [(name, .headline), (field, .subheadline), (phone, .body)]
    for (label, style) in styles {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      texts.addSubview(label)
      label.leadingAnchor.constraint(equalTo: texts.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(lessThanOrEqualTo: texts.trailingAnchor).isActive = true
    }
    field.textColor = .secondaryLabel
    phone.textColor = .systemBlue
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: texts.topAnchor),
      field.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: name.lastBaselineAnchor, multiplier: 1),
      phone.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: field.lastBaselineAnchor, multiplier: 1),
      phone.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
    ])
  }

  private func placeRow() {
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      portraitWidth, portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
