import ConstraintSolver

/// A cell of a feed: an avatar with three lines beside it, a text, a picture with two lines, counts, three buttons.
///
/// 15 views and 139 constraints: 30 for sizes that are not negative, 3 for the cell's position and width, 56 for
/// intrinsic sizes, 50 between views. The cell's height follows from its contents. Intrinsic sizes are added last, as
/// views add them when they are laid out; among the orders tried this is also the one that kiwi is fastest with.
extension LayoutShape {
  mutating func addFeedCell(top: Double) {
    let cell = addContainer(width: 375, height: nil)
    relate(cell.left, .equal, ShapeEdge(constant: 0))
    relate(cell.top, .equal, ShapeEdge(constant: top))
    let header = addHeader(in: cell)
    let counts = addPost(in: cell, below: header)
    addButtons(in: cell, below: counts)
    addSizeLimit(cell)
    addPendingContents()
  }

  private mutating func addLeaf(width: Double, height: Double) -> ShapeView {
    let view = addView()
    addSizeLimit(view)
    pendingContents.append((view, width, height))
    return view
  }

  /// Avatar, name, headline, time and a menu: 15 constraints between views. Returns the avatar, the time and the menu.
  private mutating func addHeader(in cell: ShapeView) -> [ShapeView] {
    let avatar = addLeaf(width: 50, height: 50)
    let menu = addLeaf(width: 24, height: 24)
    relate(avatar.left, .equal, cell.left + 12)
    relate(avatar.top, .equal, cell.top + 12)
    relate(avatar.width, .equal, ShapeEdge(constant: 40))
    relate(avatar.height, .equal, ShapeEdge(constant: 40))
    relate(menu.right, .equal, cell.right - 12)
    relate(menu.top, .equal, cell.top + 12)
    var above = avatar.top
    var last = avatar
    for (width, height, gap) in [(120.0, 20.0, 0.0), (200, 17, 2), (80, 15, 2)] {
      last = addLeaf(width: width, height: height)
      relate(last.left, .equal, avatar.right + 8)
      relate(last.top, .equal, above + gap)
      relate(last.right, .lessThanOrEqual, menu.left - 8)
      above = last.bottom
    }
    return [avatar, last, menu]
  }

  /// Text, picture, two lines, two counts: 20 constraints between views. Returns the counts.
  private mutating func addPost(in cell: ShapeView, below header: [ShapeView]) -> [ShapeView] {
    let text = addLeaf(width: 340, height: 60)
    relate(text.left, .equal, cell.left + 12)
    relate(text.right, .equal, cell.right - 12)
    for view in header { relate(text.top, .greaterThanOrEqual, view.bottom + 8) }
    relate(text.top, .equal, header[0].bottom + 8, priority: 249)
    let picture = addLeaf(width: 300, height: 160)
    relate(picture.left, .equal, cell.left)
    relate(picture.right, .equal, cell.right)
    relate(picture.top, .equal, text.bottom + 8)
    relate(picture.height, .equal, 0.5 * picture.width)
    var above = picture.bottom
    for (width, height) in [(260.0, 20.0), (140, 16)] {
      let line = addLeaf(width: width, height: height)
      relate(line.left, .equal, cell.left + 12)
      relate(line.right, .equal, cell.right - 12)
      relate(line.top, .equal, above + 4)
      above = line.bottom
    }
    let likes = addLeaf(width: 60, height: 16)
    let comments = addLeaf(width: 90, height: 16)
    relate(likes.left, .equal, cell.left + 12)
    relate(likes.top, .equal, above + 8)
    relate(comments.right, .equal, cell.right - 12)
    relate(comments.top, .equal, likes.top)
    return [likes, comments]
  }

  /// Three buttons of one size: 15 constraints between views, the counts beside each other among them.
  private mutating func addButtons(in cell: ShapeView, below counts: [ShapeView]) {
    relate(counts[1].left, .greaterThanOrEqual, counts[0].right + 8)
    let buttons = [60.0, 84, 64].map { addLeaf(width: $0, height: 32) }
    relate(buttons[0].top, .equal, counts[0].bottom + 8)
    relate(buttons[0].top, .greaterThanOrEqual, counts[1].bottom + 8)
    relate(buttons[0].left, .equal, cell.left + 12)
    for (previous, button) in zip(buttons, buttons.dropFirst()) {
      relate(button.left, .equal, previous.right)
      relate(button.top, .equal, previous.top)
      relate(button.width, .equal, previous.width)
      relate(button.height, .equal, previous.height)
    }
    relate(buttons[2].right, .equal, cell.right - 12)
    relate(cell.bottom, .equal, buttons[0].bottom + 12)
    relate(cell.height, .greaterThanOrEqual, ShapeEdge(constant: 44))
  }
}
