import HeirloomGraph
import HeirloomModel
import Testing

@testable import HeirloomEmission

/// Types as they are printed.
@Suite struct TypePrinterTests {
    private let names = VisibleNames(
        modules: ["App", "Kit", "Models", "Analytics"],
        topLevel: [
            "Logger": ["Kit", "Models"], "User": ["Models"], "Screen": ["App", "Kit"],
            "Analytics": ["Analytics"], "Event": ["Analytics", "Kit"],
        ],
        members: [:],
        constraints: [["Models", "Drawable"]],
        hiddenModules: ["Analytics"]
    )

    /// A type that was read is printed without its module.
    @Test func modulesAreLeftOut() {
        #expect(spelling(.optional(name("Models", "User", "Kind"))) == "User.Kind?")
    }

    /// The module is printed where two imported modules declare the name.
    @Test func ambiguousNamesAreQualified() {
        #expect(spelling(name("Kit", "Logger")) == "Kit.Logger")
    }

    /// The module's own declaration needs no qualification beside an imported one.
    @Test func ownDeclarationsWin() {
        #expect(
            [name("App", "Screen"), name("Kit", "Screen")].map { spelling($0) } == ["Screen", "Kit.Screen"]
        )
    }

    /// The module is printed where a member type of the root shadows the name.
    @Test func shadowedNamesAreQualified() {
        #expect(spelling(name("Models", "User"), shadowed: ["User"]) == "Models.User")
    }

    /// A module that is hidden by a type of its name cannot qualify.
    @Test func hiddenModulesAreLeftOut() {
        #expect(spelling(name("Analytics", "Event")) == "Event")
    }

    /// Beside names that were not read, those of other modules are printed with them.
    @Test func namesAreQualifiedBesideUnreadOnes() {
        let printer = TypePrinter(names: names, module: "App", shadowed: [], meetsUnreadNames: true)
        #expect(
            [name("Models", "Data"), name("App", "Data"), name("Data")].map { printer.spelling($0) }
                == ["Models.Data", "Data", "Data"]
        )
    }

    /// What cannot be qualified is imported by itself.
    @Test func hiddenModulesDeclarationsAreImported() {
        var names = names
        names.kindsInHiddenModules = ["Analytics": ["Event": "struct"]]
        let printer = TypePrinter(names: names, module: "App", shadowed: [], meetsUnreadNames: true)
        let event = name("Analytics", "Event")
        let type = ResolvedType(spelled: event, canonical: event, externalNamesFile: nil)
        #expect(printer.spelling(event) == "Event")
        #expect(
            printer.declarationsToImport(for: type)
                == [ImportedDeclaration(kind: "struct", module: "Analytics", name: "Event")]
        )
    }

    /// Names in generic arguments are printed like any other.
    @Test func argumentsArePrinted() {
        let array = TypeExpression.generic("Array", [name("Models", "User")])
        #expect(spelling(.named([.init("Kit"), .init("Box", arguments: [array])])) == "Box<Array<User>>")
    }

    /// A constraint that stands for a type says `any`, and one that stands for a constraint does not.
    @Test func constraintsSayAny() {
        let drawable = name("Models", "Drawable")
        let both = TypeExpression.composition([drawable, name("Sendable")])
        let types: [TypeExpression] = [
            drawable, .optional(drawable), .array(both), .existential(both), .opaque(drawable),
            .metatype(drawable), .existential(.metatype(drawable)), .protocolMetatype(drawable),
            .metatype(.existential(drawable)), .generic("Box", [drawable]),
            .function(.init(parameters: [.init(type: drawable)], result: name("Swift", "Error"))),
            .tuple([.init(type: drawable)]), name("Kit", "Drawable"),
        ]
        #expect(
            types.map { spelling($0) } == [
                "any Drawable", "(any Drawable)?", "[any Drawable & Sendable]", "any Drawable & Sendable",
                "some Drawable", "any Drawable.Type", "any Drawable.Type", "(any Drawable).Type",
                "(any Drawable).Type", "Box<any Drawable>", "(any Drawable) -> any Swift.Error",
                "(any Drawable)", "Drawable",
            ]
        )
    }

    /// What says how an argument is passed is not printed on a local.
    @Test func specifiersAreLeftOut() {
        let function = TypeExpression.function(.init(parameters: [], result: .named([.init("Void")])))
        let type = ResolvedType(
            spelled: .attributed(["@escaping", "@Sendable"], function),
            canonical: .attributed(["@Sendable"], function),
            externalNamesFile: nil
        )
        let printer = TypePrinter(names: names, module: "App", shadowed: [])
        #expect(
            [printer.spelling(type), printer.parameterSpelling(type)]
                == ["@Sendable () -> Void", "@escaping @Sendable () -> Void"]
        )
    }

    /// An implicitly unwrapped optional is printed as an optional.
    @Test func implicitlyUnwrappedIsOptional() {
        let type = TypeExpression.implicitlyUnwrapped(name("Models", "User"))
        let printer = TypePrinter(names: names, module: "App", shadowed: [])
        #expect(
            printer.spelling(ResolvedType(spelled: type, canonical: type, externalNamesFile: nil)) == "User?"
        )
    }

    private func name(_ path: String...) -> TypeExpression {
        .named(path.map { TypeNameComponent($0) })
    }

    private func spelling(_ type: TypeExpression, shadowed: Set<String> = []) -> String {
        TypePrinter(names: names, module: "App", shadowed: shadowed).spelling(type)
    }
}
