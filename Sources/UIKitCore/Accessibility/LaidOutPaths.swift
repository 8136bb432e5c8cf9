/// The paths of views in the laid-out tree: the indices of children from the root.
struct LaidOutPaths {
  private var indices: [ObjectIdentifier: Int] = [:]
  private var holders: [Int] = []
  /// Each view's index among its superview's children.
  private var places: [Int] = []

  /// Paths of no views.
  init() {}

  /// - Parameter views: the views in tree order, each with the index of its superview; the root is its own.
  init(_ views: some Collection<(view: ObjectIdentifier, holder: Int)>) {
    var counts: [Int] = []
    for (index, (view, holder)) in views.enumerated() {
      indices[view] = index
      holders.append(holder)
      counts.append(0)
      places.append(counts[holder])
      if index > 0 { counts[holder] += 1 }
    }
  }

  /// The path of a view; `nil` if it is not in the tree.
  func path(of view: AnyObject) -> [Int]? {
    guard var index = indices[ObjectIdentifier(view)] else { return nil }
    var path: [Int] = []
    while index != 0 {
      path.append(places[index])
      index = holders[index]
    }
    return path.reversed()
  }
}
