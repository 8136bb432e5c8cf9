/// A set of traits: a bit for each, as many are asked for with every element.
package struct SpokenTraits: Sendable, Equatable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  package init() {}

  package init(arrayLiteral traits: SpokenTrait...) { self.init(traits) }

  package init(_ traits: some Sequence<SpokenTrait>) {
    for trait in traits { insert(trait) }
  }

  package mutating func insert(_ trait: SpokenTrait) { bits |= trait.bit }

  package func contains(_ trait: SpokenTrait) -> Bool { bits & trait.bit != 0 }

  package func isDisjoint(with other: SpokenTraits) -> Bool { bits & other.bits == 0 }

  /// The traits in the order of `SpokenTrait`.
  package var list: [SpokenTrait] { bits == 0 ? [] : SpokenTrait.allCases.filter(contains) }
}

extension SpokenTrait {
  fileprivate var bit: UInt32 {
    switch self {
    case .button: 1 << 0
    case .link: 1 << 1
    case .header: 1 << 2
    case .searchField: 1 << 3
    case .image: 1 << 4
    case .selected: 1 << 5
    case .playsSound: 1 << 6
    case .keyboardKey: 1 << 7
    case .staticText: 1 << 8
    case .summaryElement: 1 << 9
    case .notEnabled: 1 << 10
    case .updatesFrequently: 1 << 11
    case .startsMediaSession: 1 << 12
    case .adjustable: 1 << 13
    case .allowsDirectInteraction: 1 << 14
    case .causesPageTurn: 1 << 15
    case .tabBar: 1 << 16
    case .toggleButton: 1 << 17
    case .textEntry: 1 << 18
    case .textArea: 1 << 19
    case .secureTextEntry: 1 << 20
    case .isEditing: 1 << 21
    case .backButton: 1 << 22
    case .tabItem: 1 << 23
    }
  }
}
