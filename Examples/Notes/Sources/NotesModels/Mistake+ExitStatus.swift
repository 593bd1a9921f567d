extension Mistake {
    /// 2 where the arguments make no sense, 1 where they do and cannot be followed.
    package var exitStatus: Int32 {
        switch self {
        case .unknownCommand, .missingArgument, .unexpectedArgument, .notANumber, .unknownExportFormat,
            .invalidUserName:
            2
        case .nobodyIsLoggedIn, .noSuchNote:
            1
        }
    }
}
