import Design
import HeirloomInjection
import Testing

@Suite struct AvatarTests {
    @Test func avatarsShowInitials() {
        #expect(Avatar(of: "Ada Lovelace").portrait == "AL")
    }

    @Test func portraitsAreReplacedForAllAvatars() {
        withInjections({ $0.register(\.portraits) { Stars() } }) {
            #expect(Avatar(of: "Ada Lovelace").portrait == "*")
        }
    }
}

private struct Stars: Portraits {
    func portrait(of name: String) -> String { "*" }
}
