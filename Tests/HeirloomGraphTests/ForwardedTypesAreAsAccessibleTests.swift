import HeirloomGraph
import Testing

/// What is forwarded to a type may be named by whoever may name the type.
@Suite struct ForwardedTypesAreAsAccessibleTests {
    @Test func aForwardedTypeIsAsAccessibleAsTheTypeThatTakesIt() {
        let sources = """
            //: App/App.swift
            public struct Note {}
            struct Draft {}
            package struct Mark {}
            typealias Alias = Note
            @Instantiable
            public struct Public: Instantiable {
                @Forwarded let note: Note
                @Forwarded let drafts: [Draft]
                @Forwarded let save: (Mark) -> Void
                @Forwarded let alias: Alias
                @Forwarded let name: String
            }
            @Instantiable
            package struct Package: Instantiable {
                @Forwarded let mark: Mark
                @Forwarded let draft: Draft
            }
            @Instantiable
            struct Internal: Instantiable {
                @Forwarded let mark: Mark
                @Forwarded let draft: Draft
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:8:20: error: 'drafts' can be forwarded wherever this type is visible, and so its type 'Draft' must be 'public' as well [narrow-forwarded-type]
                App/App.swift:2:8: note: make 'Draft' public
                App/App.swift:9:20: error: 'save' can be forwarded wherever this type is visible, and so its type 'Mark' must be 'public' as well [narrow-forwarded-type]
                App/App.swift:3:16: note: make 'Mark' public
                App/App.swift:10:20: error: 'alias' can be forwarded wherever this type is visible, and so its type 'Alias' must be 'public' as well [narrow-forwarded-type]
                App/App.swift:16:20: error: 'draft' can be forwarded wherever this type is visible, and so its type 'Draft' must be 'package' as well [narrow-forwarded-type]
                App/App.swift:2:8: note: make 'Draft' package
                """
        )
    }
}
