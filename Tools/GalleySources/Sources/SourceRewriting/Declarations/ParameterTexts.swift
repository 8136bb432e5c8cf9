import SwiftSyntax

/// A method's parameters, for a declaration that passes its arguments on.
struct ParameterTexts {
  /// The parameters as they are declared, between parentheses.
  let declared: String
  /// The parameters without default values, as a requirement has them.
  let required: String
  /// The arguments of the call, between parentheses.
  let arguments: String
  /// The types, between parentheses.
  let types: String

  /// Texts of parameters; nil if they cannot be passed on.
  init?(_ clause: FunctionParameterClauseSyntax) {
    var declared: [String] = []
    var required: [String] = []
    var arguments: [String] = []
    for (index, parameter) in clause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let inner = OneLine.name(parameter.secondName ?? parameter.firstName)
      let name = inner == "_" ? "p\(index)" : OneLine.identifier(inner)
      let text = Self.text(of: parameter, named: inner == "_" ? name : nil)
      required.append(text)
      declared.append(text + (parameter.defaultValue.map { " " + OneLine.text(of: $0) } ?? ""))
      let label = parameter.firstName.text
      let value = Self.value(name, parameter.type)
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    self.required = "(\(required.joined(separator: ", ")))"
    self.declared = "(\(declared.joined(separator: ", ")))"
    self.arguments = "(\(arguments.joined(separator: ", ")))"
    types = "(\(clause.parameters.map { OneLine.parameterType($0.type) }.joined(separator: ", ")))"
  }

  private static func text(of parameter: FunctionParameterSyntax, named name: String?) -> String {
    let names =
      name.map { "\(parameter.firstName.text) \($0)" }
      ?? [parameter.firstName, parameter.secondName].compactMap { $0?.text }.joined(separator: " ")
    let attributes = parameter.attributes.isEmpty ? "" : OneLine.text(of: parameter.attributes) + " "
    return "\(attributes)\(names): \(OneLine.text(of: parameter.type))"
  }

  private static func value(_ name: String, _ type: TypeSyntax) -> String {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return name }
    if attributed.specifiers.contains(where: { OneLine.text(of: $0) == "inout" }) { return "&" + name }
    let isAutoclosure = DeclarationCollector.attributes(attributed.attributes).contains { $0.name == "autoclosure" }
    return isAutoclosure ? name + "()" : name
  }
}

extension FunctionEffectSpecifiersSyntax {
  /// The marks that a call needs in front: `try await `.
  var marks: String { (throwsClause != nil ? "try " : "") + (asyncSpecifier != nil ? "await " : "") }
}
