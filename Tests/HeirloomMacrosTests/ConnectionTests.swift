import Foundation
import Testing

@testable import HeirloomMacros

// The limit ends a hang. It is long, because a test's time continues while other tests use all processors.
/// The macro plugin's connection to the compiler.
@Suite(.timeLimit(.minutes(20)))
struct ConnectionTests {
    private static let capabilityReply = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    private static let receivedMessage = """
        {"expandAttachedMacro":{"macro":{"typeName":"ReceivedMacro","name":"Received ",\
        "moduleName":"HeirloomMacros"},"macroRole":"peer","discriminator":"d",\
        "attributeSyntax":{"kind":"attribute","source":"@Received "},\
        "declSyntax":{"kind":"declaration","source":"@Received let a: A"},\
        "lexicalContext":[{"kind":"declaration","source":"@Instantiable struct X: Instantiable {}"}]}}
        """

    @Test func capabilityRequestsAreAnsweredWithTheProtocolVersion() throws {
        let plugin = try PluginProcess()
        try plugin.send(#"{"getCapability":{"capability":{"protocolVersion":99}}}"#)
        #expect(try plugin.receive() == Self.capabilityReply)
    }

    @Test func propertyMacrosAddNothing() throws {
        let plugin = try PluginProcess()
        try plugin.send(Self.receivedMessage)
        #expect(try plugin.receive() == #"{"expandMacroResult":{"diagnostics":[]}}"#)
    }

    @Test(arguments: [
        "@Instantiable struct X: Instantiable {}",
        #"@MainActor @Instantiable\nstruct X: Instantiable {}"#,
        #"/* @Instantiable */\n@Heirloom.Instantiable(isRoot: true)\nstruct X: Instantiable {}"#,
    ])
    func propertiesOfInstantiableTypesAreAccepted(type: String) throws {
        let plugin = try PluginProcess()
        try plugin.send(Self.received(in: type))
        #expect(try plugin.receive() == #"{"expandMacroResult":{"diagnostics":[]}}"#)
    }

    @Test(arguments: [
        "struct X {}", #"/// No @Instantiable.\nstruct X {}"#, #"/*\n@Instantiable\n*/\nstruct X {}"#,
        "@InstantiableView struct X {}",
    ])
    func propertiesOfOtherTypesAreRejectedWhateverElseTheMessageNames(type: String) throws {
        let plugin = try PluginProcess()
        try plugin.send(Self.received(in: type))
        #expect(
            try plugin.receive() == """
                {"expandMacroResult":{"diagnostics":[{"fixIts":[{"changes":[{"newText":"",\
                "range":{"endOffset":50,"fileName":"A.swift","startOffset":40}}],"message":"remove '@Received'"}],\
                "highlights":[{"endOffset":55,"fileName":"A.swift","startOffset":54}],\
                "message":"'@Received' has no effect: 'X' is not '@Instantiable' \
                [stray-dependency]",\
                "notes":[],"position":{"fileName":"A.swift","offset":54},"severity":"error"}]}}
                """
        )
    }

