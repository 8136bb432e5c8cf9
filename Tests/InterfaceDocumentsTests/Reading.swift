import InterfaceDocuments

/// Reads the objects of a `.xib`. The first object is on line 2.
func xib(_ objects: String, attributes: String = "", after: String = "") throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <objects>\(objects)</objects>\(after)</document>
    """
  return try InterfaceDocument(Array(text.utf8), file: "A.xib")
}

/// Reads the scenes of a storyboard.
func storyboard(_ scenes: String, initial: String = "") throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"\(initial.isEmpty ? "" : " initialViewController=\"\(initial)\"")>
    <scenes>\(scenes)</scenes></document>
    """
  return try InterfaceDocument(Array(text.utf8), file: "A.storyboard")
}

/// Reads a single object.
func object(_ text: String) throws -> InterfaceElement {
  guard let object = try xib(text).scenes.first?.objects.first else { throw NoObject() }
  return object
}

struct NoObject: Error {}

/// The message of the typed value of a malformed element.
func problem(_ read: () throws(InterfaceProblem) -> Void) -> String? {
  do throws(InterfaceProblem) {
    try read()
    return nil
  } catch {
    return error.description
  }
}
