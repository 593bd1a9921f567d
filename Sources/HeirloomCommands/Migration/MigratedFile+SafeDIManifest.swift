import HeirloomBuild
import HeirloomModel
import HeirloomSyntax

/// Manifests of packages that use SafeDI.
extension MigratedFile {
    /// Replaces the package, its products and its plugins, and raises platforms that Heirloom does not support.
    ///
    /// - Parameter dependency: Heirloom's package: `.package(name: "Heirloom", path: "../Heirloom")`.
    mutating func migrateSafeDIManifest(dependency: String) {
        let calls = tokens.indices.filter { index in
            text(index) == "." && text(index + 1) == "package" && text(index + 2) == "("
        }
        let new = Self.names(inCall: dependency)
        let dependsOnHeirloom = calls.contains { call in
            packageNames(at: call).contains { $0.lowercased() == "heirloom" || new.contains($0) }
        }
        var old: [String] = []
        for index in calls where packageNames(at: index).contains(where: { $0.lowercased() == "safedi" }) {
            old += packageNames(at: index).map { $0.lowercased() }
            guard let closer = tokens[index + 2].closer else { continue }
            let call = SourceRange(start: tokens[index].range.start, end: tokens[closer].range.end)
            if dependsOnHeirloom {
                replace(removal(of: call, endingAt: closer), with: "")
            } else {
                replace(call, with: dependency)
            }
        }
        for index in tokens.indices where !isReplaced(index) {
            if isOldMacOS(index) {
                raiseMacOS(at: index)
            } else if let newText = newTargetText(at: index, package: new.first ?? "Heirloom", old) {
                replace(tokens[index].range, with: newText)
            }
        }
        noteMentions(of: "safedi", as: "SafeDI")
    }

    /// The targets that are declared in a list, each with its folder, which do not apply a plugin of either package.
    var targetsWithoutPlugin: [(name: String, folder: String)] {
        tokens.indices.compactMap { index in
            guard text(index) == ".", ["target", "executableTarget"].contains(text(index + 1)),
                let closer = index + 2 < tokens.count ? tokens[index + 2].closer : nil,
                let list = tokens[index].opener, text(list - 2) == "targets",
                let name = argument("name", around: index + 3),
                !mayApplyPlugin(index...closer)
            else { return nil }
            let path = argument("path", around: index + 3) ?? "Sources/" + name
            return (name, path.split(separator: "/").filter { $0 != "." }.map { $0 + "/" }.joined())
        }
    }

    /// Returns whether a target applies a plugin of either package, or plugins that the manifest declares elsewhere.
    private func mayApplyPlugin(_ target: ClosedRange<Int>) -> Bool {
        let strings = tokens[target].compactMap(\.stringContent)
        if strings.contains(where: { $0.hasSuffix("Generator") }) { return true }
        guard let label = target.first(where: { text($0) == "plugins" && isLabel($0) }) else { return false }
        return text(label + 2) != "["
            || target.contains { index in
                tokens[index].opener == label + 2 && ["[", ","].contains(text(index - 1))
                    && tokens[index].stringContent == nil && ![".", "]"].contains(text(index))
            }
    }

    /// Returns the names by which targets refer to the package of a `.package(…)`, the best first.
    private func packageNames(at index: Int) -> [String] {
        let labels = tokens.indices.filter { tokens[$0].opener == index + 2 && isLabel($0) }
        return ["name", "url", "path", "id"].compactMap { kind -> String? in
            guard let label = labels.first(where: { text($0) == kind }), label + 2 < tokens.count,
                let value = tokens[label + 2].stringContent.map(String.init)
            else { return nil }
            let name = value.withoutSuffix(".git").split { "/:".contains($0) }.last
            return (kind == "id" ? name?.split(separator: ".").last : name).map(String.init)
        }
    }

    /// Returns the same names for the text of a `.package(…)`.
    static func names(inCall code: String) -> [String] {
        let bytes = Array(code.utf8)
        return MigratedFile(path: "", bytes: bytes, tokens: CodeToken.all(in: bytes)).packageNames(at: 0)
    }

    /// Returns the text that replaces a name in the description of a target.
    ///
    /// - Parameters:
    ///   - package: The name of the new package.
    ///   - old: The names of the old one, in lower case.
    private func newTargetText(at index: Int, package: String, _ old: [String]) -> String? {
        guard let name = tokens[index].stringContent else { return nil }
        let plugins = ["SafeDIGenerator", "SafeDIPrebuiltGenerator"]
        switch callee(around: index) {
        case "product", "plugin", "byName":
            // A product of a package with another name, such as a fork, stays with it.
            let owner = argument("package", around: index)?.lowercased() ?? "safedi"
            guard owner == "safedi" || old.contains(owner), let product = argument("name", around: index),
                product == "SafeDI" || product == "safedi" || plugins.contains(product)
            else { return nil }
            if text(index - 2) == "package" { return "\"\(package)\"" }
            return plugins.contains(product) ? "\"HeirloomGenerator\"" : "\"Heirloom\""
        default:
            guard name.lowercased() == "safedi", let opener = tokens[index].opener, text(opener) == "[",
                text(opener - 1) == ":", text(opener - 2) == "dependencies"
            else { return nil }
            return ".product(name: \"Heirloom\", package: \"\(package)\")"
        }
    }

    /// Returns the string that is passed with a label in the parentheses around a token.
    private func argument(_ label: String, around index: Int) -> String? {
        let opener = tokens[index].opener
        let place = tokens.indices.first { tokens[$0].opener == opener && text($0) == label && isLabel($0) }
        guard let place, place + 2 < tokens.count else { return nil }
        return tokens[place + 2].stringContent.map(String.init)
    }

    /// Whether this is the version in `.macOS(.v11)`, which SafeDI supports and Heirloom does not.
    private func isOldMacOS(_ index: Int) -> Bool {
        guard callee(around: index) == "macOS", let opener = tokens[index].opener else { return false }
        let version = tokens[index].stringContent ?? tokens[index].text.dropFirst()
        let isVersion = index == (text(opener + 1) == "." ? opener + 2 : opener + 1)
        return isVersion && (version.hasPrefix("10") || version.hasPrefix("11"))
    }

    private mutating func raiseMacOS(at index: Int) {
        replace(tokens[index].range, with: tokens[index].stringContent == nil ? "v12" : "\"12.0\"")
    }

    /// Returns the range of a call with its comma, and with its line if nothing else is in it.
    private func removal(of call: SourceRange, endingAt closer: Int) -> SourceRange {
        var range = call
        if text(closer + 1) == "," { range.end = tokens[closer + 1].range.end }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let before = bytes[..<range.start.offset].reversed().prefix(while: isBlank).count
        let after = bytes[range.end.offset...].prefix(while: isBlank).count
        let next = range.end.offset + after
        guard before == range.start.column - 1, next < bytes.count, bytes[next] == UInt8(ascii: "\n") else {
            return range
        }
        range.start = range.start.moved(by: -before)
        range.end = range.end.moved(by: after + 1)
        return range
    }
}

extension String {
    fileprivate func withoutSuffix(_ suffix: String) -> Substring {
        hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
    }
}
