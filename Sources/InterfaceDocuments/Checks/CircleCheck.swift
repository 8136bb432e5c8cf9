import SourcePlaces

/// Finds objects that contain each other: by being written in each other, by outlets that put one into the other, and
/// by segues that embed.
///
/// In `A` is a container whose segue embeds `B`, and in `B` is one whose segue embeds `A`: the second segue closes the
/// circle `A → B → A`.
///
/// - Complexity: O(*n*) in the number of objects and connections.
struct CircleCheck {
  private struct Edge {
    let target: String
    /// Nil for an object that is written in the other.
    let connection: InterfaceConnection?
  }

  private struct Visit {
    let id: String
    /// Whether it was reached by a connection.
    let isConnected: Bool
    var next = 0
  }

  private var edges: [String: [Edge]] = [:]
  private let order: [String]

  init(_ index: InterfaceIndex) {
    order = index.order
    for id in order {
      if let parent = index.parents[id] { edges[parent, default: []].append(Edge(target: id, connection: nil)) }
      guard let element = index.elements[id] else { continue }
      for connection in element.connections where Self.contains(connection, of: element) {
        edges[id, default: []].append(Edge(target: connection.destination, connection: connection))
      }
    }
  }

  /// The connections that close a circle, with its ids from the first to the first.
  func circles() -> [(place: SourcePlace, ids: [String])] {
    var circles: [(place: SourcePlace, ids: [String])] = []
    var (open, done): ([String: Int], Set<String>) = ([:], [])
    for start in order where !done.contains(start) {
      var path = [Visit(id: start, isConnected: false)]
      open[start] = 0
      while let last = path.indices.last {
        let list = edges[path[last].id] ?? []
        guard path[last].next < list.count else {
          let id = path.removeLast().id
          open[id] = nil
          done.insert(id)
          continue
        }
        let edge = list[path[last].next]
        path[last].next += 1
        if let first = open[edge.target] {
          guard let connection = edge.connection else { continue }
          let connected = path[(first + 1)...].filter(\.isConnected).map(\.id)
          circles.append((connection.place, [edge.target] + connected + [edge.target]))
        } else if !done.contains(edge.target) {
          open[edge.target] = path.count
          path.append(Visit(id: edge.target, isConnected: edge.connection != nil))
        }
      }
    }
    return circles
  }

  /// Whether a connection puts its destination into its source.
  private static func contains(_ connection: InterfaceConnection, of source: InterfaceElement) -> Bool {
    switch connection.kind {
    case .outlet(let property, _): outlets[property].map { $0.isEmpty || $0.contains(source.name) } ?? false
    case .segue(let segue): segue.kind == "embed" || segue.kind == "relationship"
    case .outletCollection, .action: false
    }
  }

  private static let cells = ["tableViewCell", "collectionViewCell"]

  /// The outlets that put a view into another one, and the elements that have them; none means all.
  private static let outlets: [String: [String]] = [
    "view": ["viewController", "tableViewController", "collectionViewController"],
    "backgroundView": cells + ["tableView", "collectionView", "collectionReusableView"],
    "selectedBackgroundView": cells, "multipleSelectionBackgroundView": cells,
    "accessoryView": cells, "editingAccessoryView": cells,
    "tableHeaderView": ["tableView"], "tableFooterView": ["tableView"],
    "leftView": ["textField"], "rightView": ["textField"],
    "inputView": [], "inputAccessoryView": [],
    "titleView": ["navigationItem"], "customView": ["barButtonItem"],
  ]
}
