import SwiftUI

/// The app's tabs, or the first start, or the form to sign in.
struct TabRootScreen: View {
  enum Tab: Hashable { case tours, favorites, plan, profile }

  @StateObject private var library = TourLibrary()
  @StateObject private var account = Account()
  @State private var plan = TripPlan()
  @State private var tab = Tab.favorites
  @AppStorage("hasStarted") private var hasStarted = true
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    content
      .environmentObject(library)
      .environmentObject(account)
      .environment(plan)
      .environment(\.units, .metric)
      .onChange(of: scenePhase) { phase in
        if phase == .background { account.unread = 0 }
      }
      .onOpenURL { url in
        if url.host == "plan" { tab = .plan }
      }
  }

  @ViewBuilder private var content: some View {
    if !hasStarted {
      OnboardingScreen { hasStarted = true }
    } else {
      switch account.status {
      case .signedOut:
        SignInScreen().transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
      case .signedIn(let rider):
        tabs(for: rider)
      }
    }
  }

  private func tabs(for rider: Rider) -> some View {
    TabView(selection: $tab) {
      TourListScreen()
        .tabItem { Label("Tours", systemImage: "map") }
        .tag(Tab.tours)
      NavigationStack {
        CardGridScreen()
          .toolbar {
            ToolbarItem(placement: .principal) { Text("For \(rider.name)").font(.headline) }
          }
      }
      .tabItem {
        Image(systemName: "heart")
        Text("Favourites")
      }
      .tag(Tab.favorites)
      .badge(library.favorites.count)
      PlannerScreen()
        .tabItem { Label("Plan", systemImage: "calendar") }
        .tag(Tab.plan)
      ProfileScreen(library: library)
        .tabItem { Label("You", systemImage: "person.crop.circle") }
        .tag(Tab.profile)
        .badge(account.unread > 0 ? "\(account.unread)" : nil)
    }
    .accentColor(.orange)
    .overlay(alignment: .top) {
      if library.isLoading { LoadingBanner() }
    }
    .task { await library.reload() }
  }
}

/// A banner at the top while tours are loaded.
private struct LoadingBanner: View {
  var body: some View {
    HStack(spacing: 8) {
      ProgressView()
      Text("Loading…")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(.thinMaterial, in: Capsule())
    .transition(.move(edge: .top))
  }
}

struct TabRootScreen_Previews: PreviewProvider {
  static var previews: some View {
    TabRootScreen()
      .previewDevice("iPhone 15")
      .environment(\.dynamicTypeSize, .xxLarge)
  }
}
