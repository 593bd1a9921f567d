-- A session with the Notes example in Neovim: an error of its tree, the quick fix, a value's provider and receivers, and what
-- is shown next to the code.
--
--     HEIRLOOM=.build/debug/heirloom PACKAGE=Examples/Notes nvim -n --headless -u NONE -c "luafile session.lua"
--
-- PACKAGE has been built once. Prints a line for each step, and exits with 1 if one of them fails.

local package = vim.loop.fs_realpath(os.getenv("PACKAGE"))

local function say(text) io.stdout:write(text .. "\n") end

local function check(step, is_fine, found)
    if is_fine then
        say("ok: " .. step)
    else
        say("failed: " .. step .. "\n" .. vim.inspect(found))
        vim.cmd("cquit 1")
    end
end

local function wait_until(step, condition, found)
    check(step, vim.wait(60000, condition, 20), found())
end

-- Neovim shows lenses, but some versions do not say so.
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.textDocument.codeLens = { dynamicRegistration = false }
local client = vim.lsp.start_client({
    name = "heirloom",
    cmd = { os.getenv("HEIRLOOM"), "lsp" },
    root_dir = package,
    capabilities = capabilities,
})

local function open(path)
    vim.cmd("edit " .. vim.fn.fnameescape(package .. "/" .. path))
    vim.lsp.buf_attach_client(0, client)
    return vim.api.nvim_get_current_buf()
end

-- The line of the first occurrence of a text in the current buffer, and its column.
local function find(text)
    for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
        local column = line:find(text, 1, true)
        if column then return number - 1, column - 1 end
    end
    check("find " .. text, false)
end

local function put_cursor(text)
    local line, column = find(text)
    vim.api.nvim_win_set_cursor(0, { line + 1, column })
end

local function replace(old, new)
    local line, column = find(old)
    vim.api.nvim_buf_set_text(0, line, column, line, column + #old, { new })
end

-- The answer about the cursor.
local function ask(method, more)
    local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
    local answer = vim.lsp.get_client_by_id(client).request_sync(method, params, 60000, 0)
    return answer and answer.result
end

-- The messages that are shown for a file.
local function shown(file)
    local messages = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(nil)) do
        if vim.api.nvim_buf_get_name(diagnostic.bufnr):find(file, 1, true) then
            table.insert(messages, diagnostic.message)
        end
    end
    return messages
end

local function places(locations)
    return vim.tbl_map(function(location)
        return vim.fn.fnamemodify(vim.uri_to_fname(location.uri), ":t") .. ":" .. location.range.start.line + 1
    end, locations or {})
end

local terminal = open("Sources/NotesServices/StandardTerminal.swift")
vim.wait(1000)
check("nothing is wrong at first", #shown("/Sources/") == 0, shown("/Sources/"))

-- An error of the tree, in a file that is not opened.
replace("@Instantiable(fulfillingAdditionalTypes: [Terminal.self])", "@Instantiable")
local function everything() return shown("") end
wait_until("the error of the tree appears", function() return #shown("NotesApp.swift") > 0 end, everything)
local faulty = vim.diagnostic.get(nil, { severity = vim.diagnostic.severity.ERROR })
check("it is one error", #faulty == 1, faulty)
check("of Heirloom", faulty[1].source == "heirloom" and faulty[1].code == "nothing-fulfills", faulty)

-- Its quick fix, which edits another file.
vim.cmd("buffer " .. faulty[1].bufnr)
vim.lsp.buf_attach_client(0, client)
vim.api.nvim_win_set_cursor(0, { faulty[1].lnum + 1, faulty[1].col })
local range = { start = { line = faulty[1].lnum, character = faulty[1].col } }
range["end"] = range.start
local actions = ask("textDocument/codeAction", { range = range, context = { diagnostics = {} } })
check("it has a quick fix", actions and #actions == 1, actions)
say("    " .. actions[1].title)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
wait_until("the error is gone", function() return #shown("/Sources/") == 0 end, everything)
local fixed = vim.api.nvim_buf_get_lines(terminal, 0, -1, false)
check("the text is as it was", vim.tbl_contains(fixed, "@Instantiable(fulfillingAdditionalTypes: [Terminal.self])"), fixed)

-- A received value, from its receiver to its provider and back.
open("Sources/NotesFeatures/ExportDesk.swift")
put_cursor("noteReader: any NoteReader")
check("a definition is the provider", places(ask("textDocument/definition"))[1], ask("textDocument/definition"))
say("    " .. places(ask("textDocument/definition"))[1])
local references = places(ask("textDocument/references", { context = { includeDeclaration = false } }))
check("references receive it", #references > 1, references)
say("    " .. table.concat(references, ", "))
local implementations = places(ask("textDocument/implementation"))
check("an implementation fulfills it", #implementations > 0, implementations)
local hover = ask("textDocument/hover")
check("a hover shows the path from the root", hover and hover.contents.value:find("NotesApp\n└─", 1, true), hover)
say(hover.contents.value)
local lenses = ask("textDocument/codeLens")
check("a lens counts builders", lenses and #lenses > 0, lenses)
say("    " .. lenses[1].command.title)
-- Neovim has hints since version 0.10.
if vim.lsp.get_client_by_id(client).server_capabilities.inlayHintProvider then
    local whole = { start = { line = 0, character = 0 }, ["end"] = { line = 1000, character = 0 } }
    local hints = ask("textDocument/inlayHint", { range = whole })
    check("a hint names the provider", hints and #hints > 0, hints)
    say("    " .. hints[1].label)
end

vim.lsp.stop_client(client)
vim.wait(500)
vim.cmd("qall!")
