public import Foundation
public import UIKit
import UIKitPresentation

/// A camera of a home. None is there.
open class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable {
  open var streamControl: HMCameraStreamControl? { nil }
  open var snapshotControl: HMCameraSnapshotControl? { nil }
}

/// What a camera shows.
open class HMCameraSource: NSObject, @unchecked Sendable {
  open var aspectRatio: Double { 16.0 / 9 }
}

/// A moving picture of a camera.
open class HMCameraStream: HMCameraSource, @unchecked Sendable {
  open var audioStreamSetting: HMCameraAudioStreamSetting { .muted }
}

/// A still picture of a camera.
open class HMCameraSnapshot: HMCameraSource, @unchecked Sendable {
  open var captureDate: Date { .distantPast }
}

/// Whether a camera is heard, with its raw values.
public enum HMCameraAudioStreamSetting: UInt, Sendable {
  case muted = 1
  case incomingAudioAllowed = 2
  case bidirectionalAudioAllowed = 3
}

/// Whether a camera's picture moves, with its raw values.
public enum HMCameraStreamState: UInt, Sendable {
  case starting = 1
  case streaming = 2
  case stopping = 3
  case notStreaming = 4
}

/// What starts the moving picture of a camera: it does not start.
open class HMCameraStreamControl: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMCameraStreamControlDelegate)?
  open var streamState: HMCameraStreamState { .notStreaming }
  open var cameraStream: HMCameraStream? { nil }
  open func startStream() {}
  open func stopStream() {}
}

/// The delegate of a moving picture. It is never called.
public protocol HMCameraStreamControlDelegate: NSObjectProtocol {
  func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl)
  func cameraStreamControl(
    _ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: (any Error)?)
}

extension HMCameraStreamControlDelegate {
  public func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl) {}
  public func cameraStreamControl(
    _ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: (any Error)?
  ) {}
}

/// What takes a still picture of a camera: it takes none.
open class HMCameraSnapshotControl: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMCameraSnapshotControlDelegate)?
  open var mostRecentSnapshot: HMCameraSnapshot? { nil }
  open func takeSnapshot() {}
}

/// The delegate of a still picture. It is never called.
public protocol HMCameraSnapshotControlDelegate: NSObjectProtocol {
  func cameraSnapshotControl(
    _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: (any Error)?)
  func cameraSnapshotControlDidUpdateMostRecentSnapshot(_ cameraSnapshotControl: HMCameraSnapshotControl)
}

extension HMCameraSnapshotControlDelegate {
  public func cameraSnapshotControl(
    _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: (any Error)?
  ) {}
  public func cameraSnapshotControlDidUpdateMostRecentSnapshot(_ cameraSnapshotControl: HMCameraSnapshotControl) {}
}

/// The picture of a camera: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class HMCameraView: UIView {
  open var cameraSource: HMCameraSource?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("HMCameraView", of: "HomeKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("HMCameraView", of: "HomeKit", in: self)
  }
}
