/** A subcommand of `hypotheek-orientatie`, which comes with a package of its own. */
export interface Subcommand {
  readonly naam: string
  readonly pakket: string
  /** What it does, as the help says it. */
  readonly doet: string
}

/** Every subcommand; its package exports what it does as `run`. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  {
    naam: 'bereken',
    pakket: 'hypotheek-orientatie-batch',
    doet: 'berekent een bestand met verzoeken, regel voor regel',
  },
  { naam: 'vraag', pakket: 'hypotheek-orientatie-vraag', doet: 'stelt de vragen van de rekenhulp in de terminal' },
  { naam: 'mcp', pakket: 'hypotheek-orientatie-mcp', doet: 'laat een AI-assistent rekenen (Model Context Protocol)' },
]
