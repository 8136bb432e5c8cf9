import SwiftUI

/// A tour of one's own: its days are edited in place.
struct PlannerScreen: View {
  @Environment(TripPlan.self) private var plan
  @State private var isAdding = false
  @State private var showsStages = true

  var body: some View {
    @Bindable var plan = plan
    NavigationStack {
      Form {
        Section("Tour") {
          TextField("Title", text: $plan.title)
          DatePicker("Start", selection: $plan.start, in: Date.sample..., displayedComponents: [.date])
          Stepper(value: $plan.riders, in: 1...12) {
            HStack {
              Text("Riders")
              Spacer()
              Text("\(plan.riders)").foregroundStyle(.secondary)
            }
          }
          Toggle("Luggage is carried", isOn: $plan.wantsLuggage)
        }
        Section("Stages", isExpanded: $showsStages) {
          ForEach($plan.stages) { $stage in
            StageEditor(stage: $stage)
          }
          .onDelete { plan.stages.remove(atOffsets: $0) }
          .onMove { plan.stages.move(fromOffsets: $0, toOffset: $1) }
          Button {
            isAdding = true
          } label: {
            Label("Add a stage", systemImage: "plus.circle.fill")
          }
        }
        Section {
          TextEditor(text: $plan.comment).frame(minHeight: 80)
        } header: {
          Text("Notes")
        } footer: {
          HStack {
            Text("In all")
            Spacer()
            Text("\(plan.length, specifier: "%.0f") km")
          }
        }
      }
      .navigationTitle($plan.title)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {}.disabled(plan.stages.isEmpty)
        }
        ToolbarItem(placement: .cancellationAction) { Button("Revert", role: .cancel) { plan.title = "Summer ride" } }
      }
      .sheet(isPresented: $isAdding) { AddStageSheet(plan: plan) }
    }
  }
}

/// A day's fields.
private struct StageEditor: View {
  @Binding var stage: Stage

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("From", text: $stage.start)
        Image(systemName: "arrow.right").foregroundStyle(.tertiary)
        TextField("To", text: $stage.end).multilineTextAlignment(.trailing)
      }
      HStack {
        Slider(value: $stage.length, in: 10...150, step: 5)
        Text("\(Int(stage.length)) km").font(.callout.monospacedDigit()).frame(minWidth: 60, alignment: .trailing)
      }
    }
  }
}

/// A sheet from which a day is added.
private struct AddStageSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Bindable var plan: TripPlan
  @State private var climb = 300

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Picker("Climb", selection: $climb) {
          ForEach(Array(stride(from: 0, through: 2_000, by: 100)), id: \.self) { Text("\($0) m").tag($0) }
        }
        .pickerStyle(.wheel)
        Toggle("Luggage is carried", isOn: $plan.wantsLuggage)
      }
      .padding()
      .navigationTitle("New stage")
      .toolbar {
        Button("Add") {
          plan.addStage()
          dismiss()
        }
      }
    }
    .presentationDetents([.height(320), .medium])
    .presentationDragIndicator(.visible)
  }
}
