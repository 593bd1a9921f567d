"""Rules that run Heirloom's generator."""

HeirloomInfo = provider(
    doc = "The summaries of a module and of the modules below it.",
    fields = {
        "module": "The name of the module.",
        "conditions": "The compilation conditions that are set in the module.",
        "modules": "A depset of the names of these modules.",
        "summaries": "A depset of files that `heirloom scan` writes.",
        "digests": "A depset of digests, which change only if generated code could.",
    },
)

_TOOL = attr.label(
    default = "//:heirloom",
    doc = "The tool, an executable for the machine that runs the actions.",
    allow_single_file = True,
    cfg = "exec",
    executable = True,
)

def _heirloom_summary_impl(ctx):
    module = ctx.attr.module_name or ctx.label.name
    summary = ctx.actions.declare_file(module + ".summary")
    digest = ctx.actions.declare_file(module + ".digest")

    arguments = ctx.actions.args()
    arguments.add("scan")
    arguments.add("--module", module)
    arguments.add_all(ctx.attr.conditions, before_each = "--condition")
    below = [dep[HeirloomInfo] for dep in ctx.attr.deps]
    view = depset(transitive = [info.modules for info in below])
    if ctx.attr.generates:
        arguments.add("--module-view")
        arguments.add_joined(view, join_with = ",", format_joined = module + "=%s", omit_if_empty = False)
    arguments.add("--output", summary)
    arguments.add("--digest", digest)

    # A module may have more sources than a command line takes. The list is a file in any case, with paths relative to the
    # execution root, so that messages are relative to the workspace.
    sources = ctx.actions.args()
    sources.add_all(ctx.files.srcs)
    sources.set_param_file_format("multiline")
    sources.use_param_file("--sources-file=%s", use_always = True)

    ctx.actions.run(
        mnemonic = "HeirloomScan",
        progress_message = "Reading the declarations of %s" % module,
        executable = ctx.executable._heirloom,
        arguments = [arguments, sources],
        inputs = ctx.files.srcs,
        outputs = [summary, digest],
    )

    return [
        DefaultInfo(files = depset([summary])),
        HeirloomInfo(
            module = module,
            conditions = ctx.attr.conditions,
            modules = depset([module], transitive = [view]),
            summaries = depset([summary], transitive = [info.summaries for info in below]),
            digests = depset([digest], transitive = [info.digests for info in below]),
        ),
    ]

heirloom_summary = rule(
    implementation = _heirloom_summary_impl,
    doc = "Reads the sources of one module with `heirloom scan`.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The Swift files of the module.",
            allow_files = [".swift"],
            mandatory = True,
        ),
        "deps": attr.label_list(
            doc = "The summaries of the modules that this one imports.",
            providers = [HeirloomInfo],
        ),
        "module_name": attr.string(doc = "The name of the module; by default, that of the target."),
        "conditions": attr.string_list(doc = "The compilation conditions that are set in the module."),
        "generates": attr.bool(
            doc = "Whether the module is a library with a `heirloom_generate`, whose code builds types for modules that " +
                  "do not see everything that the types take.",
        ),
        "_heirloom": _TOOL,
    },
    provides = [HeirloomInfo],
)

def _heirloom_generate_impl(ctx):
    info = ctx.attr.summary[HeirloomInfo]
    output = ctx.actions.declare_file(info.module + ".generated.swift")

    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add("--module", info.module)
    arguments.add("--roots", ctx.attr.roots)
    arguments.add("--strict")
    arguments.add_all(info.conditions, before_each = "--condition")
    arguments.add_all(ctx.attr.options)
    arguments.add_all(info.summaries, before_each = "--summary")
    arguments.add("--output", output)

    # An edit of a body moves the declarations after it, and so changes the summary. The action reads the summaries, but
    # only a change of a digest reruns it.
    unused = ctx.actions.declare_file(info.module + ".unused")
    paths = ctx.actions.args()
    paths.add_all(info.summaries)
    paths.set_param_file_format("multiline")
    ctx.actions.write(unused, paths)

    ctx.actions.run(
        mnemonic = "HeirloomGenerate",
        progress_message = "Generating the initializers of %s" % info.module,
        executable = ctx.executable._heirloom,
        arguments = [arguments],
        inputs = depset([unused], transitive = [info.summaries, info.digests]),
        unused_inputs_list = unused,
        outputs = [output],
    )
    return [DefaultInfo(files = depset([output]))]

heirloom_generate = rule(
    implementation = _heirloom_generate_impl,
    doc = "Writes the code of one module with `heirloom generate`. Compile it with the module's sources.",
    attrs = {
        "summary": attr.label(
            doc = "The `heirloom_summary` of the module.",
            mandatory = True,
            providers = [HeirloomInfo],
        ),
        "roots": attr.string(
            doc = "How roots are found: `require` for an executable, `marked` for a module below.",
            default = "marked",
            values = ["detect", "marked", "require"],
        ),
        "options": attr.string_list(doc = "More options of `heirloom generate`, such as `--language-mode=5`."),
        "_heirloom": _TOOL,
    },
)
