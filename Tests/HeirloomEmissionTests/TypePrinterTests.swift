import HeirloomModel
import Testing

@testable import HeirloomEmission
@testable import HeirloomGraph

/// The spelling of types in generated code.
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
    @Test func modulesAreOmitted() {
        #expect(spelling(.optional(name("Models", "User", "Kind"))) == "User.Kind?")
    }

    /// The module is printed if two imported modules declare the name.
    @Test func ambiguousNamesAreQualified() {
        #expect(spelling(name("Kit", "Logger")) == "Kit.Logger")
    }

    /// The module's own declaration takes precedence over an imported one and needs no qualification.
    @Test func ownDeclarationsWin() {
        #expect(
            [name("App", "Screen"), name("Kit", "Screen")].map { spelling($0) } == ["Screen", "Kit.Screen"]
        )
    }

    /// The module is printed if a member type of the root shadows the name.
    @Test func shadowedNamesAreQualified() {
        #expect(spelling(name("Models", "User"), shadowed: ["User"]) == "Models.User")
    }

    /// A module hidden by a type of the same name cannot qualify names.
    @Test func hiddenModulesAreOmitted() {
        #expect(spelling(name("Analytics", "Event")) == "Event")
    }

    /// Names of other modules are qualified if the code also contains names that were not read.
    @Test func namesAreQualifiedAlongsideUnreadOnes() {
        let printer = TypePrinter(names: names, module: "App", shadowed: [], meetsUnreadNames: true)
        #expect(
            [name("Models", "Data"), name("App", "Data"), name("Data")].map { printer.spelling($0) }
                == ["Models.Data", "Data", "Data"]
        )
    }

    /// Declarations that cannot be qualified are imported individually.
    @Test func declarationsOfHiddenModulesAreImported() {
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

    /// A constraint used as a type is printed with `any`, and one used as a constraint without.
    @Test func constraintsUsedAsTypesArePrintedWithAny() {
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

    /// Attributes that only describe how an argument is passed are not printed on a local.
    @Test func parameterAttributesAreOmittedOnLocals() {
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
    @Test func implicitlyUnwrappedOptionalsArePrintedAsOptionals() {
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
