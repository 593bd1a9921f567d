import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Weakly cached values must be objects.
@Suite struct WeakValueRuleTests {
    /// A protocol is known to be class-bound if it says so, inherits from such a protocol or from a class, or is an
    /// Objective-C protocol. Unread classes are left to the compiler.
    @Test func knownObjectsAreAccepted() {
        let sources = """
            //: Base/Base.swift
            public protocol Base: AnyObject {}
            //: App/App.swift
            import Base
            import Foundation
            import Vendor
            protocol Own: Base {}
            protocol OfClass: Object {}
            protocol Many: CustomStringConvertible & Own {}
            @objc protocol Exported {}
            typealias Alias = any Own
            class Object {}
            @Instantiable(
                fulfillingAdditionalTypes: [
                    Base.self, Own.self, OfClass.self, Many.self, Exported.self, URLSessionDelegate.self, VendorClass.self,
                ]
            )
            final class All: Object, Instantiable, OfClass, Many, Exported, URLSessionDelegate, VendorClass {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated(lifetime: .weak) let all: () -> All?
                @Instantiated(lifetime: .weak) let object: () -> any Base
                @Instantiated(lifetime: .weak) let own: () -> Alias
                @Instantiated(lifetime: .weak) let ofClass: () -> any OfClass
                @Instantiated(lifetime: .weak) let many: () -> Many
                @Instantiated(lifetime: .weak) let exported: () -> any Exported
                @Instantiated(lifetime: .weak) let session: () -> any URLSessionDelegate
                @Instantiated(lifetime: .weak) let vendor: () -> VendorClass
                @Instantiated(fulfilledByType: "All", lifetime: .weak) let both: () -> any CustomStringConvertible & AnyObject
            }
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func valuesNotKnownToBeObjectsAreReported() {
        let sources = """
            //: App/App.swift
            import Vendor
            protocol 1️⃣Plain {}
            @Instantiable(fulfillingAdditionalTypes: [Plain.self, VendorProtocol.self])
            struct 2️⃣Value: Instantiable, Plain, VendorProtocol {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated(lifetime: .weak) let 3️⃣value: () -> Value
                @Instantiated(lifetime: .weak) let 4️⃣plain: () -> any Plain
                @Instantiated(lifetime: .weak) let 5️⃣vendor: () -> any VendorProtocol
            }
            """
        #expect(
            diagnostics(of: sources) == """
                3️⃣ error: '.weak' of 'value: () -> Value' requires a class type, but 'Value' is a struct [weak-value]
                2️⃣ note: only classes and actors can be kept weakly
                4️⃣ error: '.weak' of 'plain: () -> any Plain' requires a class type, but 'any Plain' may be a value type [weak-value]
                1️⃣ note: constrain 'Plain' to 'AnyObject'
                5️⃣ error: '.weak' of 'vendor: () -> any VendorProtocol' requires a class type, but 'any VendorProtocol' may be a value type [weak-value]
                5️⃣ note: write 'any VendorProtocol & AnyObject', with 'fulfilledByType: "Value"'
                """
        )
    }
}
