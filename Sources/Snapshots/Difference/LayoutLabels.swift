/// An index of a layout's nodes by their labels and by the labels of their containers, so that making a name unique
/// need not look at every node each time.
struct LayoutLabels {
  /// The number of each node's label.
  private let numbers: [Int]
  /// For each label, the number of nodes that have it.
  private let counts: [Int]
  /// For each node, the distinct labels of its containers.
  private let containers: [[Int]]
  /// For each label that several nodes have: those nodes, by the labels of their containers.
  private let inside: [Int: [Int: [Int]]]

  init(of entries: [LayoutTree.Entry]) {
    var known: [String: Int] = [:]
    var (numbers, counts, containers): ([Int], [Int], [[Int]]) = ([], [], [])
    for entry in entries {
      let number = known[entry.label] ?? counts.count
      if number == counts.count {
        known[entry.label] = number
        counts.append(0)
      }
      counts[number] += 1
      numbers.append(number)
      let around = entry.parent.map { containers[$0] } ?? []
      let nearest = entry.parent.map { numbers[$0] }
      containers.append(nearest.map { around.contains($0) ? around : around + [$0] } ?? [])
    }
    var inside: [Int: [Int: [Int]]] = [:]
    for (index, number) in numbers.enumerated() where counts[number] > 1 {
      for container in containers[index] { inside[number, default: [:]][container, default: []].append(index) }
    }
    (self.numbers, self.counts, self.containers, self.inside) = (numbers, counts, containers, inside)
  }

  /// The other nodes with the label of a given one.
  struct Rivals {
    private let index: Int
    /// Nil for all of them.
    private var left: [Int]?
    private(set) var count: Int
    /// The number of nodes examined.
    private(set) var looked = 0

    fileprivate init(of index: Int, count: Int) { (self.index, self.count) = (index, count) }

    /// Keeps those that have a container with the label of `container`, a container of the node itself.
    ///
    /// - Returns: whether any was dropped.
    mutating func keep(within container: Int, by labels: LayoutLabels) -> Bool {
      let before = count
      let label = labels.numbers[container]
      if let left {
        looked += left.count
        self.left = left.filter { labels.containers[$0].contains(label) }
      } else {
        let found = labels.inside[labels.numbers[index]]?[label] ?? []
        // The node itself is among them, but is not its own rival.
        guard found.count <= before else { return false }
        looked += found.count
        left = found.filter { $0 != index }
      }
      count = left?.count ?? before
      return count < before
    }
  }

  func rivals(of index: Int) -> Rivals { Rivals(of: index, count: counts[numbers[index]] - 1) }

  func number(of index: Int) -> Int { numbers[index] }
}
