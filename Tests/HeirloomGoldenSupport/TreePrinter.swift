/// The source that is compiled into every golden's program: `printTree(_:)`.
///
/// It prints what the program really holds: each property with its value, each object with a number by
/// which it is known again.
package let treePrinterSource = """
    /// Prints a value and everything below it; objects are numbered in the order in which they are met.
    func printTree(_ value: Any) {
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
