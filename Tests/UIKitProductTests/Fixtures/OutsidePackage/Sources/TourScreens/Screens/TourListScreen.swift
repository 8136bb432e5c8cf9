import SwiftUI

/// All tours by region, with search, sorting and actions on rows.
struct TourListScreen: View {
  enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case length = "Length"
    case rating = "Rating"

    var id: Self { self }
  }

  @EnvironmentObject private var library: TourLibrary
  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var order = Order.name
  @State private var showsFavoritesOnly = false
  @State private var doomed: Tour?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(library.regions, id: \.self) { region in
          let tours = visibleTours(in: region)
          if !tours.isEmpty {
            Section {
              ForEach(tours) { tour in
                NavigationLink(value: tour) { TourRow(tour: tour) }
                  .swipeActions(edge: .leading) {
                    Button {
                      library.toggleFavorite(tour)
                    } label: {
                      Label(tour.isFavorite ? "Forget" : "Keep", systemImage: "heart")
                    }
                    .tint(.pink)
                  }
                  .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                    Button(role: .destructive) {
                      doomed = tour
                    } label: {
                      Label("Remove", systemImage: "trash")
                    }
                  }
                  .contextMenu {
                    Button("Keep", systemImage: "heart") { library.toggleFavorite(tour) }
                    Divider()
                    Button("Remove", systemImage: "trash", role: .destructive) { library.remove(tour) }
                  }
              }
              .onDelete { offsets in offsets.map { tours[$0] }.forEach(library.remove) }
            } header: {
              Text(region)
            } footer: {
              Text("\(tours.count) tours in this region")
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Tours")
      .navigationDestination(for: Tour.self) { TourDetailScreen(tour: $0) }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Name or tag")
      .refreshable { await library.reload() }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) { sortMenu }
      }
      .alert("Remove this tour?", isPresented: isAsking, presenting: doomed) { tour in
        Button("Remove", role: .destructive) { library.remove(tour) }
        Button("Cancel", role: .cancel) {}
      } message: { tour in
        Text("\(tour.name) will be gone from all your devices.")
      }
    }
  }

  private var sortMenu: some View {
    Menu {
      Picker("Order", selection: $order) {
        ForEach(Order.allCases) { order in Text(order.rawValue).tag(order) }
      }
      Toggle("Favourites only", isOn: $showsFavoritesOnly.animation())
    } label: {
      Image(systemName: "line.3.horizontal.decrease.circle")
    }
    .accessibilityLabel("Sort and filter")
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }

  private func visibleTours(in region: String) -> [Tour] {
    library.tours(in: region)
      .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) || $0.tags.contains(query) }
      .filter { !showsFavoritesOnly || $0.isFavorite }
      .sorted {
        switch order {
        case .name: $0.name < $1.name
        case .length: $0.length < $1.length
        case .rating: $0.rating > $1.rating
        }
      }
  }
}

/// A tour in a list.
struct TourRow: View {
  @Environment(\.units) private var units
  let tour: Tour

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: tour.difficulty.symbol)
        .font(.title3)
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(tour.difficulty.color.gradient, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      VStack(alignment: .leading, spacing: 2) {
        Text(tour.name).font(.headline).lineLimit(2)
        Text("\(units.text(tour.length)) · \(tour.climb) m up")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      if tour.isFavorite {
        Image(systemName: "heart.fill").foregroundColor(.pink).imageScale(.small)
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

struct TourListScreen_Previews: PreviewProvider {
  static var previews: some View {
    TourListScreen().environmentObject(TourLibrary())
    TourRow(tour: Tour.samples[0]).padding().previewLayout(.sizeThatFits).previewDisplayName("Row")
  }
}
