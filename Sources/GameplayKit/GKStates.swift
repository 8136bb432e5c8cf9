@_exported public import Foundation

/// A state of a state machine.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() {}
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// States, one of which is current.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}

/// A player of a game, for a strategist.
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// A move in a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  var value: Int { get set }
}

/// A game's state, for a strategist.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// A strategist, which finds no move.
open class GKMinmaxStrategist: NSObject {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0

  public override init() {}
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { nil }
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { nil }
}
