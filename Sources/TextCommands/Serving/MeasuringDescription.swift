import JSONDocuments
import MeasuringServer
import TextMeasuring

/// The answer to `GET /openapi.json`.
enum MeasuringDescription {
  static func json(limits: ServerLimits) -> String {
    ServiceDescription.json(
      request: MeasuringSchema.requestObject.text, answer: MeasuringSchema.answerObject.text,
      fault: MeasuringSchema.fault.text, limits: limits)
  }
}
