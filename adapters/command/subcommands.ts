import type { SubcommandModule } from './importPackage'

/** A subcommand of `hypotheek-orientatie`: of this package, or with a package of its own. */
export type Subcommand = {
  readonly naam: string
  /** What it does, as the help says it. */
  readonly doet: string
} & ({ readonly load: () => Promise<SubcommandModule> } | { readonly pakket: string })

/** Every subcommand; only the one that is asked for is loaded. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  { naam: 'bereken', doet: 'berekent een bestand met verzoeken, regel voor regel', load: () => import('../batch') },
  {
    naam: 'conformiteit',
    doet: 'vergelijkt de uitkomsten van een andere rekenhulp met deze',
    load: () => import('../conformance'),
  },
  { naam: 'vraag', pakket: 'hypotheek-orientatie-vraag', doet: 'stelt de vragen van de rekenhulp in de terminal' },
  { naam: 'mcp', pakket: 'hypotheek-orientatie-mcp', doet: 'laat een AI-assistent rekenen (Model Context Protocol)' },
]
