// Views take bindings, models from the environment and modifiers along with their dependencies.
//: option frameworks=apple

//: App/Settings.swift
import Heirloom
import SwiftUI

@MainActor
@Instantiable
final class Theme: ObservableObject, Instantiable {
    @Published var isDark = false
}

@Instantiable
struct SettingsView: View, Instantiable {
    @Instantiated @StateObject private var theme: Theme
    @Instantiated private let toggleBuilder: Instantiator<ToggleView>
    @Instantiated private let frame: FrameModifier
    @State private var isOn = false

    var body: some View {
        VStack {
            toggleBuilder.instantiate(isOn: $isOn, title: "Sound")
            NamedView()
        }
        .modifier(frame)
        .environmentObject(theme)
    }
}

@Instantiable
struct ToggleView: View, Instantiable {
    @Binding @Forwarded private var isOn: Bool
    @Forwarded private let title: String
    @Received @ObservedObject private var theme: Theme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Toggle(title, isOn: $isOn) }
}

@Instantiable
struct FrameModifier: ViewModifier, Instantiable {
    @Received private let theme: Theme

    func body(content: Content) -> some View { content }
}

struct NamedView: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text(theme.isDark ? "dark" : "light") }
}

@MainActor func settings() -> some View { SettingsView() }

//: compiles
