import HeirloomModel
import Testing

@testable import HeirloomGraph

/// What is looked at to resolve a tree grows no faster than what is declared and required. It is counted, not
/// timed, so that a busy machine proves nothing.
@Suite struct GrowthTests {
    /// A tree of any size.
    enum Shape: CaseIterable {
        /// Each type builds the next one twice.
        case ladder
        /// A root builds all others, each of which receives the one before.
        case siblings
        /// Each type builds the next one, and all receive one value of the root.
        case chain
        /// As a chain, in which each of a hundred types receives another value of the root.
        case values
        /// Each type builds the next one by a builder, and the last the first, so that all are one component.
        case loop

        fileprivate func module(of count: Int) -> ModuleSummary {
            let structs: [Struct]
            switch self {
            case .ladder:
                structs =
                    (0..<count).map { Struct("Type\($0)", [next($0, "left"), next($0, "right")]) } + [
                        last(count)
                    ]
            case .siblings:
                let built = (0..<count).map { GrowthTests.dependency("sibling\($0)", "Type\($0)", .built) }
                structs =
                    [Struct("Root", built.reversed())]
                    + (0..<count).map { index in
                        Struct(
                            "Type\(index)",
                            index == 0 ? [] : [received("sibling\(index - 1)", "Type\(index - 1)")]
                        )
                    }
            case .chain:
                structs =
                    (0..<count).map { index in
                        Struct("Type\(index)", [shared(index), next(index, "next")])
                    } + [last(count), Struct("Shared", [])]
            case .values:
                let values = (0..<100).map { GrowthTests.dependency("value\($0)", "Value\($0)", .built) }
                structs =
                    [Struct("Root", values + [next(-1, "next")])]
                    + (0..<count).map { index in
                        Struct(
                            "Type\(index)",
                            [received("value\(index % 100)", "Value\(index % 100)"), next(index, "next")]
                        )
                    } + [last(count)] + (0..<100).map { Struct("Value\($0)", []) }
            case .loop:
                structs =
                    (0..<count).map { index in
                        let type = HandmadeDeclarations.type(
                            "Instantiator",
                            HandmadeDeclarations.type("Type\((index + 1) % count)")
                        )
                        return Struct(
                            "Type\(index)",
                            [HandmadeDeclarations.dependency("next", type, .built), shared(index)]
                        )
                    } + [Struct("Shared", [])]
            }
            return HandmadeDeclarations.module("App", structs.map { ($0.name, $0.dependencies) })
        }

        private func last(_ count: Int) -> Struct { Struct("Type\(count)", []) }

        private func next(_ index: Int, _ label: String) -> DependencyDeclaration {
            GrowthTests.dependency(label, "Type\(index + 1)", .built)
        }

        private func received(_ label: String, _ type: String) -> DependencyDeclaration {
            GrowthTests.dependency(label, type, .received(onlyIfAvailable: false))
        }

        private func shared(_ index: Int) -> DependencyDeclaration {
            index == 0 ? GrowthTests.dependency("shared", "Shared", .built) : received("shared", "Shared")
        }
    }

    fileprivate struct Struct {
        var name: String
        var dependencies: [DependencyDeclaration]

        init(_ name: String, _ dependencies: [DependencyDeclaration]) {
            self.name = name
            self.dependencies = dependencies
        }
    }

    @Test(arguments: Shape.allCases)
    func twiceTheTypesAreAtMostTwoPointThreeTimesTheSteps(_ shape: Shape) {
        let steps = [500, 1_000, 2_000].map { count in
            ScopeTree(GraphInput(module: "App", modules: [shape.module(of: count)])).steps
        }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    /// A root lacks a value for each of its types.
    @Test func twiceTheTypesThatLackSomethingAreAtMostTwoPointThreeTimesTheSteps() {
        let steps = [500, 1_000, 2_000].map { count in
            let built = (0..<count).map { Self.dependency("type\($0)", "Type\($0)", .built) }
            let structs = (0..<count).map { index in
                Struct(
                    "Type\(index)",
                    [Self.dependency("value", "Value\(index)", .received(onlyIfAvailable: false))]
                )
            }
            let all = [Struct("Root", built)] + structs
            let module = HandmadeDeclarations.module("App", all.map { ($0.name, $0.dependencies) })
            let tree = ScopeTree(GraphInput(module: "App", modules: [module]))
            let search = NeedSearch(tree)
            let receivers = tree.requires[0].map { search.receivers(of: $0, below: ScopeID(0)).dependencies }
            #expect(receivers.map(\.count) == Array(repeating: 1, count: count))
            return search.steps
        }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    fileprivate static func dependency(
        _ label: String,
        _ type: String,
        _ source: DependencyDeclaration.Source
    ) -> DependencyDeclaration {
        HandmadeDeclarations.dependency(label, HandmadeDeclarations.type(type), source)
    }
}
