import Foundation
import HeirloomBuild
import HeirloomCommands
import Testing

/// Bad input produces a one-line error and status 2, and writes nothing.
@Suite struct BadInputTests {
    private static let files = [
        "a.swift": "struct A {}\n",
        "empty.txt": "\n\n",
        "lost.txt": "nowhere.swift\n",
        "list.txt": "a.swift\n",
        "folder/b.swift": "struct B {}\n",
        "later.json": #"{"format":"heirloom-summary","version":99,"module":{"name":"M","pages":[]}}"#,
        "other.json": #"{"format":"something","version":1}"#,
        "damaged.json":
            #"{"format":"heirloom-summary","version":\#(SummaryDocument.currentVersion),"module":"M"}"#,
        "cut.json": """
        {"files":[{"checksum":8849112093580131862,"declarations":"AQ==","diagnostics":[],"path":"B.swift"}],\
        "format":"heirloom-summary","module":"B","version":\(SummaryDocument.currentVersion)}
        """,
        "empty.json": "",
        "deep.swift":
            "typealias X = \(String(repeating: "[", count: 60))A\(String(repeating: "]", count: 60))\n",
    ]

    private static let generate = ["generate", "--module", "M", "--output", "./out.swift"]

    @Test(
        arguments: [
            ([], "no command is given; run 'heirloom --help' for the list"),
            (["generrate"], "unknown command 'generrate'; run 'heirloom --help' for the list"),
            (["scan"], "'--module NAME' is missing"),
            (["generate", "--module", "M", "./a.swift"], "'--output FILE.swift' is missing"),
            (generate, "no sources are given"),
            (
                ["generate", "--module", "My App", "--output", "./out.swift", "./a.swift"],
                "'My App' is not a valid module name"
            ),
            (
                ["scan", "--module", "2nd", "--output", "./out.json", "./a.swift"],
                "'2nd' is not a valid module name"
            ),
            (generate + ["--condition", "A=1", "./a.swift"], "'A=1' is not a valid name of a condition"),
            (generate + ["./missing.swift"], "cannot read './missing.swift': no such file or directory"),
            (generate + ["./folder"], "cannot read './folder': it is a folder, not a file"),
            (generate + ["./latin.swift"], "cannot read './latin.swift': byte 9 is not valid UTF-8"),
            (generate + ["--sources-file", "./empty.txt"], "the list './empty.txt' names no file"),
            (
                generate + ["--sources-file", "./lost.txt"],
                "cannot read 'nowhere.swift': no such file or directory"
            ),
            (
                generate + ["--sources-file", "./none.txt"],
                "cannot read './none.txt': no such file or directory"
            ),
            (
                generate + ["--sources-file", "./folder"],
                "cannot read './folder': it is a folder, not a file"
            ),
            (
                generate + ["--module-sources", "B", "./a.swift"],
                "'--module-sources B' is not of the form '--module-sources NAME=LIST'"
            ),
            (
                generate + ["--module-sources", "M=./list.txt", "./a.swift"],
                "the module 'M' is given twice"
            ),
            (
                generate + [
                    "--module-sources", "B=./list.txt", "--module-sources", "B=./list.txt", "./a.swift",
                ],
                "'--module-sources' is given twice for 'B'"
            ),
            (
                generate + ["--summary", "./later.json", "./a.swift"],
                "cannot read './later.json': another version of heirloom wrote it; run 'heirloom scan' again"
            ),
            (
                generate + ["--summary", "./other.json", "./a.swift"],
                "cannot read './other.json': it is not a summary that 'heirloom scan' wrote"
            ),
            (
                generate + ["--summary", "./empty.json", "./a.swift"],
                "cannot read './empty.json': it is not a summary that 'heirloom scan' wrote"
            ),
            (
                generate + ["--summary", "./damaged.json", "./a.swift"],
                "cannot read './damaged.json': the summary is damaged"
            ),
            (
                generate + ["--summary", "./cut.json", "./a.swift"],
                "cannot read './cut.json': the summary is damaged"
            ),
            (
                generate + ["--roots", "all", "./a.swift"],
                "'--roots' must be 'detect', 'require' or 'marked', not 'all'"
            ),
            (
                ["generate", "--module", "M", "--output", "./a.swift", "./a.swift"],
                "the output './a.swift' is also an input"
            ),
            (
                ["generate", "--module", "M", "--output", "./folder", "./a.swift"],
                "cannot write './folder': it is a folder, not a file"
            ),
            (
                ["generate", "--module", "M", "--output", "./new/", "./a.swift"],
                "cannot write './new/': it names a folder"
            ),
            (
                ["generate", "--module", "M", "--output", "./a.swift/out.swift", "./a.swift"],
                "cannot write './a.swift/out.swift': not a directory"
            ),
            (
                ["scan", "--module", "M", "--output", "./nowhere/m.json", "./a.swift"],
                "cannot write './nowhere/m.json': no such file or directory"
            ),
            (
                ["scan", "--module", "M", "--output", "./m.json", "./deep.swift"],
                "cannot summarize './deep.swift': a type or condition is nested too deeply"
            ),
            (
                ["scan", "--module", "M", "--output", "./folder/b.swift", "./folder/b.swift"],
                "the output './folder/b.swift' is also an input"
            ),
        ] as [([String], String)]
    )
    func badInputFailsWithOneLineAndStatus2(arguments: [String], message: String) async throws {
        let folder = try CommandFolder(Self.files)
        try folder.write(Data("let a = \"".utf8.dropLast() + [0xE4]), to: "latin.swift")
        let before = try folder.names
        let outcome = await folder.run(arguments)
        #expect(outcome == CommandOutcome(status: .failure, standardError: "error: \(message)\n"))
        #expect(try folder.names == before)
        for (name, text) in Self.files { #expect(try folder.text(of: name) == text) }
    }

    @Test func devicesAreRejectedAsOutputs() async throws {
        let folder = try CommandFolder(Self.files)
        let outcome = await folder.run("scan", "--module", "M", "--output", "/dev/null", "./a.swift")
        #expect(
            outcome
                == CommandOutcome(
                    status: .failure,
                    standardError: "error: cannot write '/dev/null': it is not a plain file\n"
                )
        )
    }
}
