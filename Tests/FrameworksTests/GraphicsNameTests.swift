import ARKit
import Accelerate
import CoreImage
import GameKit
import GameplayKit
import MetalKit
import NaturalLanguage
import PDFKit
import PencilKit
import Photos
import SceneKit
import SpriteKit
import Testing
import UIKit
import Vision
import VisionKit

/// What apps keep and compute of scenes, drawings, filters and games.
@MainActor @Suite struct GraphicsNameTests {
  // MARK: Ways

  /// Around a wall of a grid of three by three there is one way, of seven places.
  @Test func aWayLeadsAroundAWall() throws {
    let grid = GKGridGraph(fromGridStartingAt: [0, 0], width: 3, height: 3, diagonalsAllowed: false)
    let wall = [grid.node(atGridPosition: [1, 0]), grid.node(atGridPosition: [1, 1])].compactMap { $0 }
    grid.remove(wall)
    let start = try #require(grid.node(atGridPosition: [0, 0]))
    let goal = try #require(grid.node(atGridPosition: [2, 0]))
    let way = grid.findPath(from: start, to: goal).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    #expect(way == [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]])
    #expect(start.findPath(to: GKGraphNode()).isEmpty)
  }

  /// The way over a place in between is longer in a plane: 3 + 4 is more than 5.
  @Test func aWayInAPlaneIsTheShortest() {
    let (a, b, c) = (GKGraphNode2D(point: [0, 0]), GKGraphNode2D(point: [3, 0]), GKGraphNode2D(point: [3, 4]))
    a.addConnections(to: [b, c], bidirectional: true)
    b.addConnections(to: [c], bidirectional: true)
    #expect(a.cost(to: c) == 5 && a.findPath(to: c) == [a, c])
  }

