import JSONDocuments
import MeasuringServer
import TextMeasuring

/// What `GET /openapi.json` answers.
enum MeasuringDescription {
  static func json(limits: ServerLimits) -> String {
    ServiceDescription.json(
      request: MeasuringSchema.requestObject.text, answer: MeasuringSchema.answerObject.text,
      fault: MeasuringSchema.fault.text, limits: limits)
  }
}
