/// The attributes of the outermost element about the document.
struct InterfaceHeading {
  let kind: InterfaceDocument.Kind
  let device: InterfaceDevice?
  let usesAutoLayout, usesSafeAreas, usesTraitCollections, isLaunchScreen: Bool
  let problems: [InterfaceProblem]

  init(_ root: InterfaceElement) throws(InterfaceDocumentError) {
    guard root.name != "archive" else { throw InterfaceDocumentError(place: root.place, problem: .archive) }
    guard root.name == "document", root["type"].map({ $0.contains("InterfaceBuilder") }) ?? true,
      root.child(named: "objects") != nil || root.child(named: "scenes") != nil || root["type"] != nil
    else { throw InterfaceDocumentError(place: root.place, problem: .root(root.name)) }
    try Self.checkPlatform(root)
    var problems: [InterfaceProblem] = []
    kind = root.child(named: "scenes") != nil || root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    func flag(_ name: String) -> Bool {
      do throws(InterfaceProblem) { return try root.flag(name) ?? false } catch {
        problems.append(error)
        return false
      }
    }
    usesAutoLayout = flag("useAutolayout")
    usesSafeAreas = flag("useSafeAreas")
    usesTraitCollections = flag("useTraitCollections")
    isLaunchScreen = flag("launchScreen")
    if let version = root["version"], InterfaceNumber.double(version).map({ $0 > 3 }) ?? true {
      problems.append(InterfaceProblem(root.place(of: "version"), .laterVersion(version)))
    }
    let device = root.child(named: "device")
    self.device = device.flatMap(InterfaceDevice.init)
    if let device, self.device == nil {
      problems.append(
        InterfaceProblem(
          device.place(of: "id"), .unknownValue(name: "id", value: device.id ?? "", known: InterfaceDevice.knownIDs)))
    }
    self.problems = problems
  }

  /// Refuses documents of other systems, as `MacOSX.Cocoa`, `AppleTV` and `watchKit`.
  private static func checkPlatform(_ root: InterfaceElement) throws(InterfaceDocumentError) {
    if let runtime = root["targetRuntime"] {
      guard runtime.hasPrefix("iOS.CocoaTouch") else {
        throw InterfaceDocumentError(place: root.place(of: "targetRuntime"), problem: .platform(runtime))
      }
    } else if let type = root["type"], !type.contains(".CocoaTouch.") {
      throw InterfaceDocumentError(place: root.place(of: "type"), problem: .platform(type))
    }
  }
}
