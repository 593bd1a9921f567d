import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Warns about a handwritten initializer of a root that takes exactly the root's inputs in every build: none is generated
/// then.
@Suite struct HandwrittenRootInitializerRuleTests {
    @Test func initializersWithTheInputsOfARootAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable final class Inbox: Instantiable {}
            @Instantiable(isRoot: true)
            struct Marked: Instantiable {
                @Instantiated let inbox: Inbox
                init(inbox: Inbox) { self.inbox = inbox }
                1️⃣init() { inbox = Inbox() }
            }
            @Instantiable
            struct Detected: Instantiable {
                @Instantiated let inbox: Inbox
            }
            @Instantiable(isRoot: true)
            struct Shared: Instantiable {
                @Instantiated let inbox: Inbox
                4️⃣private init?() { nil }
            }
            @Instantiable(isRoot: true)
            struct Account: Instantiable {
                @Forwarded let user: String
                @Instantiated let inbox: Inbox
            }
            //: App/Others.swift
            extension Detected { 2️⃣init() { self.init(inbox: Inbox()) } }
            extension Account {
                init(_ user: String) { self.init(user: user) }
                3️⃣init(user: String) { self.init(user: user, inbox: Inbox()) }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ warning: no 'init()' is generated for root 'Marked' because it already has this one [handwritten-root-initializer]
                1️⃣ note: remove this one to have the dependencies of 'Marked' built; if 'Marked' is not a root, write 'isRoot: false'
                4️⃣ warning: no 'init()' is generated for root 'Shared' because it already has this one [handwritten-root-initializer]
                4️⃣ note: remove this one to have the dependencies of 'Shared' built; if 'Shared' is not a root, write 'isRoot: false'
                2️⃣ warning: no 'init()' is generated for root 'Detected' because it already has this one [handwritten-root-initializer]
                2️⃣ note: remove this one to have the dependencies of 'Detected' built; if 'Detected' is not a root, write 'isRoot: false'
                3️⃣ warning: no 'init(user:)' is generated for root 'Account' because it already has this one [handwritten-root-initializer]
                3️⃣ note: remove this one to have the dependencies of 'Account' built; if 'Account' is not a root, write 'isRoot: false'
                """
        )
    }

    @Test func rootsWithAGeneratedInitializerOrNothingToBuildAreNot() {
        let sources = """
            //: App/App.swift
            @Instantiable final class Inbox: Instantiable {}
            @Instantiable(isRoot: true) struct Empty: Instantiable { init() {} }
            @Instantiable(isRoot: true)
            struct Value: Instantiable {
                @Forwarded let user: String
                init(user: String) { self.user = user }
            }
            @Instantiable(isRoot: false)
            struct ByHand: Instantiable {
                @Instantiated let inbox: Inbox
            }
            @Instantiable(isRoot: true)
            struct Hidden: Instantiable {
                @Instantiated let inbox: Inbox
                init(inbox: Inbox) { self.inbox = inbox }
                init?(user: String) { nil }
            }
            @Instantiable(isRoot: true)
            final class Server: Instantiable {
                @Forwarded let port: Int
                @Forwarded let hosts: [String]
                @Instantiated let inbox: Inbox
                init(port: Int, hosts: [String], inbox: Inbox) {}
                convenience init(port: String, hosts: [String]) {}
            }
            extension Server { convenience init(port: Int, hosts: [Inbox]) {} }
            extension ByHand { init() { self.init(inbox: Inbox()) } }
            """
        #expect(diagnostics(of: sources) == "")
    }
}
