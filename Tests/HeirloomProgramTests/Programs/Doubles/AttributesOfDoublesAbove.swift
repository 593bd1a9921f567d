// 'mockAttributes' of what modules above see may be for a double that is generated there, and nothing is said of it.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

@Instantiable(mockAttributes: "@discardableResult")
public struct Store: Instantiable {
    public init() {}
}

@Instantiable(mockAttributes: "@discardableResult")
package struct Clock: Instantiable {
    package init() {}
}
//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Store"])

Store.mock()
print("done")
//: prints
// done
