import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// The type of a forwarded property must be as accessible as the type that declares the property.
@Suite struct NarrowForwardedTypeRuleTests {
    @Test func forwardedTypesMustBeAsAccessibleAsTheirOwners() {
        let sources = """
            //: App/App.swift
            public struct Note {}
            struct 1️⃣Draft {}
            package struct 2️⃣Mark {}
            @Instantiable
            public struct Public: Instantiable {
                @Forwarded let note: Note
                @Forwarded let 3️⃣drafts: [Draft]
                @Forwarded let 4️⃣save: (Mark) -> Void
                @Forwarded let name: String
            }
            @Instantiable
            package struct Package: Instantiable {
                @Forwarded let mark: Mark
                @Forwarded let 5️⃣draft: Draft
            }
            @Instantiable
            struct Internal: Instantiable {
                @Forwarded let mark: Mark
                @Forwarded let draft: Draft
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: type 'Draft' of forwarded property 'drafts' must be 'public', like the type that declares the property [inaccessible-type]
                1️⃣ note: make 'Draft' public
                4️⃣ error: type 'Mark' of forwarded property 'save' must be 'public', like the type that declares the property [inaccessible-type]
                2️⃣ note: make 'Mark' public
                5️⃣ error: type 'Draft' of forwarded property 'draft' must be 'package', like the type that declares the property [inaccessible-type]
                1️⃣ note: make 'Draft' package
                """
        )
    }

    @Test func enclosingTypesAreReported() {
        let sources = """
            //: App/App.swift
            enum 1️⃣Notes {
                enum 2️⃣Drafts {}
            }
            extension Notes { public struct Mark {} }
            extension Notes.Drafts { struct 3️⃣Draft {} }
            @Instantiable
            public struct Public: Instantiable {
                @Forwarded let 4️⃣mark: Notes.Mark
                @Forwarded let 5️⃣draft: Notes.Drafts.Draft
            }
            """
        #expect(
            diagnostics(of: sources) == """
                4️⃣ error: type 'Notes.Mark' of forwarded property 'mark' must be 'public', like the type that declares the property [inaccessible-type]
                1️⃣ note: make 'Notes' public
                5️⃣ error: type 'Notes.Drafts.Draft' of forwarded property 'draft' must be 'public', like the type that declares the property [inaccessible-type]
                3️⃣ note: make 'Notes.Drafts.Draft' public
                2️⃣ note: make 'Notes.Drafts' public
                1️⃣ note: make 'Notes' public
                """
        )
    }
}
