import SwiftUI

/// Search through tours and riders, with scopes and suggestions.
struct SearchScreen: View {
  enum Scope: String, CaseIterable {
    case tours = "Tours"
    case riders = "Riders"
  }

  @State private var query: String
  @State private var scope = Scope.tours
  @State private var recent = ["lighthouse", "easy", "May"]
  @Environment(\.isSearching) private var isSearching

  init(query: String = "l") { _query = State(initialValue: query) }

  private var tours: [Tour] { Tour.samples.filter { query.isEmpty || $0.name.localizedStandardContains(query) } }
  private var riders: [Rider] { Rider.samples.filter { query.isEmpty || $0.name.localizedStandardContains(query) } }

  private var toursByLetter: [(letter: String, tours: [Tour])] {
    Dictionary(grouping: tours) { String($0.name.prefix(1)) }
      .map { (letter: $0.key, tours: $0.value) }
      .sorted { $0.letter < $1.letter }
  }

  var body: some View {
    NavigationStack {
      Group {
        switch scope {
        case .tours where tours.isEmpty, .riders where riders.isEmpty:
          ContentUnavailableView.search(text: query)
        case .tours:
          tourList
        case .riders:
          riderList
        }
      }
      .navigationTitle("Search")
      .searchable(text: $query)
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .searchSuggestions {
        ForEach(recent, id: \.self) { word in
          Label(word, systemImage: "clock").searchCompletion(word)
        }
      }
      .onSubmit(of: .search) { recent.insert(query, at: 0) }
    }
  }

  private var tourList: some View {
    List {
      ForEach(toursByLetter, id: \.letter) { group in
        Section(group.letter) {
          ForEach(group.tours) { tour in
            VStack(alignment: .leading) {
              highlighted(tour.name)
              Text("in \(Text(tour.region).foregroundColor(.accentColor)), \(tour.stages.count) days")
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      if query.count < 2 {
        Text("Write more to find less.").font(.footnote).listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
  }

  private var riderList: some View {
    List(riders) { rider in
      LabeledContent {
        Text(rider.kilometers.formatted(.number.grouping(.automatic))).monospacedDigit()
      } label: {
        Text(rider.name)
        Text(rider.home)
      }
    }
    .listStyle(.inset)
    .listRowSpacing(4)
  }

  private func highlighted(_ name: String) -> Text {
    guard let range = name.range(of: query, options: .caseInsensitive), !query.isEmpty else { return Text(name) }
    return Text(name[..<range.lowerBound])
      + Text(name[range]).foregroundColor(.orange).fontWeight(.bold)
      + Text(name[range.upperBound...])
  }
}
