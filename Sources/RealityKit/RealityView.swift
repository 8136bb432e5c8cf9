public import HeadlessSwiftUI
public import UIKit
import UIKitPresentation

/// A scene of things: a labelled placeholder stands for it, with a finding `placeholder-screen`. The closures are not called.
@MainActor @preconcurrency
public struct RealityView<Content>: View {
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil
  ) where Content == RealityViewCameraContent {}
  public init<P: View>(
    make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P
  ) where Content == RealityViewCameraContent {}

  public var body: some View { RealityPlaceholder() }
}

/// The things of a view.
@MainActor @preconcurrency
public struct RealityViewCameraContent {
  public private(set) var entities: [Entity] = []
  public var camera = RealityViewCamera.worldTracking
  public mutating func add(_ entity: Entity) { entities.append(entity) }
  public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}

/// The things of a view, by their name on other systems.
public typealias RealityViewContent = RealityViewCameraContent

/// The camera of a view.
public struct RealityViewCamera: Equatable, Sendable {
  private let name: String
  public static let virtual = RealityViewCamera(name: "virtual")
  public static let worldTracking = RealityViewCamera(name: "worldTracking")
  public static let spatialTracking = RealityViewCamera(name: "spatialTracking")
}

private struct RealityPlaceholder: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    FrameworkView.show("RealityView", of: "RealityKit", in: view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}
