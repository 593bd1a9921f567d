/// Draws a tree as text with lines, for people to read in a terminal.
///
/// A scope with dependencies is expanded at its first occurrence, and only named after that.
package struct TreeText {
    /// The parts of a line, for highlighting in a terminal.
    package enum Part: Hashable, Sendable {
        /// The type at the top of a tree.
        case top
        /// `├─ `
        case line
        case label
        case type
        /// `(received)`
        case remark
    }

    /// A branch that is still to be drawn.
    private struct Branch {
        /// The content of its first line. The dependencies of its product are drawn below.
        var content: Content
        /// The text to the left of its lines.
        var indentation: String
        var isLast: Bool
        /// The level, counted from 1.
        var level: Int
    }

    private enum Content {
        case dependency(GraphDocument.Dependency)
        /// An element of a collection.
        case element(GraphDocument.Build)
    }

    private let index: ScopeIndex
    private let depth: Int?
    private let line: DependencyLine
    private var lines: [String] = []
    private var opened: Set<Int> = []
    /// The pending branches, the next one last. An explicit stack, because trees may be deeper than the call stack.
    private var branches: [Branch] = []

    /// Returns the tree below each root; without roots, below each scope that nothing builds.
    ///
    /// - Parameters:
    ///   - depth: The number of levels to expand; `nil` for all.
    ///   - emphasized: Emphasizes a text according to the part of the line that it is.
    package static func text(
        of document: GraphDocument,
        depth: Int? = nil,
        emphasized: (String, Part) -> String = { text, _ in text }
    ) -> String {
        withoutActuallyEscaping(emphasized) { emphasized in
            let index = ScopeIndex(document)
            return index.tops.map { top in
                var tree = TreeText(of: index, depth: depth, emphasized: emphasized)
                return tree.text(below: top)
            }
            .joined(separator: "\n")
        }
    }

    private init(of index: ScopeIndex, depth: Int?, emphasized: @escaping (String, Part) -> String) {
        self.index = index
        self.depth = depth
        line = DependencyLine(emphasized: emphasized)
    }

    private mutating func text(below top: Int) -> String {
        let scope = index.scope(top)
        lines = []
        let remarks = (scope.effects.map { [$0] } ?? []) + open(top, indentation: "", level: 1)
        lines.append(line.emphasized(scope.type, .top) + line.ending(remarks))
        while let branch = branches.popLast() { draw(branch) }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func draw(_ branch: Branch) {
        let indentation = branch.indentation + (branch.isLast ? "   " : "│  ")
        let start = line.emphasized(branch.indentation + (branch.isLast ? "└─ " : "├─ "), .line)
        switch branch.content {
        case .dependency(let dependency):
            var remarks = dependency.remarks
            if dependency.collection != nil {
                let elements = dependency.builds.map(Content.element)
                push(elements, indentation: indentation, level: branch.level + 1, &remarks)
            } else if let build = dependency.builds.first {
                remarks += self.remarks(on: build, level: branch.level, indentation: indentation)
            }
            let products = dependency.collection == nil ? index.hiddenProducts(of: dependency) : []
            lines.append(start + line.text(dependency, products: products, remarks: remarks))
        case .element(let build):
            let remarks = remarks(on: build, level: branch.level, indentation: indentation)
            lines.append(start + line.text(build, of: index.type(of: build), remarks: remarks))
        }
    }

    /// Returns remarks about a product, and schedules its dependencies to be drawn next unless they already were.
    private mutating func remarks(
        on build: GraphDocument.Build,
        level: Int,
        indentation: String
    ) -> [String] {
        let remarks = index.remarks(on: build)
        guard let product = index[build.scope] else { return remarks }
        return remarks + open(product, indentation: indentation, level: level + 1)
    }

    /// Schedules a scope's dependencies to be drawn next. Returns remarks about dependencies that are not drawn.
    private mutating func open(_ number: Int, indentation: String, level: Int) -> [String] {
        let dependencies = index.scope(number).dependencies
        if dependencies.isEmpty { return [] }
        if opened.contains(number) { return ["see above"] }
        var remarks: [String] = []
        if push(dependencies.map(Content.dependency), indentation: indentation, level: level, &remarks) {
            opened.insert(number)
        }
        return remarks
    }

    @discardableResult
    private mutating func push(
        _ contents: [Content],
        indentation: String,
        level: Int,
        _ remarks: inout [String]
    ) -> Bool {
        if let depth, level > depth, !contents.isEmpty {
            remarks.append("\(contents.count) below")
            return false
        }
        for (place, content) in contents.enumerated().reversed() {
            branches.append(
                Branch(
                    content: content,
                    indentation: indentation,
                    isLast: place == contents.count - 1,
                    level: level
                )
            )
        }
        return true
    }
}
