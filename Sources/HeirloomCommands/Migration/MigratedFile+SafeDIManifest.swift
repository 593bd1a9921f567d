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
        let dependsOnHeirloom = calls.contains { packageName(at: $0) == "heirloom" }
        for index in calls where packageName(at: index) == "safedi" {
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
            } else if let newText = newTargetText(at: index) {
                replace(tokens[index].range, with: newText)
            }
        }
        noteMentions(of: "safedi", as: "SafeDI")
    }

    /// Returns the name of the package in a `.package(…)`, in lower case.
    private func packageName(at index: Int) -> String? {
        let labels = tokens.indices.filter { tokens[$0].opener == index + 2 && isLabel($0) }
        let names = labels.compactMap { label -> String? in
            guard ["url", "path", "id", "name"].contains(text(label)), label + 2 < tokens.count,
                let value = tokens[label + 2].stringContent?.lowercased()
            else { return nil }
            let name = value.withoutSuffix(".git").split { "/:".contains($0) }.last
            return (text(label) == "id" ? name?.split(separator: ".").last : name).map(String.init)
        }
        return names.first { ["safedi", "heirloom"].contains($0) }
    }

    /// Returns the text that replaces a name in the description of a target.
    private func newTargetText(at index: Int) -> String? {
        guard let name = tokens[index].stringContent else { return nil }
        let callee = callee(around: index)
        switch name {
        case "SafeDIGenerator", "SafeDIPrebuiltGenerator":
            return callee == "plugin" ? "\"HeirloomGenerator\"" : nil
        case "SafeDI", "safedi":
            let isCall = callee == "product" || callee == "plugin" || callee == "byName"
            if isCall, ["package", "name"].contains(text(index - 2)) { return "\"Heirloom\"" }
            guard let opener = tokens[index].opener, text(opener) == "[", text(opener - 1) == ":",
                text(opener - 2) == "dependencies"
            else { return nil }
            return ".product(name: \"Heirloom\", package: \"Heirloom\")"
        default:
            return nil
        }
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
