import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

@Suite struct FaultTests {
    @Test(arguments: FaultCase.all)
    func faultsAreReportedAtTheirLocationWithTheirFixIts(faultCase: FaultCase) throws {
        let recorded = try String(contentsOf: FaultCase.url(faultCase.name), encoding: .utf8)
        let rendering = faultCase.rendering
        if ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil, rendering != recorded {
            try Data(rendering.utf8).write(to: FaultCase.url(faultCase.name))
            Issue.record("recorded \(faultCase.name)")
        }
        #expect(rendering == recorded)
    }

    @Test(arguments: FaultCase.all)
    func fixedSourcesAreNotDiagnosedAgain(faultCase: FaultCase) {
        for fixed in faultCase.fixes {
            #expect(FaultCase.diagnostics(in: fixed.source).map(\.message) == [], "\(fixed.message)")
        }
    }

    @Test func fixedSourcesCompile() throws {
        let module = try FaultModule(
            FaultCase.all.flatMap { faultCase in
                faultCase.fixes.enumerated().map { index, fixed in
                    FaultModule.File(name: "\(faultCase.name)-\(index)", text: fixed.source)
                }
            }
        )
        let result = try module.typecheck()
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    /// The compiler's verification mode fails on missing and on unexpected diagnostics, and compares every edit of
    /// every fix-it.
    @Test func theCompilerShowsFaultsAtTheirLocation() throws {
        let module = try FaultModule(
            FaultCase.all.map { faultCase in
                FaultModule.File(name: faultCase.name, text: faultCase.source)
            },
            withExpectations: true
        )
        let result = try module.typecheck(verifying: true)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    /// The generator skips function bodies, so that only the compiler sees their declarations.
    @Test func theCompilerShowsFaultsInsideFunctions() throws {
        let source = """
            func makeSubject() {
                @Instantiable
                struct Local: Instantiable {
                    @Received let service: Service
                }
                @Received let service = Service()
                _ = service
            }

            @Instantiable
            struct SubjectWithMethod: Instantiable {
                func run() {
                    @Received let service = Service()
                    _ = service
                }
            }
            // expected-error@14:23 {{'@Received' has no effect outside an '@Instantiable' type [stray-dependency]}}
            // expected-note@14:23 {{remove '@Received'}} {{14:9-19=}}
            // expected-error@4:12 {{'Local' cannot be '@Instantiable' because it is declared inside a function, \
            where generated code cannot use it; move it out [unreachable-type]}}
            // expected-error@7:19 {{'@Received' has no effect outside an '@Instantiable' type [stray-dependency]}}
            // expected-note@7:19 {{remove '@Received'}} {{7:5-15=}}
            """
        let module = try FaultModule([FaultModule.File(name: "Function", text: source)])
        let result = try module.typecheck(verifying: true)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test func theCompilerWarnsAboutUnreadableDeclarations() throws {
        let source = """
            @Instantiable
            struct Subject: Instantiable {
                @Received let service: Service
                func run( {}
            }
            // expected-error@5:15 {{expected parameter name followed by ':'}}
            // expected-error@5:10 {{expected '{' in body of function declaration}}
            // expected-warning@5:13 {{macro is not expanded because of a syntax error}}
            """
        let module = try FaultModule([FaultModule.File(name: "Broken", text: source)])
        let result = try module.typecheck(verifying: true)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    /// Editors send truncated and incomplete sources during typing.
    @Test(arguments: FaultCase.all)
    func brokenSourcesAreReadSafely(faultCase: FaultCase) {
        let bytes = Array(faultCase.source.utf8)
        for offset in stride(from: 0, to: bytes.count, by: 5) {
            for broken in [bytes[..<offset], bytes[..<offset] + bytes[min(offset + 9, bytes.count)...]] {
                let source = String(decoding: broken, as: UTF8.self)
                for fixIt in FaultCase.diagnostics(in: source).flatMap(\.fixIts) {
                    #expect(fixIt.edits.allSatisfy { $0.location.range.end.offset <= source.utf8.count })
                }
            }
        }
    }
}
