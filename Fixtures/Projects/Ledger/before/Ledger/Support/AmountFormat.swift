import SwiftUI

/// Formats amounts as the user likes them. A property of views, like `@State`.
struct AmountFormat: DynamicProperty {
    @EnvironmentObject private var settings: AppSettings

    @MainActor
    func callAsFunction(_ cents: Int) -> String {
        let amount = settings.showsCents ? "\(Double(cents) / 100)" : "\(cents / 100)"
        return "\(amount) \(settings.currency.rawValue.uppercased())"
    }
}

/// Dims a view while nothing is known about the rates.
struct RateDependent: ViewModifier {
    @EnvironmentObject var rates: RateService
    @EnvironmentObject var settings: AppSettings

    func body(content: Content) -> some View {
        content
            .opacity(rates.rates[settings.currency] == nil ? 0.5 : 1)
            .onTapGesture { settings.showsCents.toggle() }
    }
}
