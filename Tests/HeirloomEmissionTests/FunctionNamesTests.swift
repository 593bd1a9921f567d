import HeirloomGraph
import HeirloomModel
import Testing

@testable import HeirloomEmission

/// The names of generated functions.
@Suite struct FunctionNamesTests {
    /// A function is named after its type, including enclosing types.
    @Test func nestedTypesHaveTheirFullName() {
        #expect(names(of: [type("App", "Outer", "Child")]) == ["heirloomMakeOuter_Child"])
    }

    /// Each specialization of a type has its own function.
    @Test func specializationsAreNamedByTheirArguments() {
        #expect(
            names(of: [
                type("App", TypeNameComponent("Container", arguments: [type("Int")])),
                type(
                    "App",
                    TypeNameComponent("Container", arguments: [.generic("Optional", [type("URL")])])
                ),
            ]) == ["heirloomMakeContainer_Int", "heirloomMakeContainer_Optional_URL"]
        )
    }

    /// Types of the same name in two modules are distinguished by their modules.
    @Test func modulesDistinguishTypesOfTheSameName() {
        #expect(
            names(of: [type("App", "Logger"), type("Kit", "Logger"), type("Kit", "Store")])
                == ["heirloomMakeApp_Logger", "heirloomMakeKit_Logger", "heirloomMakeStore"]
        )
    }

    /// Types of one module whose names are still equal are numbered.
    @Test func numbersAreTheLastResort() {
        #expect(
            names(of: [type("App", "Outer", "Child"), type("App", "Outer_Child")])
                == ["heirloomMakeApp_Outer_Child", "heirloomMakeApp_Outer_Child_2"]
        )
    }

    private func type(_ names: String...) -> TypeExpression {
        .named(names.map { TypeNameComponent($0) })
    }

    private func type(_ module: String, _ component: TypeNameComponent) -> TypeExpression {
        .named([TypeNameComponent(module), component])
    }

    private func graph(of types: [TypeExpression]) -> ScopeGraph {
        var sketch = GraphSketch(module: "App", modules: ["Kit"])
        let files = [
            "App": sketch.file(module: "App", imports: []), "Kit": sketch.file(module: "Kit", imports: []),
        ]
        for type in types {
            guard case .named(let components) = type, let file = files[components[0].name] else { continue }
            _ = sketch.scope(
                ResolvedType(spelled: type, canonical: type, externalNamesFile: nil),
                in: file
            )
        }
        return sketch.graph
    }

    private func names(of types: [TypeExpression]) -> [String] {
        let scopes = types.indices.map { ScopeID($0) }
        let names = FunctionNames(for: scopes, in: graph(of: types))
        return scopes.map { names[$0] }
    }
}
