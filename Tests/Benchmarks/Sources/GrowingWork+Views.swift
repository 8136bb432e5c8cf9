import DynamicType
import HeadlessSwiftUI
import HeadlessUIKit
import TextLayout

extension GrowingWork {
  static func views(_ arguments: Arguments) -> [GrowingWork] {
    let (rows, views, elements) = (arguments.amount(50), arguments.amount(60), arguments.amount(25))
    return collections(rows) + constraints(views) + [
      GrowingWork(name: "table-rows") { times in
        {
          TextLayoutEngine.shared.removeCache()
          let screen = TableScreen(TableRows(count: rows * times))
          try screen.showWhole()
        }
      },
      GrowingWork(name: "table-batch") { times in { _ = TableUpdates(count: 20 * rows * times).batchSeconds() } },
      GrowingWork(name: "table-snapshot") { times in { _ = TableUpdates(count: 20 * rows * times).snapshotSeconds() } },
      GrowingWork(name: "swiftui-stack") { times in
        { try SwiftUIBenchmark.record(StackOfRows(count: rows * times)) }
      },
      GrowingWork(name: "swiftui-list") { times in { try SwiftUIBenchmark.record(ListOfRows(count: rows * times)) } },
      GrowingWork(name: "documents") { times in
        let document = DocumentsBenchmark.document(views: elements * times)
        return { try DocumentsBenchmark.show(document, "document.xib", [.large]) }
      },
    ]
  }

  private static func collections(_ cards: Int) -> [GrowingWork] {
    CollectionLayoutKind.allCases.map { kind in
      GrowingWork(name: "collection-\(kind.rawValue)") { times in
        let shown = CollectionCard.cards(cards * times)
        return {
          TextLayoutEngine.shared.removeCache()
          try CollectionScreen(shown, kind, .large).showWhole()
        }
      }
    }
  }

  private static func constraints(_ views: Int) -> [GrowingWork] {
    let shapes: [(String, (Int) -> LayoutShape)] = [
      ("feed-cells", { .feedCells(max(1, $0 / 15)) }), ("siblings", LayoutShape.siblings),
      ("chained", LayoutShape.chained), ("nested", LayoutShape.nested), ("labels", LayoutShape.labels),
    ]
    return shapes.map { name, shape in
      GrowingWork(name: "constraints-\(name)") { times in
        let shape = shape(views * times)
        return { try check(BuiltShape(shape).sum().isFinite) }
      }
    }
  }
}

/// Rows that are all laid out.
private struct StackOfRows: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<count, id: \.self) { Text("Row \($0)").padding(.horizontal) }
    }
  }
}

/// A list, which lays out the rows that show.
private struct ListOfRows: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { Text("Row \($0)") }
  }
}
