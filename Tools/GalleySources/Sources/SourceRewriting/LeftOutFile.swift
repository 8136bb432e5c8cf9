/// A file that is not compiled, and why.
public struct LeftOutFile: Sendable, Hashable, CustomStringConvertible {
  public let path: String
  /// The place of what keeps it from being compiled.
  public let position: SourcePosition
  public let reason: Reason

  public enum Reason: Sendable, Hashable {
    /// Something in it cannot be rewritten.
    case problem(SourceProblem)
    /// It imports a module that is not there.
    case missingModule(String)
    /// It is a program's `main.swift`: the copies are a library.
    case entryPoint
    /// It uses a name that only a file declares which is left out.
    case missingName(String, declaredIn: String)
    /// It uses a name that a header declares in Objective-C.
    case objectiveCName(String, declaredIn: String)
  }

  init(path: String, position: SourcePosition, reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }

  /// The place and the reason: `B.swift:3:7: left out: it uses 'Card', which 'A.swift' declares`.
  public var description: String {
    "\(path):\(position.line):\(position.column): left out: \(reason)"
  }
}

extension LeftOutFile.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .problem(let problem): problem.message
    case .missingModule(let name): "it imports '\(name)', which is not there"
    case .entryPoint: "it is the entry point of a program"
    case .missingName(let name, let other): "it uses '\(name)', which '\(other)' declares"
    case .objectiveCName(let name, let header): "it uses '\(name)', which '\(header)' declares in Objective-C"
    }
  }
}
