public import HeadlessSwiftUI
@_exported public import Metal
@_exported public import SpriteKit
@_exported public import UIKit
import UIKitPresentation

/// A scene of nodes. Files of scenes are not read.
@preconcurrency @MainActor
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public let physicsWorld = SCNPhysicsWorld()
  open var isPaused = false
  open var fogColor: Any = UIColor.white
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var fogDensityExponent: CGFloat = 1
  open var wantsScreenSpaceReflection = false
  open var screenSpaceReflectionSampleCount = 64
  open var screenSpaceReflectionMaximumDistance: CGFloat = 1000
  open private(set) var particleSystems: [SCNParticleSystem]?

  public override init() { super.init() }
  public convenience init?(named name: String) { self.init() }
  public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) {
    self.init()
  }
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws { self.init() }

  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
    particleSystems = (particleSystems ?? []) + [system]
  }
  open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
  open func removeAllParticleSystems() { particleSystems = nil }

  /// An option for reading a file.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
    public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
    public static let convertUnitsToMeters = LoadingOption(rawValue: "kSceneSourceConvertToUnit")
    public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
    public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
    public static let preserveOriginalTopology = LoadingOption(rawValue: "kSceneSourcePreserveOriginalTopology")
    public static let assetDirectoryURLs = LoadingOption(rawValue: "kSceneSourceAssetDirectoryURLs")
  }
}

/// The forces of a scene.
@preconcurrency @MainActor
open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open var timeStep: TimeInterval = 1 / 60
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
  open private(set) var allBehaviors: [SCNPhysicsBehavior] = []

  open func addBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.append(behavior) }
  open func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { allBehaviors = [] }
  open func updateCollisionPairs() {}
  open func rayTestWithSegment(
    from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
  open func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] { [] }
  open func contactTestBetween(
    _ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil
  ) -> [SCNPhysicsContact] { [] }

  /// An option of a test for contacts.
  public struct TestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let backfaceCulling = TestOption(rawValue: "cullFaces")
    public static let collisionBitMask = TestOption(rawValue: "bitMask")
    public static let searchMode = TestOption(rawValue: "searchMode")
  }
}

/// Two bodies that touch. None is ever made.
@preconcurrency @MainActor
open class SCNPhysicsContact: NSObject {
  public let nodeA: SCNNode
  public let nodeB: SCNNode
  open var contactPoint: SCNVector3 { SCNVector3Zero }
  open var contactNormal: SCNVector3 { SCNVector3Zero }
  open var collisionImpulse: CGFloat { 0 }
  open var penetrationDistance: CGFloat { 0 }
  open var sweepTestFraction: CGFloat { 0 }
  package init(nodeA: SCNNode, nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}

/// The delegate of a world. It is never called.
@preconcurrency @MainActor
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// A renderer of a scene.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
  var scene: SCNScene? { get set }
  var delegate: (any SCNSceneRendererDelegate)? { get set }
  var pointOfView: SCNNode? { get set }
  var autoenablesDefaultLighting: Bool { get set }
  var showsStatistics: Bool { get set }
  var isPlaying: Bool { get set }
  var loops: Bool { get set }
  var sceneTime: TimeInterval { get set }
  var debugOptions: SCNDebugOptions { get set }
  var overlaySKScene: SKScene? { get set }
  var audioListener: SCNNode? { get set }
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
  func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
  func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
  func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)?)
}

/// The delegate of a renderer. It is never called.
@preconcurrency @MainActor
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// An option of a hit test.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
  public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
  public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
  public static let ignoreLightArea = SCNHitTestOption(rawValue: "kHitTestIgnoreLightArea")
}

/// What a hit test finds, with its raw values.
public enum SCNHitTestSearchMode: Int, Sendable {
  case closest = 0
  case all = 1
  case any = 2
}

/// The interface by which a view draws, with its raw values.
public enum SCNRenderingAPI: UInt, Sendable {
  case metal = 0
  case openGLES2 = 1
}

/// The aids for debugging that are drawn over a scene.
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
  public static let showLightExtents = SCNDebugOptions(rawValue: 8)
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
  public static let showSkeletons = SCNDebugOptions(rawValue: 128)
  public static let showCreases = SCNDebugOptions(rawValue: 256)
  public static let showConstraints = SCNDebugOptions(rawValue: 512)
  public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

/// The smoothing of edges, with its raw values.
public enum SCNAntialiasingMode: UInt, Sendable {
  case none = 0
  case multisampling2X = 1
  case multisampling4X = 2
}

/// A view of a scene: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene?
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var loops = true
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  open var debugOptions: SCNDebugOptions = []
  open var overlaySKScene: SKScene?
  open var sceneTime: TimeInterval = 0
  /// The graphics processor: none.
  open var device: (any MTLDevice)? { nil }
  open var colorPixelFormat: MTLPixelFormat { .bgra8Unorm }
  open var audioListener: SCNNode?
  open var isJitteringEnabled = false
  open var isTemporalAntialiasingEnabled = false
  open var usesReverseZ = true
  open var technique: SCNTechnique?
  open var renderingAPI: SCNRenderingAPI { .metal }
  public let defaultCameraController = SCNCameraController()
  public let cameraControlConfiguration = SCNCameraControlConfiguration()

  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
    showPlaceholder()
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showPlaceholder()
  }

  /// The name of the placeholder and of its framework.
  @_spi(Subclasses) open var placeholderName: (view: String, framework: String) { ("SCNView", "SceneKit") }
  private func showPlaceholder() { FrameworkView.show(placeholderName.view, of: placeholderName.framework, in: self) }

  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { true }
  open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] { scene?.rootNode.childNodes ?? [] }
  open func present(
    _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
    completionHandler: (() -> Void)? = nil
  ) {
    (self.scene, self.pointOfView) = (scene, pointOfView)
    completionHandler?()
  }
  open func snapshot() -> UIImage { UIImage() }
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }

  /// An option of a view.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
    public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
  }
}

/// A scene among SwiftUI's views: a labelled placeholder stands for it, with a finding `placeholder-screen`.
public struct SceneView: View {
  private let scene: SCNScene?

  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil,
    technique: SCNTechnique? = nil
  ) { self.scene = scene }

  public var body: some View { ScenePlaceholder(scene: scene) }

  /// The options for showing a scene.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }
}

private struct ScenePlaceholder: UIViewRepresentable {
  let scene: SCNScene?

  func makeUIView(context: Context) -> SCNView { SCNView() }
  func updateUIView(_ view: SCNView, context: Context) { view.scene = scene }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: SCNView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A change of several values together, which takes effect at once.
@preconcurrency @MainActor
open class SCNTransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  open class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  open class var animationTimingFunction: CAMediaTimingFunction? {
    get { nil }
    set {}
  }
  open class var disableActions: Bool {
    get { true }
    set {}
  }
  open class func lock() {}
  open class func unlock() {}
  open class func flush() {}
  open class var completionBlock: (() -> Void)? {
    get { completions.last ?? nil }
    set { if !completions.isEmpty { completions[completions.count - 1] = newValue } }
  }
  open class func begin() { completions.append(nil) }
  open class func commit() { (completions.popLast() ?? nil)?() }
}
