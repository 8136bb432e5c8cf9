import Combine
import SwiftUI

/// The things to take along: a checklist in groups, with undo.
struct PackingListScreen: View {
  @StateObject private var model = PackingModel()
  @Environment(\.editMode) private var editMode
  @State private var selection = Set<PackingModel.Item.ID>()
  @State private var seconds = 0

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach($model.groups) { $group in
          DisclosureGroup(isExpanded: $group.isOpen) {
            ForEach($group.items) { $item in
              CheckRow(isDone: $item.isPacked) {
                Text(item.name).strikethrough(item.isPacked, color: .secondary)
              } accessory: {
                if item.weight > 1 {
                  Text("\(item.weight, specifier: "%.1f") kg").font(.caption).foregroundStyle(.orange)
                }
              }
              .tag(item.id)
            }
            .onDelete { group.items.remove(atOffsets: $0) }
          } label: {
            HStack {
              Text(group.name).font(.headline)
              Spacer()
              Text("\(group.packed)/\(group.items.count)")
                .font(.caption)
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(group.isComplete ? Color.green.opacity(0.3) : Color.gray.opacity(0.2))
                .clipShape(Capsule())
            }
          }
        }
      }
      .navigationTitle("Packing")
      .navigationSubheading(Text("\(model.weight, specifier: "%.1f") kg so far"))
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Undo", systemImage: "arrow.uturn.backward", action: model.undo).disabled(!model.canUndo)
          Spacer()
          if editMode?.wrappedValue.isEditing == true {
            Button("Pack \(selection.count)") { model.pack(selection) }
          }
        }
      }
      .toolbarBackground(.visible, for: .bottomBar)
      .onReceive(model.$groups.map(\.count).removeDuplicates()) { _ in seconds = 0 }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
        model.undo()
      }
    }
  }
}

/// A row that is checked off, with room for more at its end.
struct CheckRow<Content: View, Accessory: View>: View {
  @Binding var isDone: Bool
  @ViewBuilder let content: Content
  @ViewBuilder let accessory: Accessory

  var body: some View {
    HStack {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isDone ? AnyShapeStyle(.green) : AnyShapeStyle(.tertiary))
        .onTapGesture { isDone.toggle() }
      content
      Spacer()
      accessory
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction { isDone.toggle() }
  }
}

extension CheckRow where Accessory == EmptyView {
  init(isDone: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isDone: isDone, content: content, accessory: { EmptyView() })
  }
}

extension View {
  /// A line under the title.
  fileprivate func navigationSubheading(_ text: Text) -> some View {
    safeAreaInset(edge: .top) {
      text.font(.footnote).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal)
    }
  }
}

/// The list, and what it was before each change.
final class PackingModel: ObservableObject {
  struct Item: Identifiable {
    let id = UUID()
    var name: String
    var weight: Double
    var isPacked = false
  }

  struct Group: Identifiable {
    var id: String { name }
    var name: String
    var items: [Item]
    var isOpen = true
    var packed: Int { items.filter(\.isPacked).count }
    var isComplete: Bool { packed == items.count }
  }

  @Published var groups = [
    Group(name: "Tools", items: [Item(name: "Pump", weight: 0.3, isPacked: true), Item(name: "Lock", weight: 1.4)]),
    Group(name: "Clothes", items: [Item(name: "Rain jacket", weight: 0.4), Item(name: "Gloves", weight: 0.1)]),
  ]
  private var earlier: [[Group]] = []

  var canUndo: Bool { !earlier.isEmpty }
  var weight: Double { groups.flatMap(\.items).filter(\.isPacked).map(\.weight).reduce(0, +) }

  func undo() { if let last = earlier.popLast() { groups = last } }

  func pack(_ chosen: Set<Item.ID>) {
    earlier.append(groups)
    for group in groups.indices {
      for item in groups[group].items.indices where chosen.contains(groups[group].items[item].id) {
        groups[group].items[item].isPacked = true
      }
    }
  }
}
