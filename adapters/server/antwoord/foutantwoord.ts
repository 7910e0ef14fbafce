import type { Leesfout } from '../../../domain'
import { fouten, verwachtingen, type Melding } from './meldingen'

/** Which of the known things went wrong. */
export type Foutcode = keyof typeof fouten

/** What is wrong in one field of a request. */
export interface Veldfout {
  /** The way to the field, such as `hypotheekgevers[0].inkomsten.bedrag`; empty for the whole body. */
  readonly veld: string
  readonly melding: Melding
}

/** The body of every answer that is not a success: a problem (RFC 9457) in two languages. */
export interface Foutantwoord {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly code: Foutcode
  readonly melding: Melding
  /** What is wrong field by field, when the body does not decode. */
  readonly velden?: readonly Veldfout[]
  /** Why a request that decodes cannot be calculated. */
  readonly reden?: string
}

/** The answer to a call that went wrong in this way. */
export const toFoutantwoord = (code: Foutcode, meer: Pick<Foutantwoord, 'velden' | 'reden'> = {}): Foutantwoord => {
  const { status, melding } = fouten[code]
  return { type: 'about:blank', title: melding.en, status, code, melding, ...meer }
}

/** What is wrong in a field, in both languages. */
export const toVeldfout = (leesfout: Leesfout): Veldfout => ({
  veld: leesfout.veld,
  melding: { nl: leesfout.melding, en: inEngels(leesfout) },
})

const inEngels = ({ ontbreekt, keuzes, verwacht }: Leesfout): string => {
  if (ontbreekt) return 'is missing'
  return keuzes.length > 0 ? `expected one of ${keuzes.join(', ')}` : (verwachtingen[verwacht] ?? 'expected an object')
}
