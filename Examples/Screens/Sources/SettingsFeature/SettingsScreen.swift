#if canImport(SwiftUI)
import Mail
import SwiftUI

package struct SettingsScreen: View {
    @Bindable private var settings: UserSettings
    private let logOut: @MainActor () -> Void

    package init(settings: UserSettings, logOut: @escaping @MainActor () -> Void) {
        self.settings = settings
        self.logOut = logOut
    }

    package var body: some View {
        Form {
            Toggle("Hide read messages", isOn: $settings.hidesRead)
            Button("Log out \(settings.user.name)", action: logOut)
        }
    }
}

#if DEBUG
#Preview { SettingsScreen(settings: .mock(user: User(name: "Grace")), logOut: {}) }
#endif
#endif
