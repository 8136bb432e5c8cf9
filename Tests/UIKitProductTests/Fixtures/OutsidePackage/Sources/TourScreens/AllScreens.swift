import SwiftUI

/// A screen of the app as its tests show it.
public struct TourScreen {
  public let name: String
  public let view: AnyView

  @MainActor private init(_ name: String, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(
      view()
        .environmentObject(TourLibrary())
        .environmentObject(Account())
        .environment(TripPlan())
    )
  }

  /// All screens, with samples.
  @MainActor public static var all: [TourScreen] {
    [
      TourScreen("AudioGuide") { AudioGuideScreen() },
      TourScreen("CardGrid") { NavigationStack { CardGridScreen() } },
      TourScreen("Chat") { NavigationStack { ChatScreen() } },
      TourScreen("Checkout") { NavigationStack { CheckoutScreen() } },
      TourScreen("Map") { MapScreen() },
      TourScreen("Onboarding") { OnboardingScreen(onFinish: {}) },
      TourScreen("PackingList") { PackingListScreen() },
      TourScreen("Planner") { PlannerScreen() },
      TourScreen("Profile") { ProfileScreen(library: TourLibrary()) },
      TourScreen("Search") { SearchScreen() },
      TourScreen("Settings") { SettingsScreen() },
      TourScreen("SignIn") { SignInScreen() },
      TourScreen("StageTimeline") { StageTimelineScreen(tour: Tour.samples[1]) },
      TourScreen("StartRide") { StartRideScreen() },
      TourScreen("Statistics") { NavigationStack { StatisticsScreen() } },
      TourScreen("TabRoot") { TabRootScreen() },
      TourScreen("TagEditor") { TagEditorScreen() },
      TourScreen("TourDetail") { NavigationStack { TourDetailScreen(tour: Tour.samples[1]) } },
      TourScreen("TourList") { TourListScreen() },
      TourScreen("Weather") { WeatherScreen() },
    ]
  }
}
