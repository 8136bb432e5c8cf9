import AVFoundation
import CoreLocation
import CoreMedia
import Foundation
import LocalAuthentication
import MapKit
import MobileCoreServices
import NaturalLanguage
import Security
import StoreKit
import Testing
import UniformTypeIdentifiers
import os

/// Arithmetic and tables that Apple documents, or that follow from geometry.
@Suite struct ValueTests {
  @Test func times() {
    #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)).seconds.rounded() == 1)
    #expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isNumeric)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 5, timescale: 10)) == 0.5)
    #expect(
      CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1)).containsTime(CMTime(value: 1, timescale: 1)))
    #expect(NSValue(time: CMTime(value: 3, timescale: 2)).timeValue.seconds == 1.5)
  }

  @Test func partsOfATextAreWordsSentencesAndParagraphs() {
    let text = "It's late. Go home!\nNow"
    func parts(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(parts(.word) == ["It's", "late", "Go", "home", "Now"])
    #expect(parts(.sentence).map { $0.trimmingCharacters(in: .whitespaces) } == ["It's late", "Go home", "Now"])
    #expect(parts(.paragraph) == ["It's late. Go home!", "Now"])
    #expect(parts(.document) == [text])
  }

  @Test func rectanglesOfAnAspectRatio() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: rect)
        == CGRect(x: 50, y: 0, width: 100, height: 100))
  }

  /// There is no store: nothing is found, and nothing is bought.
  @Test func nothingIsInTheStore() async throws {
    #expect(try await Product.products(for: ["one"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("There are no purchases.") }
    #expect(try VerificationResult<Int>.verified(1).payloadValue == 1)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try VerificationResult<Int>.unverified(1, .invalidSignature).payloadValue
    }
    #expect(VerificationResult<Int>.unverified(1, .invalidSignature).unsafePayloadValue == 1)
  }

  /// A quarter of a great circle of a sphere of 6,371,008.8 m.
  @Test func distances() {
    let (pole, equator) = (CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: 0, longitude: 20))
    #expect(abs(pole.distance(from: equator) - 6_371_008.8 * .pi / 2) < 0.01)
    #expect(pole.distance(from: pole) == 0)
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  /// A region is what its beacons have in common, and a name.
  @Test func regionsOfBeacons() {
    let (uuid, numbers) = (UUID(), [NSNumber(value: 123), NSNumber(value: 456)])
    let region = CLBeaconRegion(uuid: uuid, major: 123, minor: 456, identifier: "hall")
    #expect(region.uuid == uuid && [region.major, region.minor] == numbers && region.identifier == "hall")
    #expect(CLBeaconRegion(uuid: uuid, identifier: "hall").major == nil)
  }

  /// The world is 268,435,456 points wide; its origin is the north-west corner, and the equator is halfway down.
  @Test func pointsOfMaps() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
    for (latitude, longitude) in [(52.5, 13.4), (-33.9, 151.2), (0, -179.9), (85, 0)] {
      let there = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
      #expect(abs(there.latitude - latitude) < 1e-9 && abs(there.longitude - longitude) < 1e-9)
    }
    // A degree of latitude is a 360th of a great circle; at 60 degrees a degree of longitude is half of that.
    let degree = 6_371_008.8 * .pi / 180
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: degree, longitudinalMeters: degree)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9 && abs(region.span.longitudeDelta - 2) < 1e-9)
    #expect(MKMapRect.null.isNull && MKMapRect.null.union(.world).width == 268_435_456)
  }

  @Test func uniformTypes() {
    #expect(UTType.png.identifier == "public.png" && UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && !UTType.png.conforms(to: .movie))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("com.example.thing")?.isDeclared == false && UTType("") == nil)
    #expect(kUTTypeImage as String == "public.image" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
  }

  @Test func whatIsNotAvailableSaysSo() {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    // Apple: a query has a class.
    #expect(SecItemCopyMatching([:] as NSDictionary, nil) == errSecParam)
    #expect(CLLocationManager.authorizationStatus() == .notDetermined && !CLLocationManager.locationServicesEnabled())
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
  }

  /// A recorder hears that its movie ended with an error, as no session runs.
  @Test func noMovieIsRecorded() {
    final class Recorder: NSObject, AVCaptureFileOutputRecordingDelegate {
      var errors: [AVError.Code?] = []
      func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
      ) { errors.append((error as? AVError)?.code) }
    }
    let (recorder, output) = (Recorder(), AVCaptureMovieFileOutput())
    output.startRecording(to: URL(fileURLWithPath: "/nowhere.mov"), recordingDelegate: recorder)
    #expect(recorder.errors == [.sessionNotRunning] && !output.isRecording)
  }

  @Test func messagesAreNotEvenMade() {
    let logger = Logger(subsystem: "app", category: "views")
    var calls = 0
    func value() -> Int {
      calls += 1
      return calls
    }
    // The values of a message are closures that nobody calls; they may outlive the call, so they capture a box.
    let box = Box()
    logger.info("\(box.next(), privacy: .public) of \(box.next())")
    logger.error("plain")
    os_log("message %d", log: .default, type: .error, value())
    #expect(box.count == 0 && calls == 1)
    #expect(!OSLog.default.isEnabled(type: .error))
  }

  @Test func locks() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in counter.withLock { $0 += 1 } }
    #expect(counter.withLock { $0 } == 1000)
  }
}

private final class Box {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
