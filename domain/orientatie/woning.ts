import * as t from 'io-ts'

/** The kind of home: an existing one or a new build. */
export const bestaandeWoningCodec = t.keyof({ BestaandeBouw: null, Nieuwbouw: null }, 'BestaandeWoning')
/** An existing home (`BestaandeBouw`), or a new one. */
export type BestaandeWoning = t.TypeOf<typeof bestaandeWoningCodec>
