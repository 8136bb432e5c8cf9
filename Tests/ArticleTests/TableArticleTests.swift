import CardLayouts
import GalleyTesting
import Testing
import UIKit

/// The article's table of views that draw their text, with four ways to determine a row's height, on a phone and a
/// tablet, at every text size.
@MainActor @Suite(.snapshots) struct TableArticleTests {
  /// Correct at the first layout: all four ways give the drawn text's height in whole points, plus 5.
  @Test(arguments: [Device.phone, .tablet]) func rowsAreAsHighAsWhatTheyDraw(device: Device) {
    for category in UIContentSizeCategory.all {
      for way in RowsViewController.Way.allCases {
        let scene = DisplayedScene(device, category) { RowsViewController(way) }
        defer { scene.close() }
        scene.window.layoutIfNeeded()
        let table = scene.controller.tableView!
        let texts = table.visibleCells.map { ($0 as? DrawerRow)?.drawer.attributedText ?? NSAttributedString() }
        #expect(table.visibleCells.count > 1)
        #expect(
          table.visibleCells.map(\.frame.height) == texts.map { $0.rowHeight(width: device.size.width) },
          "\(way) \(category.rawValue)")
        #expect(UIKitFaults.take().isEmpty, "\(way) \(category.rawValue)")
      }
    }
  }

  /// Cells do not overlap, and the content covers all of them.
  @Test(arguments: Device.all) func rowsStandBelowEachOther(device: Device) {
    for category in UIContentSizeCategory.all {
      let scene = DisplayedScene(device, category) { RowsViewController(.constraints) }
      defer { scene.close() }
      let table = scene.controller.tableView!
      for _ in 0..<8 {
        table.contentOffset.y += 400
        table.layoutIfNeeded()
        let frames = table.visibleCells.map(\.frame)
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY == lower.minY) }
        #expect((frames.last?.maxY ?? 0) <= table.contentSize.height)
      }
    }
  }

  /// A visible table whose text size changes looks like a new one.
  @Test func anotherTextSizeMeasuresAnew() {
    let live = DisplayedScene(.phone) { RowsViewController(.constraints) }
    live.change(to: .phone, .accessibilityLarge)
    let heights = live.controller.tableView.visibleCells.prefix(2).map(\.frame.height)
    live.close()
    let fresh = DisplayedScene(.phone, .accessibilityLarge) { RowsViewController(.constraints) }
    defer { fresh.close() }
    fresh.window.layoutIfNeeded()
    #expect(heights == fresh.controller.tableView.visibleCells.prefix(2).map(\.frame.height))
  }
}

extension NSAttributedString {
  @MainActor fileprivate func rowHeight(width: CGFloat) -> CGFloat {
    let options: NSStringDrawingOptions = [.truncatesLastVisibleLine, .usesLineFragmentOrigin]
    return boundingRect(with: CGSize(width: width, height: 10_000), options: options, context: nil).size.height
      .rounded(.up) + 5
  }
}

/// A row that draws its text from edge to edge.
private class DrawerRow: UITableViewCell {
  let drawer = StringDrawer()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(drawer)
    place()
  }

  required init?(coder: NSCoder) { nil }

  func place() {
    drawer.frame = contentView.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Sets the font for the text size at the time when the table was shown.
  func show(_ text: String) {
    drawer.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(drawer.attributedText.string)
  }
}

/// A row whose height is its text's intrinsic size.
private final class ConstrainedRow: DrawerRow {
  override func place() {
    drawer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      drawer.topAnchor.constraint(equalTo: contentView.topAnchor),
      drawer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      drawer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

/// A row that implements `sizeThatFits`.
private final class FittingRow: DrawerRow {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: drawer.attributedText.rowHeight(width: size.width))
  }
}

/// A row that is asked for its layout's fitting size.
private final class LayoutFittingRow: DrawerRow {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: drawer.attributedText.rowHeight(width: targetSize.width))
  }
}

private final class RowsViewController: UITableViewController {
  enum Way: CaseIterable { case constraints, fitting, layoutFitting, delegate }

  private let way: Way
  private let texts = (0..<12).map { row in
    String(repeating: "The storm will reach the coast tonight. ", count: 1 + row * 5 % 4)
  }

  init(_ way: Way) {
    self.way = way
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch way {
    case .constraints: tableView.register(ConstrainedRow.self, forCellReuseIdentifier: "row")
    case .fitting: tableView.register(FittingRow.self, forCellReuseIdentifier: "row")
    case .layoutFitting: tableView.register(LayoutFittingRow.self, forCellReuseIdentifier: "row")
    case .delegate: tableView.register(DrawerRow.self, forCellReuseIdentifier: "row")
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? DrawerRow)?.show(texts[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard way == .delegate else { return UITableView.automaticDimension }
    let text = NSAttributedString(
      string: texts[indexPath.row], attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    return text.rowHeight(width: tableView.bounds.width)
  }
}