  @Test func tilesHavePlaces() {
    let tile = SKTileGroup(tileDefinition: SKTileDefinition(texture: SKTexture(), size: CGSize(width: 8, height: 8)))
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [tile]), columns: 4, rows: 2, tileSize: CGSize(width: 8, height: 8))
    map.setTileGroup(tile, forColumn: 1, row: 0)
    #expect(map.tileGroup(atColumn: 1, row: 0) === tile && map.tileDefinition(atColumn: 0, row: 0) == nil)
    #expect(map.mapSize == CGSize(width: 32, height: 16))
    #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: -12, y: -4))
    #expect(map.tileColumnIndex(fromPosition: CGPoint(x: 1, y: 1)) == 2)
  }

  // MARK: Drawings

  private func point(_ x: CGFloat, _ time: TimeInterval) -> PKStrokePoint {
    PKStrokePoint(
      location: CGPoint(x: x, y: 0), timeOffset: time, size: CGSize(width: 2, height: 2), opacity: 1, force: 1,
      azimuth: 0, altitude: 0)
  }

  @Test func aLineOfADrawingHasItsPoints() {
    let path = PKStrokePath(controlPoints: [point(0, 0), point(10, 1)], creationDate: Date(timeIntervalSince1970: 0))
    #expect(
      path.interpolatedLocation(at: 0.25) == CGPoint(x: 2.5, y: 0) && path.interpolatedPoint(at: 9).timeOffset == 1)
    #expect(path.interpolatedPoints(by: .parametricStep(0.5)).map(\.location.x) == [0, 5, 10])
    var drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.marker, color: .red), path: path)])
    #expect(drawing.bounds == CGRect(x: -1, y: -1, width: 12, height: 2))
    drawing.transform(using: CGAffineTransform(translationX: 5, y: 0))
    #expect(drawing.bounds.minX == 4 && drawing.strokes[0].ink.inkType == .marker)
    #expect(PKDrawing().bounds.isNull && PKStrokePath().isEmpty)
  }

  // MARK: Numbers

  /// By hand: the numbers 3, -4 and every second of 1, 0, 2.
  /// The formulas are those of vDSP's documentation.
  @Test func windowsAndSquaresOfLengths() {
    var window: [Float] = [9, 9, 9, 9]
    vDSP_hann_window(&window, 4, Int32(vDSP_HANN_DENORM))
    #expect(zip(window, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    window = [9, 9, 9, 9]
    vDSP_hamm_window(&window, 4, Int32(vDSP_HALF_WINDOW))
    #expect(abs(window[0] - 0.08) < 1e-6 && abs(window[1] - 0.54) < 1e-6 && window[2] == 9)
    var (reals, imaginaries, squares): ([Float], [Float], [Float]) = ([3, 1], [4, 0], [0, 0])
    reals.withUnsafeMutableBufferPointer { reals in
      imaginaries.withUnsafeMutableBufferPointer { imaginaries in
        guard let real = reals.baseAddress, let imaginary = imaginaries.baseAddress else { return }
        var pair = DSPSplitComplex(realp: real, imagp: imaginary)
        vDSP_zvmags(&pair, 1, &squares, 1, 2)
      }
    }
    #expect(squares == [25, 1])
    var (zero, low, high): (Float, Float, Float) = (1, 2, 20)
    vDSP_vdbcon(squares, 1, &zero, &squares, 1, 2, 0)
    #expect(abs(squares[0] - 13.9794) < 1e-3 && squares[1] == 0)
    vDSP_vclip([1, 10, 30], 1, &low, &high, &window, 1, 3)
    #expect(Array(window.prefix(3)) == [2, 10, 20])
  }

  @Test func numbersInMemory() {
    var result: Float = 0
    vDSP_rmsqv([3, -4], 1, &result, 2)
    #expect(abs(result - 12.5.squareRoot().float) < 1e-6)
    vDSP_maxmgv([3, -4], 1, &result, 2)
    #expect(result == 4)
    vDSP_sve([1, 0, 2], 2, &result, 2)
    #expect(result == 3)
    var difference: [Float] = [0, 0]
    vDSP_vsub([1, 2], 1, [5, 5], 1, &difference, 1, 2)
    #expect(difference == [4, 3])
  }

  // MARK: Filters and pictures

  /// Names of values by Apple's Core Image Filter Reference.
  @Test func filtersKeepWhatTheyAreGiven() {
    let filter = CIFilter.highlightShadowAdjust()
    filter.shadowAmount = 0.5
    #expect(filter.value(forKey: "inputShadowAmount") as? Float == 0.5)
    let correction = CIFilter.perspectiveCorrection()
    correction.topLeft = CGPoint(x: 1, y: 2)
    #expect(correction.topLeft == CGPoint(x: 1, y: 2) && correction.name == "CIPerspectiveCorrection")
    let average = CIFilter.areaAverage()
    average.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(average.extent == CGRect(x: 1, y: 2, width: 3, height: 4) && average.outputImage == nil)
    #expect(CIFilter.sourceOverCompositing().inputKeys == ["inputImage", "inputBackgroundImage"])
    #expect(CIFilter(name: "CITemperatureAndTint")?.inputKeys.contains("inputTargetNeutral") == true)
  }

  @Test func requestsHaveResultsOfTheirKind() {
    let texts = VNRecognizeTextRequest()
    let strings = texts.results?.compactMap { $0.topCandidates(1).first?.string }
    #expect(strings == nil && VNDetectHumanHandPoseRequest().results?.first?.chirality == nil)
    #expect(VNRequest().results == nil && VNDetectBarcodesRequest.supportedSymbologies.isEmpty)
    #expect(VNHumanHandPoseObservation.JointName.indexTip.rawValue.rawValue == "VNHLKITIP")
  }

  // MARK: Scenes

  @Test func aShapeKeepsItsCorners() {
    let source = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])
    let element = SCNGeometryElement(indices: [UInt16(0), 1, 2], primitiveType: .triangles)
    let geometry = SCNGeometry(sources: [source], elements: [element])
    #expect(source.vectorCount == 3 && source.dataStride == 12 && source.data.count == 36)
    #expect(element.primitiveCount == 1 && element.bytesPerIndex == 2 && element.data.count == 6)
    #expect(geometry.sources(for: .vertex) == [source] && geometry.sources(for: .normal).isEmpty)
  }

  @Test func nothingIsTracked() {
    #expect(!ARWorldTrackingConfiguration.supportsFrameSemantics(.sceneDepth))
    let query = ARRaycastQuery(origin: .zero, direction: [0, -1, 0], allowing: .estimatedPlane, alignment: .any)
    #expect(query.direction == [0, -1, 0] && ARSession().raycast(query).isEmpty)
    #expect(CAMetalLayer().nextDrawable() == nil && MTLRegionMake2D(1, 2, 3, 4).size.height == 4)
  }

  // MARK: Notes and games

  @Test func aNoteKeepsItsValues() {
    let note = PDFAnnotation(bounds: .zero, forType: .widget, withProperties: nil)
    note.widgetFieldType = .button
    note.setValue("a", forAnnotationKey: .contents)
    #expect(note.widgetFieldType.rawValue == "/Btn" && note.value(forAnnotationKey: .contents) as? String == "a")
    #expect(PDFActionURL(url: URL(fileURLWithPath: "/a")).type == "URI")
  }

  @Test func nobodyPlays() async {
    let request = GKMatchRequest()
    var codes: [GKError.Code?] = []
    GKMatchmaker.shared().findMatch(for: request) { codes.append(($1 as? GKError)?.code) }
    GKLeaderboard.loadLeaderboards(IDs: nil) { codes.append(($1 as? GKError)?.code) }
    #expect(codes == [.notAuthenticated, .notAuthenticated])
    #expect(throws: (any Error).self) { try NLModel(contentsOf: URL(fileURLWithPath: "/nowhere")) }
  }
}

extension Double {
  fileprivate var float: Float { Float(self) }
}
