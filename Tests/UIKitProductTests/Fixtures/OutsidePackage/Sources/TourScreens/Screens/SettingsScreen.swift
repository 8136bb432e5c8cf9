import SwiftUI

/// The app's settings.
struct SettingsScreen: View {
  @AppStorage("units") private var units = Units.metric.rawValue
  @AppStorage("keepsScreenOn") private var keepsScreenOn = true
  @State private var alarm = Date.sample
  @State private var weeklyGoal = 120
  @State private var volume = 0.6
  @State private var tint = Color.orange
  @State private var difficulty = Difficulty.moderate
  @State private var nickname = "Ada"
  @State private var isErasing = false
  @State private var notifies = true
  @State private var notifiesFriends = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Nickname", text: $nickname)
            .autocorrectionDisabled()
          Picker("Units", selection: $units) {
            ForEach(Units.allCases) { units in
              Text(units == .metric ? "Kilometres" : "Miles").tag(units.rawValue)
            }
          }
          .pickerStyle(.segmented)
          Picker("Difficulty", selection: $difficulty) {
            ForEach(Difficulty.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.navigationLink)
          ColorPicker("Accent", selection: $tint, supportsOpacity: false)
        } header: {
          Text("You")
        } footer: {
          Text("Others see your nickname, and **nothing** else.")
        }

        Section("Riding") {
          Toggle("Keep the screen on", isOn: $keepsScreenOn)
          Stepper("Weekly goal: \(weeklyGoal) km", value: $weeklyGoal, in: 20...600, step: 20)
          Slider(value: $volume, in: 0...1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
          .tint(tint)
        }

        Section("Notifications") {
          Toggle(isOn: $notifies.animation()) { Label("Reminders", systemImage: "bell.badge") }
          if notifies {
            DatePicker("Daily at", selection: $alarm, displayedComponents: .hourAndMinute)
            Toggle(isOn: $notifiesFriends) {
              VStack(alignment: .leading) {
                Text("Tell friends")
                Text("When a tour ends").font(.caption).foregroundStyle(.secondary)
              }
            }
            .disabled(nickname.isEmpty)
          }
        }

        about
        Section {
          Button("Erase all rides", role: .destructive) { isErasing = true }
            .frame(maxWidth: .infinity, alignment: .center)
        }
      }
      .navigationTitle("Settings")
      .tint(tint)
      .alert("Erase all rides?", isPresented: $isErasing) {
        Button("Erase", role: .destructive, action: erase)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .onChange(of: weeklyGoal) { _, goal in
        if goal > 500 { notifiesFriends = true }
      }
    }
  }

  private var about: some View {
    Section("About") {
      LabeledContent("Version", value: "2.4 (118)")
      LabeledContent("Maps") { Text("June").foregroundStyle(.green) }
      NavigationLink {
        List(0..<3) { Text("Licence \($0 + 1)") }.navigationTitle("Licences")
      } label: {
        Label("Licences", systemImage: "doc.text")
      }
      if let url = URL(string: "https://tours.example/help") {
        Link(destination: url) { Label("Help", systemImage: "questionmark.circle") }
      }
    }
  }

  private func erase() {
    weeklyGoal = 120
    nickname = ""
  }
}

struct SettingsScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SettingsScreen()
      SettingsScreen().preferredColorScheme(.dark)
    }
  }
}
