/// Which nodes of a layout have a label, and which of them are in others that have one: what telling them apart asks for,
/// without looking at every node each time.
struct LayoutLabels {
  /// The number of each node's label.
  private let numbers: [Int]
  /// Of each label how many nodes have it.
  private let counts: [Int]
  /// Of each node the labels of what holds it, each once.
  private let holders: [[Int]]
  /// Of labels that several nodes have: those nodes, by the labels of what holds them.
  private let inside: [Int: [Int: [Int]]]

  init(of entries: [LayoutTree.Entry]) {
    var known: [String: Int] = [:]
    var (numbers, counts, holders): ([Int], [Int], [[Int]]) = ([], [], [])
    for entry in entries {
      let number = known[entry.label] ?? counts.count
      if number == counts.count {
        known[entry.label] = number
        counts.append(0)
      }
      counts[number] += 1
      numbers.append(number)
      let around = entry.parent.map { holders[$0] } ?? []
      let nearest = entry.parent.map { numbers[$0] }
      holders.append(nearest.map { around.contains($0) ? around : around + [$0] } ?? [])
    }
    var inside: [Int: [Int: [Int]]] = [:]
    for (index, number) in numbers.enumerated() where counts[number] > 1 {
      for holder in holders[index] { inside[number, default: [:]][holder, default: []].append(index) }
    }
    (self.numbers, self.counts, self.holders, self.inside) = (numbers, counts, holders, inside)
  }

  /// Nodes that have the same label as another one.
  struct Rivals {
    private let index: Int
    /// Nil for all of them.
    private var left: [Int]?
    private(set) var count: Int
    /// How many were looked at.
    private(set) var looked = 0

    fileprivate init(of index: Int, count: Int) { (self.index, self.count) = (index, count) }

    /// Leaves those that something holds with the label of a node, which holds the one itself.
    ///
    /// - Returns: whether that leaves out any.
    mutating func keep(within holder: Int, by labels: LayoutLabels) -> Bool {
      let before = count
      let label = labels.numbers[holder]
      if let left {
        looked += left.count
        self.left = left.filter { labels.holders[$0].contains(label) }
      } else {
        let found = labels.inside[labels.numbers[index]]?[label] ?? []
        // Itself is one of them, and none of its rivals.
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
