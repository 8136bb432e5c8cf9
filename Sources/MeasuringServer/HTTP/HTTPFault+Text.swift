import Foundation
import JSONDocuments

extension HTTPFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .malformedHead(let what): "the request is not valid HTTP/1.1: \(what)."
    case .headTooLarge(let limit): "the request's line and headers have more than \(limit) bytes."
    case .unknownVersion(let version): "\(version) is not supported; use HTTP/1.1."
    case .foreignHost(let host): "the request is for '\(host)', but only this machine is served."
    case .noLength: "the request has no Content-Length and is not chunked."
    case .bodyTooLarge(let limit): "the request's body has more than \(limit) bytes."
    case .malformedChunk: "a chunk of the request's body is malformed."
    case .unknownCoding(let coding): "the transfer coding '\(coding)' is not supported; use 'chunked'."
    case .unknownExpectation(let text): "the expectation '\(text)' is not supported; use '100-continue'."
    case .slowRequest(let seconds): "the request did not arrive completely within \(seconds.formatted()) seconds."
    case .bodiesTooLarge(let limit): "the bodies of all current requests have more than \(limit) bytes."
    case .unknownPath(let path, _): "there is nothing at '\(path)'."
    case .wrongMethod(let method, let allowed): "'\(method)' is not allowed for this path; use \(list(allowed, "or"))."
    case .wrongType(nil, _): "the request has no Content-Type."
    case .wrongType(let type?, _): "the Content-Type '\(type)' is not supported."
    case .wrongQuery(let query): "the query '\(query)' is not 'after=' and a number."
    case .packedBody(let coding): "a body compressed with '\(coding)' is not supported."
    case .noArray(let what): "the body is not an array of requests: \(what)."
    case .longBatch(let limit): "the batch has more than \(limit) requests."
    case .longAnswers(let limit): "the answers of the batch have more than \(limit) bytes."
    case .answersTooLarge(let limit): "the answers of all current batches have more than \(limit) bytes."
    case .tooManyRequests(let capacity): "\(capacity) requests are already being answered or waiting."
    case .clientLeft: "the client has closed the connection."
    case .noThread: "the system provides no more threads to answer with."
    case .noDescriptor: "the system provides no more descriptors to answer with."
    case .timedOut(let seconds): "the request could not be answered within \(seconds.formatted()) seconds."
    }
  }

  /// Advice on what to do instead.
  var suggestion: String? {
    switch self {
    case .headTooLarge: "send requests as a body"
    case .foreignHost: "use localhost, 127.0.0.1 or [::1]"
    case .bodyTooLarge: "send several batches, or start the server with a larger --body-limit"
    case .longBatch: "send several batches"
    case .longAnswers: "send several batches, or ask for less"
    case .bodiesTooLarge, .answersTooLarge, .tooManyRequests: "send it again after a second, or fewer at once"
    case .unknownPath(_, let known): "use \(list(known, "or"))"
    // `curl -d` sends this type unless told otherwise.
    case .wrongType("application/x-www-form-urlencoded", let expected):
      "send \(list(expected, "or")), with curl by -H 'Content-Type: \(expected.first ?? "")'"
    case .wrongType(_, let expected): "send \(list(expected, "or"))"
    case .packedBody: "send it uncompressed"
    case .noThread:
      "send it again after a second, or raise the limit of processes (ulimit -u) that the server runs under"
    case .timedOut: "send fewer requests in one batch, or start the server with a longer --timeout"
    default: nil
    }
  }

  private func list(_ words: [String], _ last: String) -> String {
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(last) " + words[words.count - 1]
  }
}

extension HTTPFault {
  /// The response with the error object that `galley measure` writes for a request that cannot be measured.
  var response: HTTPResponse {
    var body = Array("{\"version\":1,\"error\":{\"message\":".utf8)
    JSONText.append(description, to: &body)
    if let suggestion {
      body += ",\"suggestion\":".utf8
      JSONText.append(suggestion, to: &body)
    }
    body += "}}".utf8
    var response = HTTPResponse(status, type: "application/json", body: body)
    if case .wrongMethod(_, let allowed) = self { response.headers.append(("Allow", allowed.joined(separator: ", "))) }
    if let retryAfter { response.headers.append(("Retry-After", "\(retryAfter)")) }
    return response
  }
}
