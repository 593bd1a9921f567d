import Testing

@Suite struct FileSummarizerTests {
    @Test func instantiableTypesAreReadWithTheirDependencies() {
        #expect(
            SummarizedText(
                """
                import Heirloom
                @testable import Models

                @Instantiable(isRoot: false, fulfillingAdditionalTypes: [Shop.self, (any Store).self])
                @MainActor @available(macOS 13, *)
                public final class Orchard: Shop, Instantiable {
                    @Instantiated let tree: Tree
                    @Instantiated(fulfilledByType: "Fruits.Apple", erasedToConcreteExistential: true) let fruit: any Fruit
                    @Instantiated private let `default`: Instantiator<Basket<Apple>>
                    @Forwarded let owner: User, gardener: User?
                    @Received let soil: Soil
                    @Received(onlyIfAvailable: true) let rain: Rain?
                    @Heirloom.Received(fulfilledByDependencyNamed: "sunlight", ofType: Sun.self) let light: any Light
                    @Published var count = 0
                    let name = "x"
                }
                """
            ).outline
                == """
                import Heirloom
                @testable import Models
                public final class Orchard=Orchard : Shop, Instantiable @MainActor stores [Tree, any Fruit, Instantiator<Basket<Apple>>, User, User?, Soil, Rain?, any Light, Published<_>=count, ?]
                instantiable public final class Orchard=Orchard type Orchard @Instantiable(isRoot: false, fulfillingAdditionalTypes: [Shop.self, (any Store).self]) @MainActor @available(macOS 13, *) isRoot false fulfils Shop, (any Store)
                  tree=tree: Tree instantiated ⟨@Instantiated let tree: Tree⟩
                  fruit=fruit: any Fruit instantiated by Fruits.Apple="Fruits.Apple" erased ⟨@Instantiated(fulfilledByType: "Fruits.Apple", erasedToConcreteExistential: true) let fruit: any Fruit⟩
                  default=`default`: Instantiator<Basket<Apple>> instantiated unused ⟨@Instantiated private let `default`: Instantiator<Basket<Apple>>⟩
                  owner=owner: User forwarded ⟨@Forwarded let owner: User, gardener: User?⟩
                  gardener=gardener: User? forwarded ⟨@Forwarded let owner: User, gardener: User?⟩
                  soil=soil: Soil received ⟨@Received let soil: Soil⟩
                  rain=rain: Rain? received if available ⟨@Received(onlyIfAvailable: true) let rain: Rain?⟩
                  light=light: any Light renamed sunlight="sunlight": Sun ⟨@Heirloom.Received(fulfilledByDependencyNamed: "sunlight", ofType: Sun.self) let light: any Light⟩
                  public memberwiseInitializer(tree: tree, fruit: fruit, default: default, owner: owner, gardener: gardener, soil: soil, rain: rain, light: light)
                """
        )
    }

    @Test func collectionsAndKeysAreRead() {
        #expect(
            SummarizedText(
                """
                @Instantiable(fulfillingAdditionalTypes: [Job.self], key: -0x2A)
                struct Later: Instantiable {
                    @Instantiated(collecting: ["Soon", "Jobs.Never"], onlyIfAvailable: true) let jobs: [any Job]
                    @Instantiated(collecting: []) let all: [any Job]
                }
                @Instantiable(key: Jobs.Kind.`default`)
                struct Soon: Instantiable {}
                @Instantiable(key: "\\u{61}\\"")
                struct Never: Instantiable {}
                """
            ).outline
                == """
                internal final struct Later=Later : Instantiable stores [[any Job], [any Job]]
                internal final struct Soon=Soon : Instantiable
                internal final struct Never=Never : Instantiable
                instantiable internal final struct Later=Later type Later @Instantiable(fulfillingAdditionalTypes: [Job.self], key: -0x2A) fulfils Job integer -42=-0x2A
                  jobs=jobs: [any Job] instantiated collecting Soon="Soon", Jobs.Never="Jobs.Never" if available ⟨@Instantiated(collecting: ["Soon", "Jobs.Never"], onlyIfAvailable: true) let jobs: [any Job]⟩
                  all=all: [any Job] instantiated collecting nothing ⟨@Instantiated(collecting: []) let all: [any Job]⟩
                  internal memberwiseInitializer(jobs: jobs, all: all)
                instantiable internal final struct Soon=Soon type Soon @Instantiable(key: Jobs.Kind.`default`) case default of Jobs.Kind=Jobs.Kind.`default`
                  internal memberwiseInitializer()
                instantiable internal final struct Never=Never type Never @Instantiable(key: "\\u{61}\\"") text a"="\\u{61}\\""
                  internal memberwiseInitializer()
                """
        )
    }

    @Test func handwrittenInitializersAreCalled() {
        #expect(
            SummarizedText(
                """
                @Instantiable
                struct Store: Instantiable {
                    @Received let a: A
                    @Received let b: any B
                    init() { fatalError() }
                    nonisolated public init(_ b: B, c: Int = 1, with a: A) {}
                    init(a: A, b: any B, c: Int = 1, d: Int = 2) {}
                }
                """
            ).outline
                == """
                internal final struct Store=Store : Instantiable inits [internal () of 0, internal (_:with) of 3, internal (a:b) of 4] stores [A, any B]
                instantiable internal final struct Store=Store type Store @Instantiable
                  a=a: A received ⟨@Received let a: A⟩
                  b=b: any B received ⟨@Received let b: any B⟩
                  internal writtenInitializer(_: b, with: a) nonisolated ⟨nonisolated public init(_ b: B, c: Int = 1, with a: A) {}⟩ with 1 c: Int = 1
                """
        )
    }

    @Test func extensionsAreReadWithTheirFunctions() {
        #expect(
            SummarizedText(
                """
                @Instantiable(conformsElsewhere: true)
                @MainActor
                extension Container {
                    public static func instantiate(_ name: Name, at place: Place, size: Int = 1) -> Container<Int> { f() }
                    @available(macOS 14, *) nonisolated static func instantiate(url: URL) -> Container<URL?> { f() }
                    func other() {}
                }
                """
            ).outline
                == """
                extension Container
                instantiable public extension Container=Container type Container<Int> @Instantiable(conformsElsewhere: true) @MainActor conformsElsewhere
                  name=_ name: Name: Name received ⟨_ name: Name⟩
                  place=at place: Place: Place received ⟨at place: Place⟩
                  public instantiateFunction(_: name, at: place) ⟨public static func instantiate(_ name: Name, at place: Place, size: Int = 1) -> Container<Int> { f() }⟩ with 2 size: Int = 1
                instantiable internal extension Container=Container type Container<URL?> @Instantiable(conformsElsewhere: true) @MainActor @available(macOS 14, *) conformsElsewhere
                  url=url: URL: URL received ⟨url: URL⟩
                  internal instantiateFunction(url: url) nonisolated ⟨@available(macOS 14, *) nonisolated static func instantiate(url: URL) -> Container<URL?> { f() }⟩
                """
        )
    }

    @Test func theNarrowestEnclosingAccessLevelCounts() {
        #expect(
            SummarizedText(
                """
                // Received
                public struct A { struct B { public class C { public init() {}; init?(x: Int) {} } } }
                open class D { open class E {} }
                private enum F { typealias G<T> = [T] }
                public extension H.I { struct J { init(a: Int = 1, _ b: Int, c: Int...) {} } ; init() {} }
                package protocol K { init(x: Int) }
                """
            ).outline
                == """
                public final struct A=A
                internal final struct A.B=B
                internal class A.B.C=C inits [internal () of 0, internal failable (x) of 1]
                open class D=D
                open class D.E=E
                private final enum F=F
                public final struct H.I.J=J inits [internal (_) of 3]
                package final protocol K=K inits [package (x) of 1]
                private alias F.G <T> = [T]
                extension H.I inits [public () of 0]
                """
        )
    }

    @Test func functionsThatMayCreateTestDoublesAreReadInAnyFile() {
        #expect(
            SummarizedText(
                """
                extension A {
                    static func mock(b: B, c: Int = 1, _ d: D) -> A { A() }
                    private static func mock() -> A { A() }
                    func mock() -> Int { 1 }
                    static func instantiate() -> A { A() }
                    #if DEBUG
                    class func mock(e: E...) -> A { A() }
                    #endif
                    struct F { static func mock() -> F { F() } }
                }
                private extension A { static func mock() -> A { A() } }
                """
            ).outline
                == """
                internal final struct A.F=F
                extension A mocks [(b:_), () if DEBUG]
                extension A
                """
        )
    }

    @Test func filesWithoutHeirloomAreReadForTheirNames() {
        #expect(
            SummarizedText(
                """
                @preconcurrency import A
                @MainActor class B<T>: C, D where T: E {
                    let x: Int
                    convenience init(y: Int) {}
                    func f() {}
                    nonisolated struct F {}
                }
                extension B: Sendable {}
                fileprivate typealias G = [B<Int>]
                protocol H: I { associatedtype J }
                """
            ).outline
                == """
                @preconcurrency import A
                internal class B=B <T> : C, D @MainActor inits [internal convenience (y) of 1]
                internal final struct B.F=F nonisolated
                internal final protocol H=H : I
                fileprivate alias G = [B<Int>]
                extension B : Sendable
                """
        )
    }

    @Test func generatedFilesAreNotRead() {
        let generated = """
            // Generated by Heirloom. Do not edit: the next build overwrites it.

            import Heirloom

            extension App {
                init() {
                    self.init(inbox: Inbox())
                }
            }
            """
        #expect(SummarizedText(generated).outline == "")
    }

    @Test func configurationsAreReadWithTheirRanges() {
        #expect(
            SummarizedText(
                """
                #HeirloomConfiguration(
                    additionalImportedModules: ["A", "B"],
                    additionalDirectoriesToInclude: ["../C"],
                    additionalMocksToGenerate: ["D.E"],
                    mockConditionalCompilation: nil,
                    defaultIsolation: "MainActor",
                    warningsAsErrors: ["dropped-root"],
                    silencedWarnings: ["untracked-directory", "plugin-not-applied"]
                )
                """
            ).outline
                == """
                configuration ⟨#HeirloomConfiguration(
                    additionalImportedModules: ["A", "B"],
                    additionalDirectoriesToInclude: ["../C"],
                    additionalMocksToGenerate: ["D.E"],
                    mockConditionalCompilation: nil,
                    defaultIsolation: "MainActor",
                    warningsAsErrors: ["dropped-root"],
                    silencedWarnings: ["untracked-directory", "plugin-not-applied"]
                )⟩ imports A="A", B="B" directories ../C="../C" mocks D.E="D.E" mocks if ever isolation MainActor \
                raises dropped-root="dropped-root" \
                silences untracked-directory="untracked-directory", plugin-not-applied="plugin-not-applied"
                """
        )
        #expect(
            SummarizedText("#HeirloomConfiguration()").outline
                == "configuration ⟨#HeirloomConfiguration()⟩ mocks if DEBUG"
        )
    }

    @Test func localMistakesAreReported() {
        #expect(
            SummarizedText(
                """
                @Instantiable(mockAttributes: "@A", generateMock: true, customMockName: "mine")
                struct A: Instantiable {
                    @Received @Forwarded let b: B
                    @Instantiated let c = C()
                }
                """
            ).outline
                == """
                internal final struct A=A : Instantiable stores [B, C=C()]
                instantiable internal final struct A=A type A @Instantiable(mockAttributes: "@A", generateMock: true, customMockName: "mine") double generated mine @A faulty
                  b=b: B received ⟨@Received @Forwarded let b: B⟩
                  internal memberwiseInitializer(b: b)
                [missing-mock] A
                [several-dependency-attributes] b
                [unsupported-property] c
                """
        )
    }

    @Test func filesThatDoNotParseHaveAFaultWithItsRange() {
        #expect(
            SummarizedText("@Instantiable struct A: Instantiable { @Instantiated let }\nstruct B {").outline
                == """
                internal final struct A=A : Instantiable
                internal final struct B=B
                instantiable internal final struct A=A type A @Instantiable
                  internal memberwiseInitializer()
                fault : expected a name after 'let'
                """
        )
    }
}
