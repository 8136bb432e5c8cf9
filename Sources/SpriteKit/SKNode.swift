public import GameplayKit
@_exported public import UIKit

/// A colour: UIKit's.
public typealias SKColor = UIColor

/// A thing in a scene. Its values are kept and nothing is drawn.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  /// The object of a game that the node shows. A weak reference.
  open weak var entity: GKEntity?
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isPaused = false
  open var isHidden = false
  open var isUserInteractionEnabled = false
  open var focusBehavior = SKNodeFocusBehavior.none
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open var reachConstraints: SKReachConstraints?
  open var attributeValues: [String: SKAttributeValue] = [:]
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  private var actions: [String: SKAction] = [:]

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// A scene's file is not read: the node is empty, and there is none if it has no file's name.
  public convenience init?(fileNamed filename: String) {
    guard !filename.isEmpty else { return nil }
    self.init()
  }

  /// A scene's file is not read: the node is empty.
  public convenience init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
    self.init()
  }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { parent?.scene }

  /// The frame of the node and of all in it.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { union, child in
      union.union(child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
    }
  }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  open func addChild(_ node: SKNode) {
    children.append(node)
    node.parent = self
  }

  open func insertChild(_ node: SKNode, at index: Int) {
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }

  /// The nearest node below with a name; `//` before it searches all.
  open func childNode(withName name: String) -> SKNode? {
    let plain = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
    return children.first { $0.name == plain }
      ?? (name.hasPrefix("//") ? children.lazy.compactMap { $0.childNode(withName: name) }.first : nil)
  }

  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for child in self[name] where !stops.boolValue { block(child, &stops) }
  }

  open subscript(name: String) -> [SKNode] {
    let plain = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
    let below = name.hasPrefix("//") ? children.flatMap { $0[name] } : []
    return children.filter { $0.name == plain || plain == "*" } + below
  }

  /// Keeps an action under a key; nothing runs, and completions are called at once.
  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
  open func run(_ action: SKAction) async {}
  open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SKAction? { actions[key] }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions = [:] }

  open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }
  open func nodes(at point: CGPoint) -> [SKNode] {
    children.reversed().flatMap { child in
      child.nodes(at: child.converted(point)) + (child.contains(point) ? [child] : [])
    }
  }

  /// A point of the parent's space in the node's.
  private func converted(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - position.x, y: point.y - position.y) }
  private var origin: CGPoint {
    guard let parent else { return .zero }
    return CGPoint(x: parent.origin.x + position.x, y: parent.origin.y + position.y)
  }

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    CGPoint(x: point.x + origin.x - node.origin.x, y: point.y + origin.y - node.origin.y)
  }

  open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
  open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
  open func isEqual(to node: SKNode) -> Bool { self === node }

  open func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }
}

/// The part that a node takes in the movement of focus, with its raw values.
public enum SKNodeFocusBehavior: Int, Sendable {
  case none = 0
  case occluding = 1
  case focusable = 2
}

extension UITouch {
  /// The position of a touch in a node: zero.
  public func location(in node: SKNode) -> CGPoint { .zero }
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
