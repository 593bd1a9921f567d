// The modules of one package share 'package' types, which the public interface hides; a protocol is '@usableFromInline'.
//: Internals/Internals.swift
import Heirloom

package protocol Storing: AnyObject { var items: [String] { get set } }

@Instantiable(fulfillingAdditionalTypes: [Storing.self])
package final class MemoryStoring: Storing, Instantiable {
    package var items: [String] = []
}

@Instantiable
package struct Journal: Instantiable {
    @Received package let storing: any Storing
    @Forwarded package let prefix: String
    package func write(_ line: String) { storing.items.append(prefix + line) }
}
//: Face/Face.swift
import Heirloom
package import Internals

@Instantiable(isRoot: true)
public final class Face: Instantiable {
    @Instantiated package let storing: any Storing
    @Instantiated private let journalBuilder: Instantiator<Journal>

    package init(storing: any Storing, journalBuilder: Instantiator<Journal>) {
        self.storing = storing
        self.journalBuilder = journalBuilder
    }

    public func log(_ line: String) -> Int {
        journalBuilder.instantiate(prefix: "- ").write(line)
        return storing.items.count
    }
}
//: App/main.swift
import Face
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let helper: Helper
}

@Instantiable
struct Helper: Instantiable {
    let face = Face()
}

let app = App()
print(app.helper.face.log("a"), app.helper.face.log("b"), Face().log("c"))
//: prints
// 1 2 1
