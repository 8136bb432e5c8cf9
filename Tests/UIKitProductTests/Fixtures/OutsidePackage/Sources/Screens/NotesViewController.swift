import UIKit

/// A note in a custom cell.
final class NoteCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.heightAnchor.constraint(equalToConstant: 40),
    ])
    selectedBackgroundView = UIView()
    separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    selectionStyle = .gray
    focusStyle = .custom
    userInteractionEnabledWhileDragging = false
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    title.textColor = isSelected ? .systemBlue : .label
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
  }
}

/// Typical notes in sections, with everything overridden.
final class NotesViewController: UITableViewController {
  var notes = [["Knee", "Sleep", "Iron"], ["Blood test"]]
  private(set) var shown = 0
  private(set) var scrolled = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 50
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.sectionFooterHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 30
    tableView.estimatedSectionFooterHeight = 0
    tableView.sectionHeaderTopPadding = 0
    tableView.separatorStyle = .singleLine
    tableView.separatorColor = .separator
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    tableView.separatorInsetReference = .fromCellEdges
    tableView.cellLayoutMarginsFollowReadableWidth = false
    tableView.insetsContentViewsToSafeArea = true
    tableView.allowsMultipleSelection = true
    tableView.allowsSelectionDuringEditing = true
    tableView.keyboardDismissMode = .onDrag
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    tableView.dragInteractionEnabled = false
    tableView.fillerRowHeight = 44
    tableView.backgroundView = UIView()
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    tableView.tableFooterView = UIView(frame: .zero)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { notes.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.title.text = notes[indexPath.section][indexPath.row]
    cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .none
    cell.editingAccessoryType = .detailButton
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Today" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 0 else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = "Today"
    header?.contentView.backgroundColor = .secondarySystemBackground
    return header
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 32 : .leastNormalMagnitude
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.section == 0 ? UITableView.automaticDimension : 70
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 1 }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == 1 ? .insert : .delete
  }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    notes[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let note = notes[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    notes[destinationIndexPath.section].insert(note, at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown += 1
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}
