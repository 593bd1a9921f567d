// Views that are built outside all scopes use members of the tree and observable objects from a container.
//: option frameworks=apple

//: App/Settings.swift
import Heirloom
import HeirloomInjection
import SwiftUI

@Instantiable
final class Store: Instantiable, Sendable {
    let name = "settings"
}

@Instantiable(isRoot: true)
struct AppScope: Instantiable, Sendable {
    @Instantiated let store: Store
}

@MainActor final class SettingsModel: ObservableObject {
    @Injected(\.app.store) private var store
    @Published var isQuiet = false

    var title: String { store.name }
}

extension Injections {
    var app: Injection<AppScope> { .application { _ in AppScope() } }
    @MainActor var settingsModel: Injection<SettingsModel> { .shared { _ in SettingsModel() } }
}

struct SettingsView: View {
    @InjectedObject(\.settingsModel) private var model
    @Injected(\.app.store) private var store
    var heading = "Settings"

    var body: some View {
        VStack {
            Text(heading)
            Text(model.title)
            Toggle(store.name, isOn: $model.isQuiet)
        }
    }
}

@MainActor func quietPreview() -> some View {
    let model = SettingsModel()
    model.isQuiet = true
    return withInjections({ $0.register(\.settingsModel, model) }) { SettingsView(heading: "Quiet") }
}

//: compiles
