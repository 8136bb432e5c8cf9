import SwiftUI

/// The price of a tour with beds and luggage.
struct CheckoutScreen: View {
  struct Item: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var price: Decimal
    var count: Int
  }

  @State private var items = [
    Item(name: "Bed at the lock", price: 48, count: 2), Item(name: "Luggage, per stage", price: 12.5, count: 4),
    Item(name: "Rented wheel", price: 29, count: 0),
  ]
  @State private var tip = 0.1
  @State private var voucher = ""
  @State private var donation: Double? = 5
  @State private var isEnteringVoucher = false
  @State private var isPaying = false
  @State private var hasPaid = false

  private var sum: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.count) } }
  private var total: Decimal { sum + sum * Decimal(tip) + Decimal(donation ?? 0) }

  var body: some View {
    Form {
      Section {
        ForEach($items) { $item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name)
              Text(item.price, format: .currency(code: "EUR")).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text("× \(item.count)").monospacedDigit().foregroundColor(item.count == 0 ? .secondary : .primary)
            Stepper("Count", value: $item.count, in: 0...20).labelsHidden()
          }
          .opacity(item.count == 0 ? 0.5 : 1)
        }
      } header: {
        Label("Your tour", systemImage: "cart")
      }

      Section("Extras") {
        Picker("Tip", selection: $tip) {
          Text("None").tag(0.0)
          Text("5 %").tag(0.05)
          Text("10 %").tag(0.1)
        }
        .pickerStyle(.segmented)
        HStack {
          Text("For the paths")
          TextField("0", value: $donation, format: .number)
            .keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
        }
        Button(voucher.isEmpty ? "Use a voucher" : "Voucher \(voucher)") { isEnteringVoucher = true }
      }

      Section {
        row("Items", sum)
        if tip > 0 { row("Tip", sum * Decimal(tip)) }
        if let donation, donation > 0 { row("For the paths", Decimal(donation)) }
        row("Total", total).font(.headline)
      } footer: {
        if total > 200 {
          Text("Paid in two parts: \(Text(total / 2, format: .currency(code: "EUR"))) now, and the same in a month.")
        } else {
          Text("Paid at once.")
        }
      }

      Button {
        isPaying = true
      } label: {
        HStack {
          Spacer()
          if isPaying { ProgressView().padding(.trailing, 4) }
          Text("Pay \(total.formatted(.currency(code: "EUR")))").bold()
          Spacer()
        }
      }
      .listRowBackground(Color.green)
      .foregroundColor(.white)
      .disabled(sum == 0)
    }
    .animation(.default, value: items)
    .navigationTitle("Checkout")
    .alert("Voucher", isPresented: $isEnteringVoucher) {
      TextField("Code", text: $voucher)
      Button("Use") { voucher = voucher.uppercased() }
      Button("Cancel", role: .cancel) { voucher = "" }
    } message: {
      Text("It has eight letters.")
    }
    .actionSheet(isPresented: $hasPaid) {
      ActionSheet(title: Text("Thank you"), message: nil, buttons: [.default(Text("Print")), .cancel()])
    }
    .sensoryFeedback(.success, trigger: hasPaid)
  }

  private func row(_ title: LocalizedStringKey, _ amount: Decimal) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "EUR")).monospacedDigit()
    }
  }
}
