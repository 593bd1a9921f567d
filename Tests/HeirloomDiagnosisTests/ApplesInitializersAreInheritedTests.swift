import HeirloomGraphTestSupport
import Testing

/// A class inherits `init()` from one of Apple's classes only if its own initializers are all overrides; otherwise its
/// initializer must be written.
@Suite struct ApplesInitializersAreInheritedTests {
    @Test func customInitializersPreventInheritance() {
        let sources = """
            //: App/App.swift
            import UIKit
            class BaseView: UIView {
                init(title: String) { super.init(frame: .zero) }
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            @Instantiable
            final class 1️⃣Badge: BaseView, Instantiable {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'BaseView' has no 'init()', so 'Badge' must declare an initializer [missing-initializer]
                1️⃣ note: write 'init() { super.init(title: …) }'
                """
        )
    }

    @Test func unknownSuperclassesAreNotReported() {
        let sources = """
            //: App/App.swift
            import Kit
            import UIKit
            @Instantiable
            final class Badge: KitView, Instantiable {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            @Instantiable
            final class Scene: KitScene, Instantiable { @Received let badge: Badge }
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func unknownSuperclassArgumentsAreLeftToTheAuthor() {
        let sources = """
            //: App/App.swift
            import SwiftUI
            @Instantiable
            final class Store: Instantiable {}
            class Host: UIHostingController<Int> {}
            @Instantiable
            final class 1️⃣Screen: Host, Instantiable { @Received let store: Store }
            @Instantiable
            final class 2️⃣Empty: Host, Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'UIHostingController' has no designated 'init()', so 'Screen' must declare an initializer [missing-initializer]
                1️⃣ note: write 'init(store: Store) { self.store = store; super.init(…) }'
                2️⃣ error: 'UIHostingController' has no designated 'init()', so 'Empty' must declare an initializer [missing-initializer]
                2️⃣ note: write 'init() { super.init(…) }'
                """
        )
    }

    @Test func sdkNamesCountOnlyInFilesThatImportTheirModule() {
        let sources = """
            //: App/App.swift
            import Kit
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            final class Ages: Formatter, Instantiable { @Received let store: Store }
            """
        #expect(diagnostics(of: sources) == "")
    }
}
