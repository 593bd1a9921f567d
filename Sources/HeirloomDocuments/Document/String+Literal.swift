extension String {
    /// As a literal in one line, in which nothing hides or moves other text.
    var literal: String {
        let scalars = unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": return "\\\""
            case "\\": return "\\\\"
            case "\n": return "\\n"
            case "\r": return "\\r"
            case "\t": return "\\t"
            default:
                let category = scalar.properties.generalCategory
                let isShown = ![.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
                return isShown ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"" + scalars.joined() + "\""
    }
}
