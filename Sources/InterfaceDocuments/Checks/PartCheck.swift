/// Finds constraints, connections, runtime attributes and variations that cannot be read.
struct PartCheck {
  private let onProblem: (InterfaceProblem) -> Void

  init(onProblem: @escaping (InterfaceProblem) -> Void) { self.onProblem = onProblem }

  func check(_ element: InterfaceElement) {
    switch element.name {
    case "constraints":
      for child in element.children where child.name == "constraint" { check(constraint: child) }
    case "connections":
      for child in element.children { report { () throws(InterfaceProblem) in _ = try InterfaceConnection(child) } }
    case "userDefinedRuntimeAttributes":
      for child in element.children where child.name == "userDefinedRuntimeAttribute" {
        report { () throws(InterfaceProblem) in _ = try InterfaceRuntimeAttribute(child) }
      }
    case "variation": check(variation: element)
    default: break
    }
  }

  /// A variation is read on its own, so that its problem has its own place.
  private func check(constraint: InterfaceElement) {
    do throws(InterfaceProblem) { _ = try InterfaceConstraint(constraint) } catch { return onProblem(error) }
    for variation in constraint.children where variation.name == "variation" {
      let attributes = constraint.attributes.filter { variation[$0.name] == nil } + variation.attributes
      let varied = InterfaceElement(name: constraint.name, start: variation.start, attributes: attributes)
      report { () throws(InterfaceProblem) in _ = try InterfaceConstraint(varied) }
    }
  }

  private func check(variation: InterfaceElement) {
    guard let key = variation.key else {
      return onProblem(InterfaceProblem(variation.place, .missing(name: "key", element: variation.name)))
    }
    guard VariationKey(key) == nil else { return }
    onProblem(
      InterfaceProblem(
        variation.place(of: "key"), .unknownValue(name: "key", value: key, known: VariationKey.known)))
  }

  private func report(_ read: () throws(InterfaceProblem) -> Void) {
    do throws(InterfaceProblem) { try read() } catch { onProblem(error) }
  }
}
