package import HeadlessUIKit
package import ImageComparison
package import Snapshots

/// What is laid out under configurations: a scene of a catalogue, or the value of an assertion.
@MainActor
package protocol CaseSubject {
  /// How much its cases may differ from what they are compared with.
  var tolerance: Tolerance { get }

  /// What its references are kept as.
  var references: ReferenceForm { get }

  /// Names of views that a mask may name, whatever is shown under a configuration.
  var maskableNames: Set<String> { get }

  /// Makes the view in the configuration's environment and lays it out.
  ///
  /// - Parameter isSurvey: whether what an audit asks is noted of each view.
  func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
  ) throws -> ViewRecording

  /// An error of drawing or masking, with the place that the subject knows of it.
  func located(_ error: any Error) -> any Error
}

extension CaseSubject {
  /// Calls `body`; what goes wrong in drawing and masking has a place.
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
