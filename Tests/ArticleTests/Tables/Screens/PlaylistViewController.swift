import UIKit

/// Songs below the table's header, with selected rows or with editing controls.
final class PlaylistViewController: UITableViewController {
  /// The state in which the list is shown.
  enum State: CaseIterable { case selecting, choosing, editing }

  private let state: State
  private let songs = [
    ("Morning Ferry", "The Quays"), ("Salt and Rope", "Nora Lind"), ("Lighthouse", "The Quays"), ("Home", "Bo Chen"),
  ]
  let header = PlaylistHeader()

  init(_ state: State) {
    self.state = state
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.allowsMultipleSelection = true
    tableView.allowsMultipleSelectionDuringEditing = state == .choosing
    tableView.setEditing(state != .selecting, animated: false)
    tableView.tableHeaderView = header
    guard state != .editing else { return }
    for row in [1, 3] {
      tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }

  /// A table's header does not size itself: it has to be measured and assigned again (useyourloaf, "Variable Height
  /// Table View Header").
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard header.frame.height != size.height else { return }
    header.frame.size.height = size.height
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "song")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "song")
    let (song, artist) = songs[indexPath.row]
    cell.textLabel?.text = song
    cell.detailTextLabel?.text = artist
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.numberOfLines = 0
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == songs.count - 1 ? .insert : .delete
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row < 3 }
}

/// A title and a text, with insets of 16 points.
final class PlaylistHeader: UIView {
  init() {
    super.init(frame: .zero)
    let (title, text) = (UILabel(), UILabel())
    (title.text, text.text) = ("By the sea", "Four songs, a quarter of an hour")
    text.textColor = .secondaryLabel
    let styles: [(UILabel, UIFont.TextStyle)] = [(title, .title2), (text, .subheadline)]
    for (label, style) in styles {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
