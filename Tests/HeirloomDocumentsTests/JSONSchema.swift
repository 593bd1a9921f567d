import Foundation

/// A validator for JSON schemas, limited to the keywords of Heirloom's schema. It rejects unknown keywords, so that
/// nothing stays unchecked. Unlike readers of documents, it rejects keys that the schema does not define.
struct JSONSchema {
    private let root: [String: Any]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Returns the problems of a value, each with its path.
    func problems(with value: Any) -> [String] { problems(with: value, by: root, at: "") }

    private func problems(with value: Any, by schema: [String: Any], at path: String) -> [String] {
        schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
            switch keyword {
            case "$schema", "title", "description", "$defs": return []
            case "$ref": return problems(with: value, by: definition(rule), at: path)
            case "const": return isEqual(value, rule) ? [] : ["\(path): is not \(rule)"]
            case "enum":
                let isListed = (rule as? [Any])?.contains { isEqual(value, $0) } ?? false
                return isListed ? [] : ["\(path): \(value) is not listed"]
            case "type": return isOfType(value, rule) ? [] : ["\(path): is no \(rule)"]
            case "minimum":
                let isLess = (value as? Int ?? .min) < (rule as? Int ?? .max)
                return isLess ? ["\(path): is less than \(rule)"] : []
            case "items":
                return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                    problems(with: item, by: rule as? [String: Any] ?? [:], at: "\(path)/\(index)")
                }
            case "required":
                let keys = (value as? [String: Any])?.keys.map { $0 } ?? []
                return (rule as? [String] ?? []).filter { !keys.contains($0) }.map { "\(path): lacks \($0)" }
            case "properties": return problems(withKeysOf: value, by: rule as? [String: Any] ?? [:], at: path)
            default: return ["the schema says '\(keyword)', which is not checked"]
            }
        }
    }

    private func problems(withKeysOf value: Any, by rules: [String: Any], at path: String) -> [String] {
        (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.flatMap { key, value in
            guard let rule = rules[key] as? [String: Any] else { return ["\(path): has \(key)"] }
            return problems(with: value, by: rule, at: "\(path)/\(key)")
        }
    }

    /// Resolves a reference: `#/$defs/scope`.
    private func definition(_ reference: Any) -> [String: Any] {
        let name = (reference as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
        return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["unknown": reference]
    }

    private func isOfType(_ value: Any, _ type: Any) -> Bool {
        switch type as? String {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is Int
        default: false
        }
    }

    private func isEqual(_ left: Any, _ right: Any) -> Bool {
        (left as? NSObject)?.isEqual(right) ?? false
    }
}
