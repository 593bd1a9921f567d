#if canImport(SwiftUI)
import Heirloom
import InboxFeature
import SettingsFeature
import SwiftUI

/// The screen at the top, which shows the session or asks for one.
@Instantiable(generateMock: true)
package struct RootScreen: Instantiable, View {
    @Received private let account: Account

    package var body: some View {
        if let session = account.session {
            SessionScreen(session: session, logOut: account.logOut)
        } else {
            LoginScreen(account: account)
        }
    }
}

struct SessionScreen: View {
    let session: Session
    let logOut: @MainActor () -> Void

    var body: some View {
        TabView {
            InboxScreen(inbox: session.inbox, hidesRead: session.settings.hidesRead)
                .badge(session.inbox.unreadCount)
                .tabItem { Text("Inbox") }
            SettingsScreen(settings: session.settings, logOut: logOut)
                .tabItem { Text("Settings") }
        }
    }
}

struct LoginScreen: View {
    let account: Account
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            if account.failure != nil { Text("The password is wrong.") }
            Button("Log in") {
                Task { await account.logIn(name: name, password: password) }
            }
        }
    }
}

#if DEBUG
#Preview("Logged out") { RootScreen.mock() }

#Preview("Logged in") { SessionScreen(session: .mock(), logOut: {}) }
#endif
#endif
