/** The answers to a yes-or-no question, in the order of the form. */
export const JA_NEE = Object.freeze(['ja', 'nee'] as const)
/** Yes or no. */
export type JaNee = (typeof JA_NEE)[number]

/** The answers to a yes-or-no question that not everybody can answer, in the order of the form. */
export const JA_NEE_WEET_NIET = Object.freeze(['ja', 'nee', 'weetNiet'] as const)
/** Yes, no, or not known. */
export type JaNeeWeetNiet = (typeof JA_NEE_WEET_NIET)[number]

/** The choices of buying alone or together with a partner. */
export const ALLEEN_SAMEN = Object.freeze(['alleen', 'samen'] as const)
/** Whether the home is bought alone (`alleen`) or with a partner (`samen`). */
export type AlleenSamen = (typeof ALLEEN_SAMEN)[number]

/** The kinds of home: an existing one or a new build. */
export const BESTAANDE_WONINGEN = Object.freeze(['BestaandeBouw', 'Nieuwbouw'] as const)
/** An existing home (`BestaandeBouw`) or a new build. */
export type BestaandeWoning = (typeof BESTAANDE_WONINGEN)[number]

/** All energy labels in the order of the specification's list; `A4EP` is A++++ with a guaranteed energy performance. */
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
/** The energy label of a home; `Onbekend` when it has none or it is not known. */
export type EnergielabelType = (typeof ENERGIELABELS)[number]
