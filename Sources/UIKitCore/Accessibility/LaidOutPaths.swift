/// The paths of views in the laid-out tree: the indices of children from the root.
struct LaidOutPaths {
  private var indices: [ObjectIdentifier: Int] = [:]
  private var parents: [Int] = []
  /// Each view's index among its superview's children.
  private var places: [Int] = []

  /// Paths of no views.
  init() {}

  /// - Parameter views: the views in tree order, each with the index of its superview; the root is its own.
  init(_ views: some Collection<(view: ObjectIdentifier, parent: Int)>) {
    var counts: [Int] = []
    for (index, (view, parent)) in views.enumerated() {
      indices[view] = index
      parents.append(parent)
      counts.append(0)
      places.append(counts[parent])
      if index > 0 { counts[parent] += 1 }
    }
  }

  /// The path of a view; `nil` if it is not in the tree.
  func path(of view: AnyObject) -> [Int]? {
    guard var index = indices[ObjectIdentifier(view)] else { return nil }
    var path: [Int] = []
    while index != 0 {
      path.append(places[index])
      index = parents[index]
    }
    return path.reversed()
  }
}
