/// Information from the system. Foundation offers the same, but takes longer to load than most runs take.
enum Environment {
    /// The number of available processors, at least one.
    static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

    /// Returns the value of a variable, or `nil` if it is not set.
    static func value(of name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
