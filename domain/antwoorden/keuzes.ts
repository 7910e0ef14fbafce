/** The answers to a yes-or-no question, in the order of the form. */
export const JA_NEE = Object.freeze(['ja', 'nee'] as const)
/** The answer to a yes-or-no question. */
export type JaNee = (typeof JA_NEE)[number]

/** The answers to a yes-or-no question that some visitors cannot answer, in the order of the form. */
export const JA_NEE_WEET_NIET = Object.freeze(['ja', 'nee', 'weetNiet'] as const)
/** The answer to a yes-or-no question: yes, no, or "I do not know" (`weetNiet`). */
export type JaNeeWeetNiet = (typeof JA_NEE_WEET_NIET)[number]

/** The answers to the question about buying alone or with a partner. */
export const ALLEEN_SAMEN = Object.freeze(['alleen', 'samen'] as const)
/** Whether the home is bought alone (`alleen`) or with a partner (`samen`). */
export type AlleenSamen = (typeof ALLEEN_SAMEN)[number]

/** The kinds of home: an existing home or a new build. */
export const BESTAANDE_WONINGEN = Object.freeze(['BestaandeBouw', 'Nieuwbouw'] as const)
/** An existing home (`BestaandeBouw`) or a new build (`Nieuwbouw`). */
export type BestaandeWoning = (typeof BESTAANDE_WONINGEN)[number]

/** The choices of energy label, as the form lists them. `A4EP`: A++++ with guaranteed energy performance. */
export const ENERGIELABELS = Object.freeze([
  'Onbekend',
  'A4EP',
  'A4',
  'A3',
  'A2',
  'A1',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const)
/** The energy label of a home; `Onbekend` when the home has no label or the label is not known. */
export type EnergielabelType = (typeof ENERGIELABELS)[number]
