import ARKit
import AVFoundation
import AVKit
import AuthenticationServices
import CloudKit
import ContactsUI
import Drawing
import EventKitUI
import Findings
import GameKit
import IntentsUI
import LinkPresentation
import MapKit
import MediaPlayer
import MessageUI
import Messages
import MetalKit
import MultipeerConnectivity
import PDFKit
import PassKit
import PencilKit
import PhotosUI
import QuickLook
import RealityKit
import ReplayKit
import SafariServices
import SceneKit
import Social
import SpriteKit
import StoreKit
import Testing
import UIKit
import UIKitCore
import UIKitValues
import VisionKit
import WebKit

/// What is not drawn is shown as a labelled placeholder, with one finding.
@MainActor @Suite struct PlaceholderTests {
  private func messages(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    return view.record().findings.filter { $0.kind == .placeholderScreen }.map(\.message)
  }

  private func labels(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { labels($0) }
  }

  @Test func viewsOfOtherFrameworks() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let views: [(UIView, String, String)] = [
      (WKWebView(frame: frame), "WKWebView", "WebKit"), (MKMapView(frame: frame), "MKMapView", "MapKit"),
      (PDFView(frame: frame), "PDFView", "PDFKit"), (LPLinkView(frame: frame), "LPLinkView", "LinkPresentation"),
      (MPVolumeView(frame: frame), "MPVolumeView", "MediaPlayer"),
      (SKView(frame: frame), "SKView", "SpriteKit"), (SCNView(frame: frame), "SCNView", "SceneKit"),
      (ARSCNView(frame: frame), "ARSCNView", "ARKit"), (ARView(frame: frame), "ARView", "RealityKit"),
      (MTKView(frame: frame), "MTKView", "MetalKit"), (PKCanvasView(frame: frame), "PKCanvasView", "PencilKit"),
      (
        PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black), "PKPaymentButton", "PassKit"
      ),
      (ASAuthorizationAppleIDButton(), "ASAuthorizationAppleIDButton", "AuthenticationServices"),
      (MSStickerBrowserView(frame: frame), "MSStickerBrowserView", "Messages"),
    ]
    for (view, name, framework) in views {
      view.frame = frame
      let screen = UIView(frame: frame)
      screen.addSubview(view)
      #expect(messages(screen) == ["\(name) is a view of \(framework), and a placeholder stands in."])
      #expect(labels(view) == [name])
    }
  }

  @Test func screensOfTheSystems() throws {
    let url = try #require(URL(string: "https://example.com/terms"))
    let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
    let screens: [UIViewController] = [
      SFSafariViewController(url: url), MFMailComposeViewController(), MFMessageComposeViewController(),
      SKStoreProductViewController(), CNContactPickerViewController(), EKEventEditViewController(),
      QLPreviewController(), PHPickerViewController(configuration: PHPickerConfiguration()),
      INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: NSObject())),
      SLComposeViewController(forServiceType: SLServiceTypeTwitter), GKGameCenterViewController(),
      RPPreviewViewController(), UICloudSharingController(share: share, container: .default()),
      MCBrowserViewController(), PKAddPassesViewController(), PKPaymentAuthorizationViewController(),
      VNDocumentCameraViewController(), DataScannerViewController(),
    ]
    for controller in screens {
      controller.loadViewIfNeeded()
      let name = "\(type(of: controller))"
      #expect(
        messages(controller.view) == ["\(name) is a screen that the system draws, and a placeholder stands in."])
      #expect(labels(controller.view).first == name)
    }
    #expect(labels(screens[0].view).contains("Shows example.com."))
  }

  @Test func aPlayersControllerKeepsWhatIsPutOverTheVideo() throws {
    let controller = AVPlayerViewController()
    controller.loadViewIfNeeded()
    let overlay = try #require(controller.contentOverlayView)
    overlay.addSubview(UILabel())
    #expect(messages(controller.view).count == 1)
  }

  @Test func layersOfVideos() {
    final class PlayerView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let player = PlayerView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    screen.addSubview(player)
    let camera = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    camera.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    screen.layer.addSublayer(camera)
    #expect(
      Set(messages(screen)) == [
        "AVPlayerLayer is a layer of AVFoundation, and a placeholder stands in.",
        "AVCaptureVideoPreviewLayer is a layer of AVFoundation, and a placeholder stands in.",
      ])
    camera.isHidden = true
    #expect(messages(screen).count == 1)
  }

  @Test func aWebViewKeepsWhatItIsAskedFor() throws {
    let view = WKWebView()
    let url = try #require(URL(string: "https://example.com"))
    #expect(view.load(URLRequest(url: url)) == nil)
    #expect(view.url == url && !view.isLoading && !view.canGoBack)
    var result: (Any?, (any Error)?)?
    view.evaluateJavaScript("1 + 1") { result = ($0, $1) }
    #expect(result?.0 == nil && (result?.1 as? WKError)?.code == .javaScriptResultTypeIsUnsupported)
  }

  @Test func shapesAreReadFromGeoJSON() throws {
    func shapes(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }
    let features = try shapes(
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": "a", "properties": {"name": "Park"},
          "geometry": {"type": "Point", "coordinates": [13.4, 52.5]}},
        {"type": "Feature", "id": 7, "properties": null, "geometry": {"type": "Polygon", "coordinates":
          [[[0, 0], [10, 0], [10, 10], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}},
        {"type": "Feature", "geometry": null}
      ]}
      """
    ).compactMap { $0 as? MKGeoJSONFeature }
    try #require(features.count == 3)
    let point = try #require(features[0].geometry.first as? MKPointAnnotation)
    #expect(point.coordinate.latitude == 52.5 && point.coordinate.longitude == 13.4)
    #expect(features[0].identifier == "a" && features[1].identifier == "7" && features[2].identifier == nil)
    #expect(try JSONDecoder().decode([String: String].self, from: #require(features[0].properties)) == ["name": "Park"])
    let area = try #require(features[1].geometry.first as? MKPolygon)
    #expect(area.pointCount == 4 && area.interiorPolygons?.map(\.pointCount) == [4])
    #expect(features[1].properties == nil && features[2].geometry.isEmpty)
    let lines = try shapes(#"{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3], [4, 4]]]}"#)
    #expect((lines.first as? MKMultiPolyline)?.polylines.map(\.pointCount) == [2, 3])
    for text in ["", "[]", "{}", #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Polygon", "coordinates": []}"#]
    {
      #expect(throws: MKError.self) { try shapes(text) }
    }
    let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    #expect(NSValue(mkCoordinate: place).mkCoordinateValue.longitude == 13.4)
  }

  @Test func nothingIsFoundInPictures() async throws {
    let interaction = ImageAnalysisInteraction()
    let view = UIImageView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && !ImageAnalyzer.isSupported)
    let found = try await ImageAnalyzer().analyze(UIImage(), configuration: ImageAnalyzer.Configuration([.text]))
    interaction.analysis = found
    #expect(!found.hasResults(for: .text) && interaction.activeInteractionTypes.isEmpty)
  }

  @Test func aMapKeepsItsAnnotations() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let pin = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4))
    map.addAnnotation(pin)
    map.showAnnotations([pin], animated: false)
    #expect(map.annotations.count == 1)
    #expect(abs(map.centerCoordinate.latitude - 52.5) < 1e-9 && abs(map.centerCoordinate.longitude - 13.4) < 1e-9)
    map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin", for: pin) is MKMarkerAnnotationView)
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty)
  }
}
