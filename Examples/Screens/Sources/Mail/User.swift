/// A user who is logged in.
package struct User: Sendable {
    package let name: String

    package init(name: String) {
        self.name = name
    }
}
