/// Two modules: an app, and one below that it imports.
enum Orchard {
    static let files = [
        "App/App.swift": """
        import Fruit
        import Heirloom

        @Instantiable
        public struct App: Instantiable {
            @Instantiated let tree: Tree
            @Instantiated let pickerBuilder: Instantiator<Picker>
        }

        """,
        "App/Picker.swift": """
        import Fruit
        import Heirloom

        @Instantiable
        public struct Picker: Instantiable {
            @Forwarded let name: String
            @Received let tree: Tree
        }

        """,
        "Fruit/Tree.swift": """
        import Heirloom

        @Instantiable
        public struct Tree: Instantiable {
            @Instantiated let fruit: any Fruit
        }

        """,
        "Fruit/Fruit.swift": """
        import Heirloom

        public protocol Fruit {}

        @Instantiable(fulfillingAdditionalTypes: [Fruit.self])
        public struct Apple: Instantiable, Fruit {}

        """,
    ]

    static let generated = ""
}
