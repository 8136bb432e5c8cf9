import CXML2
import SourcePlaces

/// Parses a text with libxml2, and builds a tree from its events.
///
/// Places are derived from the number of bytes read: libxml2's columns count bytes in some cases and code points in
/// others, and an element is reported after its start tag.
final class XMLParser {
  private let text: DecodedText
  private let limits: XMLLimits
  private let context: xmlParserCtxtPtr
  private var builder = XMLTreeBuilder()
  /// The first error. After it, libxml2 processes the rest of the text without reporting anything.
  private var error: XMLError?
  private var nodeCount = 0
  /// The offset after the last tag, comment or processing instruction.
  private var markupEnd = 0

  init(_ text: DecodedText, limits: XMLLimits) throws(XMLError) {
    Self.initialise
    guard let context = xmlNewParserCtxt() else {
      throw XMLError(
        place: SourcePlace(file: text.places.file), problem: .syntax("There is not enough memory to read it."))
    }
    (self.text, self.limits, self.context) = (text, limits, context)
  }

  deinit { xmlFreeParserCtxt(context) }

  /// Initialises libxml2's global state, which all threads share, once.
  private static let initialise: Void = xmlInitParser()

  /// Parses the text and returns its root element. Must be called only once.
  func root() throws(XMLError) -> XMLElement {
    context.pointee.sax.pointee = handler
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    // The text is already in UTF-8, whatever its declaration says. Without the option to load them, external entities
    // are not read, and without the option to substitute them, entities are not expanded.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    let document = text.bytes.withUnsafeBytes { bytes in
      xmlCtxtReadMemory(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, nil, Int32(options))
    }
    // Custom handlers do not build a document.
    xmlFreeDoc(document)
    if let error { throw error }
    guard let root = builder.root, context.pointee.wellFormed != 0 else {
      throw XMLError(place: text.places.place(at: text.bytes.count), problem: .empty)
    }
    return root
  }

  // MARK: libxml2's callbacks

  private static func parser(_ data: UnsafeMutableRawPointer?) -> XMLParser? {
    data.map { Unmanaged<XMLParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.internalSubset = { data, _, _, _ in XMLParser.parser(data)?.checkDocumentType() }
    handler.startElementNs = { data, name, prefix, _, _, _, count, _, attributes in
      let attributes = UnsafeBufferPointer(start: attributes, count: Int(count) * 5)
      XMLParser.parser(data)?.start(XMLName.qualified(name, prefix), attributes)
    }
    handler.endElementNs = { data, _, _, _ in XMLParser.parser(data)?.end() }
    handler.characters = { data, text, count in XMLParser.parser(data)?.add(text, count) }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.comment = { data, _ in XMLParser.parser(data)?.passMarkup() }
    handler.processingInstruction = { data, _, _ in XMLParser.parser(data)?.passMarkup() }
    handler.reference = { data, name in XMLParser.parser(data)?.refuseEntity(XMLName.string(name)) }
    handler.serror = { data, error in
      guard let error = error?.pointee else { return }
      XMLParser.parser(data)?.take(XMLFault(error))
    }
    return handler
  }

  /// The number of bytes read so far.
  private var offset: Int {
    guard let input = context.pointee.input?.pointee else { return text.bytes.count }
    return min(Int(input.consumed) + (input.cur - input.base), text.bytes.count)
  }

  private func fail(_ problem: XMLError.Problem, at offset: Int) {
    guard error == nil else { return }
    error = XMLError(place: text.places.place(at: offset), problem: problem)
    context.pointee.disableSAX = 1
  }

  /// The offset of the last occurrence of a byte before the parser's position.
  private func last(_ byte: Unicode.Scalar) -> Int {
    text.bytes[..<offset].lastIndex(of: UInt8(ascii: byte)) ?? offset
  }

  /// Fails if an internal subset follows.
  private func checkDocumentType() {
    let offset = offset
    if offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: "[") { fail(.declarations, at: offset) }
  }

  /// - Parameter values: the name, prefix, namespace, and start and end of the value for each attribute.
  private func start(_ name: String, _ values: UnsafeBufferPointer<UnsafePointer<xmlChar>?>) {
    guard error == nil else { return }
    // Attribute values cannot contain `<`, so the last one belongs to the tag.
    let (start, end) = (last("<"), offset)
    guard builder.depth < limits.depth else { return fail(.tooDeep(limit: limits.depth), at: start) }
    nodeCount += 1 + values.count / 5
    guard nodeCount <= limits.nodes else {
      return fail(.tooMany("elements and attributes", limit: limits.nodes), at: start)
    }
    let isEmpty = end < text.bytes.count && text.bytes[end] == UInt8(ascii: "/")
    markupEnd = end + (isEmpty ? 2 : 1)
    let places = text.places
    var attributes: [XMLAttribute] = []
    attributes.reserveCapacity(values.count / 5)
    for index in stride(from: 0, to: values.count, by: 5) {
      // libxml2 reports attributes in their order.
      attributes.append(
        XMLAttribute(
          name: XMLName.qualified(values[index], values[index + 1]),
          value: XMLName.value(from: values[index + 3], to: values[index + 4]), number: index / 5, inTag: start..<end,
          places))
    }
    builder.start(
      XMLElement(
        name: name, attributes: attributes, start: DeferredPlace(at: start, in: places),
        end: DeferredPlace(at: markupEnd, in: places)))
  }

  private func end() {
    guard error == nil else { return }
    builder.end()
    markupEnd = offset
  }

  private func add(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard error == nil else { return }
    builder.add(
      UnsafeBufferPointer(start: characters, count: Int(count)), at: DeferredPlace(at: markupEnd, in: text.places))
  }

  private func passMarkup() { markupEnd = offset }

  private func refuseEntity(_ name: String) { fail(.unknownEntity(name), at: last("&")) }

  private func take(_ fault: XMLFault) {
    guard error == nil, fault.isFatal else { return }
    let tag = last("<")
    let end = String(
      decoding: text.bytes[tag...].dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let problem = fault.problem(open: builder.openName ?? "", end: end)
    switch fault.place {
    case .here: fail(problem, at: offset)
    case .tag: fail(problem, at: tag)
    case .reference: fail(problem, at: last("&"))
    }
  }
}
