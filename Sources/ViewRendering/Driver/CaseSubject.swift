package import HeadlessUIKit
package import ImageComparison
package import Snapshots

/// Something that is laid out under configurations: a scene of a catalogue, or the value of an assertion.
@MainActor
package protocol CaseSubject {
  /// The tolerance for comparing its cases.
  var tolerance: Tolerance { get }

  /// The form in which its references are stored.
  var references: ReferenceForm { get }

  /// The names of views that a mask may name, under any configuration.
  var maskableNames: Set<String> { get }

  /// Makes the view in the configuration's environment and lays it out.
  ///
  /// - Parameter isSurvey: whether to record the data about each view that an audit needs.
  func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
  ) throws -> ViewRecording

  /// An error of drawing or masking, with the place that the subject knows for it.
  func located(_ error: any Error) -> any Error
}

extension CaseSubject {
  /// Calls `body` and adds places to errors of drawing and masking.
  package func locatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error where error is ViewRenderingError || error is MaskError {
      throw located(error)
    }
  }
}

/// A subject under one configuration.
package struct SubjectCase {
  package let identity: CaseIdentity
  let subject: any CaseSubject
  let configuration: Configuration

  package init(_ identity: CaseIdentity, _ subject: any CaseSubject, under configuration: Configuration) {
    (self.identity, self.subject, self.configuration) = (identity, subject, configuration)
  }
}
