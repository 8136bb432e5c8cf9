import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitPresentation

extension ElementClass {
  /// The classes of views of other frameworks, which are not drawn, and what nothing of theirs reads.
  static let frameworkViews = [
    frameworkView(
      "mapView", "MKMapView", of: "MapKit",
      attributes: [
        "mapType", "showsScale", "showsCompass", "showsUserLocation", "showsBuildings", "showsPointsOfInterest",
        "showsTraffic", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled",
      ], children: ["preferredConfiguration", "standardMapConfiguration"]),
    frameworkView(
      "wkWebView", "WKWebView", of: "WebKit",
      attributes: [
        "allowsBackForwardNavigationGestures", "allowsLinkPreview", "customUserAgent", "findInteractionEnabled",
      ], children: ["configuration"]),
    frameworkView(
      "webView", "UIWebView", of: "UIKit before iOS 12",
      attributes: [
        "scalesPageToFit", "allowsInlineMediaPlayback", "allowsPictureInPictureMediaPlayback", "allowsLinkPreview",
        "keyboardDisplayRequiresUserAction", "mediaPlaybackAllowsAirPlay", "mediaPlaybackRequiresUserAction",
        "paginationMode", "paginationBreakingMode", "suppressesIncrementalRendering",
      ], children: ["dataDetectorTypes"]),
    frameworkView(
      "glkView", "GLKView", of: "GLKit",
      attributes: [
        "enableSetNeedsDisplay", "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat",
        "drawableMultisample",
      ]),
    frameworkView(
      "mtkView", "MTKView", of: "MetalKit",
      attributes: [
        "colorPixelFormat", "depthStencilPixelFormat", "sampleCount", "clearDepth", "clearStencil", "paused",
        "enableSetNeedsDisplay", "autoResizeDrawable", "preferredFramesPerSecond", "framebufferOnly",
        "presentsWithTransaction",
      ], children: ["clearColor"]),
    frameworkView("skView", "SKView", of: "SpriteKit", attributes: spriteAttributes),
    frameworkView("arskView", "ARSKView", of: "ARKit", attributes: spriteAttributes),
    frameworkView("sceneKitView", "SCNView", of: "SceneKit", attributes: sceneAttributes, children: ["scene"]),
    frameworkView("arscnView", "ARSCNView", of: "ARKit", attributes: sceneAttributes, children: ["scene"]),
    frameworkView("arView", "ARView", of: "RealityKit"),
    frameworkView("adBannerView", "ADBannerView", of: "iAd"),
  ]

  private static let spriteAttributes = [
    "showsFPS", "showsNodeCount", "showsDrawCount", "showsQuadCount", "showsPhysics", "showsFields", "paused",
    "asynchronous", "allowsTransparency", "ignoresSiblingOrder", "preferredFramesPerSecond",
  ]

  private static let sceneAttributes = [
    "allowsCameraControl", "autoenablesDefaultLighting", "jitteringEnabled", "playing", "loops", "antialiasingMode",
    "wantsBestResolution", "preferredFramesPerSecond",
  ]

  private static func frameworkView(
    _ name: String, _ className: String, of framework: String, attributes: [String] = [], children: [String] = []
  ) -> ElementClass {
    // A class of the app's own may be any view's, if the program has not the framework's.
    ElementClass(
      name, UIView.self, inherits: .view,
      making: { type, coder in
        let module = framework.prefix { $0 != " " }
        let known = NSClassFromString("\(module).\(className)") as? UIView.Type ?? FrameworkView.self
        return ((type == UIView.self ? known : type) as? UIView.Type)?.init(coder: coder)
      },
      [
        .custom { (view: FrameworkView, _, _) in view.show(className, of: framework) },
        ElementProperty(attributes: attributes, children: children, set: nil),
      ])
  }
}
