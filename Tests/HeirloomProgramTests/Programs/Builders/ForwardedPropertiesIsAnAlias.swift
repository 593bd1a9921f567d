// `T.ForwardedProperties` resolves like any other alias, for nested types, types of other modules and through aliases.

//: Details/Detail.swift
import Heirloom

public protocol Page {}

public enum Details {
    @Instantiable
    public struct Detail: Instantiable, Page {
        @Forwarded public let user: String
        @Forwarded public let line: Int
    }

    public typealias Input = Detail.ForwardedProperties
}

public struct Box<Value>: Page {
    public let value: Value
}

@Instantiable
extension Box: Instantiable {
    public static func instantiate(user: String) -> Box<Int> {
        Box<Int>(value: user.count)
    }
}

//: App/Roots.swift
import Details
import Heirloom

@Instantiable
struct Footer: Instantiable {
    @Received let spelledBuilder: ErasedInstantiator<(user: String, line: Int), any Page>
    @Received let aliasBuilder: ErasedInstantiator<(user: String, line: Int), any Page>
    @Received let namedBuilder: ErasedInstantiator<Details.Input, any Page>
}

@Instantiable
struct Column: Instantiable, Page {
    @Forwarded let user: String
    @Forwarded let line: Int
    @Instantiated let footer: Footer
    @Instantiated(fulfilledByType: "Details.Detail")
    let spelledBuilder: ErasedInstantiator<Column.ForwardedProperties, any Page>
    @Instantiated(fulfilledByType: "Details.Detail")
    let aliasBuilder: ErasedInstantiator<Details.Input, any Page>
    @Instantiated(fulfilledByType: "Details.Detail")
    let namedBuilder: ErasedInstantiator<Details.Detail.ForwardedProperties, any Page>
    @Instantiated(fulfilledByType: "Box<Int>")
    let boxBuilder: ErasedInstantiator<Box<Int>.ForwardedProperties, any Page>
}

@Instantiable
struct Paper: Instantiable {
    @Instantiated(fulfilledByType: "Column")
    let columnBuilder: ErasedInstantiator<Details.Detail.ForwardedProperties, any Page>
}

//: App/main.swift
import Details

if let column = Paper().columnBuilder.instantiate((user: "Ada", line: 1)) as? Column {
    printTree(column)
    printTree(column.footer.spelledBuilder.instantiate((user: "Eve", line: 2)))
    printTree(column.footer.aliasBuilder.instantiate((user: "Ida", line: 3)))
    printTree(column.footer.namedBuilder.instantiate((user: "Una", line: 4)))
    printTree(column.boxBuilder.instantiate())
}

//: prints
// Column
//   user: String "Ada"
//   line: Int 1
//   footer: Footer
//     spelledBuilder: ErasedInstantiator<(user: String, line: Int), Page>
//     aliasBuilder: ErasedInstantiator<(user: String, line: Int), Page>
//     namedBuilder: ErasedInstantiator<(user: String, line: Int), Page>
//   spelledBuilder: ErasedInstantiator<(user: String, line: Int), Page>
//   aliasBuilder: ErasedInstantiator<(user: String, line: Int), Page>
//   namedBuilder: ErasedInstantiator<(user: String, line: Int), Page>
//   boxBuilder: ErasedInstantiator<(), Page>
// Detail
//   user: String "Eve"
//   line: Int 2
// Detail
//   user: String "Ida"
//   line: Int 3
// Detail
//   user: String "Una"
//   line: Int 4
// Box<Int>
//   value: Int 3
