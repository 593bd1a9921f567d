/// What `notes help` prints.
let helpText = """
    usage: notes [COMMAND]

      (nothing)                 a short tour, in a temporary folder
      login NAME                log in; a new name creates a user
      logout                    log out
      status                    who is logged in
      users                     everybody, with the number of their notes
      add TEXT                  keep a note
      list                      all notes
      search TEXT               the notes that mention TEXT
      remove NUMBER             throw a note away
      export [markdown|json]    print all notes in a format that other programs read
      tree                      the tree of objects this program is made of
      help                      this page

    Notes are kept in a folder of yours, or in the one that NOTES_FOLDER names.
    """
