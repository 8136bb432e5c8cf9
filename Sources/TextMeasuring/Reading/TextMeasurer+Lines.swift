import JSONDocuments
package import TextLayout

extension TextMeasurer {
  /// Answers a request in JSON with one object on one line, without a trailing line feed: an answer or an error.
  ///
  /// It never throws: errors are in the object's `error`.
  public func answerLine(_ line: [UInt8]) -> [UInt8] {
    line.withUnsafeBytes { answerLine($0) }
  }

  /// Answers a request in JSON without copying its bytes.
  public func answerLine(_ line: UnsafeRawBufferPointer) -> [UInt8] {
    answerLine(line, within: LayoutLimit(seconds: MeasuringLimits.seconds))
  }

  /// Answers a request in JSON, or returns an error that names the limit that was exceeded.
  package func answerLine(_ line: UnsafeRawBufferPointer, within limit: LayoutLimit) -> [UInt8] {
    var id: MeasuringID?
    do throws(MeasuringError) {
      let request = try self.request(line, id: &id)
      return AnswerWriter.line(try answer(request.value, of: request.root, in: line, within: limit))
    } catch {
      return AnswerWriter.line(error, id: id)
    }
  }

  /// The answer to a line that is longer than a request may be and was therefore not kept.
  package var answerToTooLongLine: [UInt8] { AnswerWriter.line(MeasuringError.tooLong, id: nil) }

  private func request(
    _ line: UnsafeRawBufferPointer, id: inout MeasuringID?
  ) throws(MeasuringError) -> (value: MeasuringRequest, root: JSONValue) {
    guard line.count <= MeasuringLimits.line else { throw .tooLong }
    let root: JSONValue
    do throws(JSONError) { root = try JSONDocument(line).root } catch {
      throw MeasuringError(error.description).at(error.offset, in: line)
    }
    id = MeasuringID(root["id"], in: line)
    do throws(FieldError) {
      var request = try RequestReader.request(of: root)
      request.id = id
      return (request, root)
    } catch {
      throw error.error.at(error.offset, in: line)
    }
  }

  private func answer(
    _ request: MeasuringRequest, of root: JSONValue, in line: UnsafeRawBufferPointer, within limit: LayoutLimit
  ) throws(MeasuringError) -> MeasuringAnswer {
    do throws(MeasuringError) { return try answer(request, within: limit) } catch {
      var error = error
      error.field = error.field.map(root.written)
      throw error.at(root.offset(ofField: error.field ?? ""), in: line)
    }
  }
}

extension MeasuringError {
  /// The error for a line with more bytes than a request may have.
  fileprivate static var tooLong: MeasuringError {
    MeasuringError("The request is longer than \(MeasuringLimits.line) bytes. Split it.")
  }
}

extension MeasuringID {
  /// The identifier of a request; nil if the value cannot be one.
  fileprivate init?(_ value: JSONValue?, in line: UnsafeRawBufferPointer) {
    guard let value else { return nil }
    switch value.content {
    case .string(let string): self = .string(string)
    case .number: self = .number(String(decoding: line[value.offset..<value.end], as: UTF8.self))
    default: return nil
    }
  }
}

extension JSONValue {
  /// A field's name as written in this request: `width`, if it uses that, instead of `widths[0]`.
  fileprivate func written(_ field: String) -> String {
    let name = String(field.prefix { $0 != "[" })
    guard self[name] == nil, let other = Self.otherNames[name], self[other] != nil else { return field }
    return other
  }

  private static let otherNames = ["widths": "width", "categories": "category", "text": "runs"]

  /// The offset of a part with a path such as `runs[2].font.size`, or of the innermost enclosing part that exists.
  fileprivate func offset(ofField field: String) -> Int {
    var value = self
    for part in field.split(whereSeparator: { ".[]".contains($0) }) {
      if let index = Int(part), case .array(let values) = value.content, values.indices.contains(index) {
        value = values[index]
      } else if let next = value[String(part)] {
        value = next
      } else {
        break
      }
    }
    return value.offset
  }
}
