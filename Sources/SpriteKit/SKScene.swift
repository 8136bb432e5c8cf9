public import HeadlessSwiftUI
@_exported public import UIKit
import UIKitPresentation

/// A scene of nodes.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
  open var size: CGSize
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  open weak var listener: SKNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1024, height: 768)
    super.init(coder: aDecoder)
    sceneDidLoad()
  }

  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }

  open override var scene: SKScene? { self }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
  open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
}

/// The delegate of a scene. It is never called.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The way in which a scene fills its view, with its raw values.
public enum SKSceneScaleMode: Int, Sendable {
  case fill = 0
  case aspectFill = 1
  case aspectFit = 2
  case resizeFill = 3
}

/// A view of a scene: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class SKView: UIView {
  open var showsFPS = false
  open var showsDrawCount = false
  open var showsNodeCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var isPaused = false
  open var ignoresSiblingOrder = false
  open var isAsynchronous = true
  open var allowsTransparency = false
  open var shouldCullNonVisibleNodes = true
  open var preferredFramesPerSecond = 60
  open var disableDepthStencilBuffer = false
  open weak var delegate: (any SKViewDelegate)?
  open private(set) var scene: SKScene?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("SKView", of: "SpriteKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("SKView", of: "SpriteKit", in: self)
  }

  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    guard let scene else { return }
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    scene.view = self
    scene.didMove(to: self)
  }

  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}

/// The delegate of a scene's view. It is never asked.
@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// A scene among SwiftUI's views: a labelled placeholder stands for it, with a finding `placeholder-screen`.
public struct SpriteView: View {
  private let scene: SKScene

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) { self.scene = scene }

  public var body: some View { ScenePlaceholder(scene: scene) }

  /// The options for drawing a scene.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// The aids for debugging that are drawn over a scene.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }
}

private struct ScenePlaceholder: UIViewRepresentable {
  let scene: SKScene

  func makeUIView(context: Context) -> SKView { SKView() }
  func updateUIView(_ view: SKView, context: Context) { if view.scene !== scene { view.presentScene(scene) } }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: SKView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
