/** Why a calculation has no answer. The embedded calculation gives the first two; a service the others. */
export type BerekeningFout =
  /** The question cannot be calculated with the figures at hand; `reden` says why, such as 'GeenRente'. */
  | { readonly _tag: 'NietTeBerekenen'; readonly reden: string }
  /** The calculation itself could not be loaded. */
  | { readonly _tag: 'NietGeladen' }
  /** The service could not be reached. */
  | { readonly _tag: 'Onbereikbaar' }
  /** The service took longer than the time allowed. */
  | { readonly _tag: 'TijdVerstreken' }
  /** The service answered with a status that is not a success. */
  | { readonly _tag: 'StatusFout'; readonly status: number }
  /** The body of the answer is not a financieringsopzet. */
  | { readonly _tag: 'OnleesbaarAntwoord'; readonly meldingen: readonly string[] }
  /** The calculation broke its promise: it threw, errored or ended without an answer. */
  | { readonly _tag: 'Onverwacht'; readonly reden: string }
