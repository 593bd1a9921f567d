import HeirloomModel
import SwiftSyntax

/// The details of a parameter, in the format of both observers.
private func details(
    _ label: String?,
    _ name: String,
    type: Range<Int>,
    isVariadic: Bool,
    hasDefault: Bool
) -> String {
    "\(label ?? "_") \(name): \(spelled(type)), variadic \(isVariadic), default \(hasDefault)"
}

extension HeirloomObserver {
    mutating func observe(_ parameters: [ParameterDeclaration]) {
        for parameter in parameters {
            let details = details(
                parameter.label,
                parameter.name,
                type: parameter.type.range.bytes,
                isVariadic: parameter.isVariadic,
                hasDefault: parameter.hasDefault
            )
            add(.parameter, parameter.range, details)
            observe(parameter.type)
            observe(parameter.attributes, [])
        }
    }
}

extension SyntaxObserver {
    func observe(_ clause: FunctionParameterClauseSyntax) {
        for parameter in clause.parameters {
            let label = bare(parameter.firstName.text)
            let details = details(
                label == "_" ? nil : label,
                parameter.secondName.map { bare($0.text) } ?? label,
                type: parameter.type.bytes,
                isVariadic: parameter.ellipsis != nil,
                hasDefault: parameter.defaultValue != nil
            )
            // The trailing comma is not part of the parameter.
            let end =
                parameter.defaultValue?.bytes ?? parameter.ellipsis?.bytes ?? parameter.type.bytes
            add(.parameter, parameter.bytes.lowerBound..<end.upperBound, details)
            observe(parameter.type)
            observe(parameter.attributes, [])
        }
    }
}
