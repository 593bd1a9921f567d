extension String {
    /// The text as a literal on one line, with invisible characters and those that affect other text escaped.
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
