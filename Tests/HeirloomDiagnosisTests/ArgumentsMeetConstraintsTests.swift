import HeirloomGraphTestSupport
import Testing

@Suite struct ArgumentsMeetConstraintsTests {
    @Test func aTypeThatDoesNotConformIsTold() {
        #expect(
            diagnostics(of: Self.sources(argument: "Draft", asked: "1️⃣")) == """
                1️⃣ error: 'Repository<Draft>' cannot be built, because 'Draft' does not conform to 'Storable' [unmet-constraint]
                2️⃣ note: 'Repository' demands 'Model: Storable' here
                3️⃣ note: let 'Draft' conform to 'Storable'
                """
        )
    }

    @Test(arguments: [
        "User", "Note", "Int", "[User]", "User?", "Derived", "Unread", "Special",
    ])
    func whatConformsOrMayConformIsNot(_ argument: String) {
        #expect(diagnostics(of: Self.sources(argument: argument, asked: "")) == "")
    }

    @Test(arguments: [
        ("any Storable", "itself does not conform to 'Storable', only the values in it do"),
        ("any Refined", "itself does not conform to 'Storable', only the values in it do"),
        ("(User, Note)", "does not conform to 'Storable'"),
    ])
    func whatOnlyHoldsWhatConformsIsTold(_ argument: String, _ lack: String) {
        #expect(
            diagnostics(of: Self.sources(argument: argument, asked: "1️⃣")) == """
                1️⃣ error: 'Repository<\(argument)>' cannot be built, because '\(argument)' \(lack) [unmet-constraint]
                2️⃣ note: 'Repository' demands 'Model: Storable' here
                1️⃣ note: ask for another argument
                """
        )
    }

    @Test func whatAWhereClauseDemandsIsHeldAgainstMembers() {
        let sources = """
            //: App/App.swift
            import Heirloom
            protocol Keyed {}
            protocol Storable {}
            struct 5️⃣Number {}
            struct Text: Storable {}
            struct User: Keyed { typealias Key = Text }
            struct Note: Keyed { typealias Key = Number }
            @Instantiable
            struct 3️⃣Index<Model: Keyed>: Instantiable where Model.Key: Storable {}
            @Instantiable
            struct 4️⃣Same<First, Second>: Instantiable where First == Second {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let users: Index<User>
                @Instantiated let 1️⃣notes: Index<Note>
                @Instantiated let same: Same<Text, Text>
                @Instantiated let 2️⃣other: Same<Text, Number>
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Index<Note>' cannot be built, because 'Number' does not conform to 'Storable' [unmet-constraint]
                3️⃣ note: 'Index' demands 'Model.Key: Storable' here
                5️⃣ note: let 'Number' conform to 'Storable'
                2️⃣ error: 'Same<Text, Number>' cannot be built, because 'Text' is no 'Number' [unmet-constraint]
                4️⃣ note: 'Same' demands 'First == Second' here
                2️⃣ note: ask for another argument
                """
        )
    }

    private static func sources(argument: String, asked: String) -> String {
        """
        //: App/App.swift
        import Heirloom
        protocol Storable {}
        protocol Refined: Storable {}
        struct User: Storable {}
        struct Note {}
        extension Note: Storable {}
        struct \(asked.isEmpty ? "" : "3️⃣")Draft {}
        extension Int: Storable {}
        extension Array: Storable where Element: Storable {}
        extension Optional: Storable where Wrapped: Storable {}
        class Base: Storable {}
        final class Derived: Base {}
        struct Special: Refined {}
        @Instantiable
        struct \(asked.isEmpty ? "" : "2️⃣")Repository<Model: Storable>: Instantiable {}
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let \(asked)repository: Repository<\(argument)>
        }
        """
    }
}
