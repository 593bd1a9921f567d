import Heirloom
import Testing

@testable import Accounts
@testable import InboxFeature
@testable import Mail

@MainActor @Suite struct AccountTests {
    @Test func aSessionBeginsAtLogIn() async {
        let account = Account.mock()
        #expect(account.session == nil)
        await account.logIn(name: "Grace", password: "hopper")
        await account.session?.inbox.load()
        #expect(account.session?.inbox.unreadCount == 1)
    }

    @Test func everythingIsReleasedAtLogOut() async {
        let account = Account.mock()
        await account.logIn(name: "Grace", password: "hopper")
        let parts = [
            WeakReference(to: account.session),
            WeakReference(to: account.session?.inbox),
            WeakReference(to: account.session?.settings),
        ]
        #expect(parts.allSatisfy { $0.object != nil })
        account.logOut()
        #expect(parts.allSatisfy { $0.object == nil })
    }

    @Test func theSettingsOutliveTheSession() async {
        let account = Account.mock()
        await account.logIn(name: "Grace", password: "hopper")
        account.session?.settings.hidesRead = true
        account.logOut()
        await account.logIn(name: "Grace", password: "hopper")
        #expect(account.session?.settings.hidesRead == true)
    }

    /// The real server, in a tree that is otherwise built of doubles.
    @Test func aFailureIsShownUntilTheNextLogIn() async {
        let account = Account.mock(server: SampleServer())
        await account.logIn(name: "Grace", password: "")
        #expect(account.failure == .wrongPassword && account.session == nil)
        await account.logIn(name: "Grace", password: "hopper")
        #expect(account.failure == nil && account.session != nil)
    }

    @Test func aFeatureIsReplacedInEverySession() async {
        var overrides = Account.MockOverrides()
        let server = StubServer(messages: [])
        overrides.sessionBuilder.inbox = { _, user in Inbox.mock(user: user, server: server) }
        let account = Account.mock(overrides: overrides)
        await account.logIn(name: "Grace", password: "hopper")
        await account.session?.inbox.load()
        #expect(account.session?.inbox.unreadCount == 0)
    }
}

private struct WeakReference {
    private(set) weak var object: AnyObject?

    init(to object: AnyObject?) {
        self.object = object
    }
}
