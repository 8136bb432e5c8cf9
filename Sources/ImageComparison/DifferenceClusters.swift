/// Groups differing pixels row by row from the top, and in each row from the left.
///
/// This is a disjoint-set forest (R. E. Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975). For
/// each column the lowest differing pixel so far is known: any other pixel of the column within reach of the current
/// row is also within reach of that one, so the two are already joined.
///
/// - Complexity: close to O(`reach`) for a run, O(its distance) where the run before is within reach, and O(1) for each
///   of its pixels.
struct DifferenceClusters: ~Copyable {
  private static let reach = DifferenceBoxes.reach
  /// The row of a column without a differing pixel: out of reach of any row.
  private static let never = -1 - reach

  /// A set of pixels, or a part of one that was joined to another.
  private struct Cluster {
    /// The cluster that it was joined to; its own index if it is the root.
    var parent: Int32
    var left: Int32
    var top: Int32
    var right: Int32
    var bottom: Int32
    var count: Int32

    mutating func take(_ other: Cluster) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
      count += other.count
    }
  }

  private var clusters: [Cluster] = []
  private let width: Int
  /// The row of each column's lowest differing pixel.
  private let rows: UnsafeMutablePointer<Int>
  /// The cluster of that pixel.
  private let numbers: UnsafeMutablePointer<Int>
  /// The last run, its row, and its cluster, which all pixels within its reach are in.
  private var last = (run: 0..<0, y: -1, number: 0)

  init(width: Int) {
    self.width = width
    rows = .allocate(capacity: width)
    rows.initialize(repeating: Self.never, count: width)
    numbers = .allocate(capacity: width)
    numbers.initialize(repeating: 0, count: width)
  }

  deinit {
    rows.deallocate()
    numbers.deallocate()
  }

  /// The places made from all runs.
  var places: [DifferenceBoxes.Place] {
    clusters.enumerated().filter { $0.offset == $0.element.parent }.map { _, cluster in
      let (width, height) = (cluster.right - cluster.left + 1, cluster.bottom - cluster.top + 1)
      return DifferenceBoxes.Place(
        box: .init(x: Int(cluster.left), y: Int(cluster.top), width: Int(width), height: Int(height)),
        differingPixels: Int(cluster.count))
    }
  }

  /// Adds a run of differing pixels. Within a row runs must be added from left to right.
  mutating func add(_ run: Range<Int>, y: Int) {
    let number = cluster(near: run, y: y) ?? clusters.count
    let added = Cluster(
      parent: Int32(number), left: Int32(run.lowerBound), top: Int32(y), right: Int32(run.upperBound - 1),
      bottom: Int32(y), count: Int32(run.count))
    if number == clusters.count { clusters.append(added) } else { clusters[number].take(added) }
    var x = run.lowerBound
    while x < run.upperBound {
      rows[x] = y
      numbers[x] = number
      x &+= 1
    }
    last = (run, y, number)
  }

  /// The cluster of all pixels within reach; several clusters are joined.
  private mutating func cluster(near run: Range<Int>, y: Int) -> Int? {
    let highest = y - Self.reach
    let end = min(width, run.upperBound + Self.reach)
    var found: Int?
    var known = -1
    var x = max(0, run.lowerBound - Self.reach)
    // Columns that the run before reaches, too, are looked at once.
    if last.y == y, x < last.run.upperBound {
      known = last.number
      found = root(of: known)
      x = min(end, last.run.upperBound + Self.reach)
    }
    while x < end {
      if numbers[x] != known, rows[x] >= highest {
        known = numbers[x]
        let other = root(of: known)
        found = found.map { join($0, other) } ?? other
      }
      x &+= 1
    }
    return found
  }

  private mutating func join(_ a: Int, _ b: Int) -> Int {
    guard a != b else { return a }
    let (kept, gone) = (min(a, b), max(a, b))
    clusters[kept].take(clusters[gone])
    clusters[gone].parent = Int32(kept)
    return kept
  }

  /// The root of a cluster; the path to it is halved.
  private mutating func root(of number: Int) -> Int {
    var number = number
    while clusters[number].parent != number {
      let parent = Int(clusters[number].parent)
      clusters[number].parent = clusters[parent].parent
      number = parent
    }
    return number
  }
}
