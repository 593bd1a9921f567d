import Heirloom

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Records the issues of strict doubles, in Swift Testing and in XCTest. `Heirloom` finds it by its name.
public enum HeirloomIssueRecorder: HeirloomIssueRecording {
    /// Returns a function that records issues with the library that runs the current test.
    public static func recorder() -> @Sendable (String) -> Void {
        #if canImport(Testing)
        if Test.current != nil { return { Issue.record(Comment(rawValue: $0)) } }
        #endif
        #if canImport(XCTest)
        return { XCTFail($0) }
        #else
        return { fatalError($0) }
        #endif
    }
}