    @Test func messagesSentTogetherAreAnsweredInOrder() throws {
        let plugin = try PluginProcess()
        let capability = PluginProcess.frame(Data(#"{"getCapability":{}}"#.utf8))
        try plugin.write(capability + PluginProcess.frame(Data(Self.receivedMessage.utf8)) + capability)
        #expect(try plugin.receive() == Self.capabilityReply)
        #expect(try plugin.receive() == #"{"expandMacroResult":{"diagnostics":[]}}"#)
        #expect(try plugin.receive() == Self.capabilityReply)
    }

    @Test func messagesThatArriveByteByByteAreAssembled() throws {
        let plugin = try PluginProcess()
        for byte in PluginProcess.frame(Data(#"{"getCapability":{}}"#.utf8)) {
            try plugin.write(Data([byte]))
        }
        #expect(try plugin.receive() == Self.capabilityReply)
    }

    @Test func emptyMessagesEndTheProcess() throws {
        let plugin = try PluginProcess()
        try plugin.write(PluginProcess.frame(Data()))
        #expect(try plugin.receive() == nil)
        #expect(plugin.exit() == (.exit, 0))
    }

    @Test func unknownMessagesAreRejectedAndTheNextOneAnswered() throws {
        let plugin = try PluginProcess()
        try plugin.send(#"{"foldTheLaundry":{"gently":true}}"#)
        #expect(
            try plugin.receive()
                == Self.refusal("Heirloom's macros do not know the compiler's message 'foldTheLaundry'")
        )
        try plugin.send(#"{"getCapability":{}}"#)
        #expect(try plugin.receive() == Self.capabilityReply)
    }

    @Test func unknownKeysAreIgnored() throws {
        let plugin = try PluginProcess()
        try plugin.send(#"{"loadPluginLibrary":{"libraryPath":"/a.so","season":{"is":"autumn"}}}"#)
        #expect(try plugin.receive() == #"{"loadPluginLibraryResult":{"diagnostics":[],"loaded":false}}"#)
    }

    @Test func unknownMacrosAddNothing() throws {
        let plugin = try PluginProcess()
        try plugin.send(Self.receivedMessage.replacingOccurrences(of: "ReceivedMacro", with: "FutureMacro"))
        #expect(try plugin.receive() == #"{"expandMacroResult":{"diagnostics":[]}}"#)
    }

    @Test(arguments: ["", "{", "[]", "{}", "null", "\u{0}", #"{"expandAttachedMacro":{}}"#])
    func malformedMessagesAreRejectedAndTheNextOneAnswered(message: String) throws {
        let plugin = try PluginProcess()
        try plugin.send(message.isEmpty ? " " : message)
        let reply = try #require(try plugin.receive())
        #expect(reply.hasPrefix(#"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"#))
        try plugin.send(#"{"getCapability":{}}"#)
        #expect(try plugin.receive() == Self.capabilityReply)
    }

    @Test func oversizedMessagesEndTheProcess() throws {
        let plugin = try PluginProcess()
        try plugin.write(PluginProcess.frame(Data(), claiming: MessageConnection.greatestByteCount + 1))
        #expect(try plugin.receive() == nil)
        #expect(plugin.exit() == (.exit, 0))
    }

    @Test(arguments: [0, 1, 7, 8, 12])
    func closingThePipeInTheMiddleOfAMessageEndsTheProcess(count: Int) throws {
        let plugin = try PluginProcess()
        try plugin.write(PluginProcess.frame(Data(#"{"getCapability":{}}"#.utf8)).prefix(count))
        try plugin.closeInput()
        #expect(try plugin.receive() == nil)
        #expect(plugin.exit() == (.exit, 0))
    }

    @Test func impossibleLengthsEndTheProcessWhenThePipeCloses() throws {
        let plugin = try PluginProcess()
        try plugin.write(PluginProcess.frame(Data("{}".utf8), claiming: .max))
        try plugin.closeInput()
        #expect(try plugin.receive() == nil)
        #expect(plugin.exit() == (.exit, 0))
    }

    @Test func closingTheOutputEndsTheProcessWithoutASignal() throws {
        let plugin = try PluginProcess()
        try plugin.closeOutput()
        try plugin.send(#"{"getCapability":{}}"#)
        // A process that another test starts at this moment may hold the output open. The plugin then waits for more.
        try plugin.closeInput()
        #expect(plugin.exit() == (.exit, 0))
    }

    #if os(Linux)
    @Test func printedTextGoesToStandardErrorRatherThanIntoMessages() throws {
        let plugin = try PluginProcess()
        try plugin.send(#"{"getCapability":{}}"#)
        #expect(try plugin.receive() == Self.capabilityReply)
        let files = "/proc/\(plugin.identifier)/fd/"
        let output = try FileManager.default.destinationOfSymbolicLink(atPath: files + "1")
        let errors = try FileManager.default.destinationOfSymbolicLink(atPath: files + "2")
        #expect(output == errors)
    }
    #endif

    /// Returns the message for a property of a type. The type's source is escaped for JSON.
    private static func received(in type: String) -> String {
        receivedMessage
            .replacingOccurrences(of: "@Instantiable struct X: Instantiable {}", with: type)
            .replacingOccurrences(
                of: #""source":"@Received let a: A""#,
                with: #""source":"@Received let a: A","location":{"fileName":"A.swift","offset":40}"#
            )
    }

    private static func refusal(_ message: String) -> String {
        #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":""# + message
            + #"","notes":[],"position":{"fileName":"","offset":0},"severity":"error"}]}}"#
    }
}
