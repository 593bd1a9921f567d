import HeirloomInjection

/// A source of pictures of people.
package protocol Portraits: Sendable {
    func portrait(of name: String) -> String
}

/// The initials of a name, in place of a picture.
struct Initials: Portraits {
    func portrait(of name: String) -> String {
        String(name.split(separator: " ").compactMap(\.first))
    }
}

extension Injections {
    package var portraits: Injection<any Portraits> { .application { _ in Initials() } }
}

/// The picture of a person. Any view can create one, because no scope builds it.
package struct Avatar {
    @Injected(\.portraits) private var portraits
    private let name: String

    package init(of name: String) {
        self.name = name
    }

    package var portrait: String { portraits.portrait(of: name) }
}

#if canImport(SwiftUI)
import SwiftUI

extension Avatar: View {
    package var body: some View {
        Text(portrait)
    }
}

#if DEBUG
#Preview {
    withInjections({ $0.register(\.portraits) { Stars() } }) { Avatar(of: "Ada") }
}

private struct Stars: Portraits {
    func portrait(of name: String) -> String { "*" }
}
#endif
#endif
