import Foundation
import JSONDocuments
import ModelContextProtocol
import ReferenceCommands
import Scenes
import Snapshots

/// `accept`: takes the pictures of the newest run over as references, where a person allowed it.
enum AcceptTool {
  private static let (cases, all, group) = ("cases", "all", "group")

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "accept", title: "Accept new references",
      "Accepts the pictures of the newest run of 'test' as references. Only where a person started the server with --allow-accept; look "
        + "at the pictures first.",
      parameters: [
        Parameter(cases, .list(.string), "The cases' paths, or texts in them. Either this or 'all'."),
        Parameter(all, .boolean, "Whether to accept all cases that need review."),
        Parameter(group, .boolean, "Whether to accept also the cases that changed for the same cause."),
      ],
      result: SchemaPart.result([
        ("accepted", SchemaPart.strings), ("written", SchemaPart.integer), ("acceptedBefore", SchemaPart.integer),
      ]), effect: .changesFiles
    ) { call in
      guard bench.mayAccept else { throw CallError.notAllowed(option: "--allow-accept") }
      let (paths, isAll) = (call.arguments.strings(cases), call.arguments.flag(all))
      guard paths.isEmpty == isAll else { throw CallError.oneOf([cases, all]) }
      try bench.folder.checkOutput()
      let taken = try AcceptedReferences.accept(paths, isWholeGroup: call.arguments.flag(group)) { folder in
        guard bench.folder.confinement.holds(folder) else {
          throw CallError.outside(argument: "the references of the run", path: folder.path)
        }
      }
      return ToolResult([
        "accepted": .strings(taken.cases.map(\.description)),
        "written": .integer(taken.cases.count - taken.acceptedBefore), "acceptedBefore": .integer(taken.acceptedBefore),
      ])
    }
  }
}
