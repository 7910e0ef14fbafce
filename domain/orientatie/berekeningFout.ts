/** Why a calculation has no answer. The embedded calculation gives the first two; a service the others. */
export type BerekeningFout =
  | {
      /** The question cannot be calculated with the figures at hand. */
      readonly _tag: 'NietTeBerekenen'
      /** Why not: the tag of a `RekenFout`, such as 'GeenRente'. */
      readonly reden: string
    }
  /** The calculation itself could not be loaded. */
  | { readonly _tag: 'NietGeladen' }
  /** The service could not be reached. */
  | { readonly _tag: 'Onbereikbaar' }
  /** The service took longer than the time allowed. */
  | { readonly _tag: 'TijdVerstreken' }
  | {
      /** The service answered with a status that is not a success. */
      readonly _tag: 'StatusFout'
      /** The status of the answer, as HTTP has them: 100 to 599. */
      readonly status: number
    }
  | {
      /** The body of the answer is not a financieringsopzet. */
      readonly _tag: 'OnleesbaarAntwoord'
      /** What is wrong with it, a Dutch sentence for each field. */
      readonly meldingen: readonly string[]
    }
  | {
      /** The calculation broke its promise: it threw, errored or ended without an answer. */
      readonly _tag: 'Onverwacht'
      /** What it threw, as text; for a log, not for a visitor. */
      readonly reden: string
    }
