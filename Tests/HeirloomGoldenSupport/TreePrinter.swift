import Foundation
import HeirloomTestSupport

/// A module that every golden's program can use without importing it: `printTree(_:)`.
///
/// It prints a program's actual values: each property with its value, and each object with a number that identifies it.
/// It is compiled once, because that takes longer than compiling most programs.
struct TreePrinter {
    static let shared: Result<TreePrinter, any Error> = Result { try TreePrinter() }

    private static let module = "HeirloomTreePrinter"

    private let folder: TemporaryFolder

    private init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.source, to: "TreePrinter.swift")
        let result = try Compiler.shared.get()
            .compile(module: Self.module, sources: ["TreePrinter.swift"], in: folder.url)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
    }

    /// The compiler options that make the module visible to a program.
    var options: [String] { ["-I", folder.url.path, "-import-module", Self.module] }

    /// The object file that such a program links.
    var object: String { folder.url.appendingPathComponent("\(Self.module).o").path }

    private static let source = """
        /// Prints a value and everything below it; objects are numbered in the order in which they are met.
        public func printTree(_ value: Any) {
            var numbers: [ObjectIdentifier: Int] = [:]
            printTree(value, label: nil, indentation: "", numbers: &numbers)
        }

        private func printTree(
            _ value: Any, label: String?, indentation: String, numbers: inout [ObjectIdentifier: Int]
        ) {
            let mirror = Mirror(reflecting: value)
            let prefix = indentation + (label.map { "\\($0): " } ?? "")
            let name = "\\(type(of: value))"
            if mirror.displayStyle == .optional {
                guard let wrapped = mirror.children.first else { return print(prefix + "nil") }
                return printTree(wrapped.value, label: label, indentation: indentation, numbers: &numbers)
            }
            if name.hasPrefix("Instantiator<") || name.hasPrefix("SendableInstantiator<")
                || name.hasPrefix("ErasedInstantiator<") || name.hasPrefix("SendableErasedInstantiator<")
            {
                return print(prefix + name)
            }
            if type(of: value) is AnyObject.Type {
                let object = ObjectIdentifier(value as AnyObject)
                if let number = numbers[object] { return print(prefix + name + " #\\(number)") }
                numbers[object] = numbers.count + 1
                print(prefix + name + " #\\(numbers.count)")
            } else if mirror.displayStyle == .struct && !(value is any CustomStringConvertible) {
                print(prefix + name)
            } else {
                return print(prefix + "\\(name) \\(String(reflecting: value))")
            }
            var ancestor = mirror.superclassMirror
            var children = Array(mirror.children)
            while let current = ancestor {
                children = Array(current.children) + children
                ancestor = current.superclassMirror
            }
            for child in children where child.label != "$defaultActor" {
                printTree(
                    child.value, label: child.label, indentation: indentation + "  ", numbers: &numbers)
            }
        }
        """
}
