import HeirloomGraph
import HeirloomModel
import Testing

@testable import HeirloomEmission

@Suite("Types as they are printed")
struct TypePrinterTests {
    private let names = VisibleNames(
        modules: ["App", "Kit", "Models", "Analytics"],
        topLevel: [
            "Logger": ["Kit", "Models"], "User": ["Models"], "Screen": ["App", "Kit"],
            "Analytics": ["Analytics"], "Event": ["Analytics", "Kit"],
        ],
        members: [:],
        constraints: [["Models", "Drawable"]]
    )

    @Test("A type that was read is printed without its module")
    func modulesAreLeftOut() {
        #expect(spelling(.optional(name("Models", "User", "Kind"))) == "User.Kind?")
    }

    @Test("The module is printed where two imported modules declare the name")
    func ambiguousNamesAreQualified() {
        #expect(spelling(name("Kit", "Logger")) == "Kit.Logger")
    }

    @Test("The module's own declaration needs no qualification beside an imported one")
    func ownDeclarationsWin() {
        #expect(
            [name("App", "Screen"), name("Kit", "Screen")].map { spelling($0) } == ["Screen", "Kit.Screen"]
        )
    }

    @Test("The module is printed where a member type of the root shadows the name")
    func shadowedNamesAreQualified() {
        #expect(spelling(name("Models", "User"), shadowed: ["User"]) == "Models.User")
    }

    @Test("A module that is hidden by a type of its name cannot qualify")
    func hiddenModulesAreLeftOut() {
        #expect(spelling(name("Analytics", "Event")) == "Event")
    }

    @Test("Beside names that were not read, those of other modules are printed with them")
    func namesAreQualifiedBesideUnreadOnes() {
        let printer = TypePrinter(names: names, module: "App", shadowed: [], meetsUnreadNames: true)
        #expect(
            [name("Models", "Data"), name("App", "Data"), name("Data")].map { printer.spelling($0) }
                == ["Models.Data", "Data", "Data"]
        )
    }

    @Test("What cannot be qualified is imported by itself")
    func hiddenModulesDeclarationsAreImported() {
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

    @Test("Names in generic arguments are printed like any other")
    func argumentsArePrinted() {
        let array = TypeExpression.generic("Array", [name("Models", "User")])
        #expect(spelling(.named([.init("Kit"), .init("Box", arguments: [array])])) == "Box<Array<User>>")
    }

    @Test("A constraint that stands for a type says `any`, and one that stands for a constraint does not")
    func constraintsSayAny() {
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

    @Test("What says how an argument is passed is not printed on a local")
    func specifiersAreLeftOut() {
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

    @Test("An implicitly unwrapped optional is printed as an optional")
    func implicitlyUnwrappedIsOptional() {
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
