import type { Normjaar } from '../../../../domain'
import { nibudVoorbeelden } from '../../../domain/rekenkern/nibud/nibudVoorbeelden'
import { heleVerzoeken, maxima } from '../../../domain/rekenkern/voorbeelden'
import type { Omstandigheden, Persoon } from '../../../domain/rekenkern/voorbeeldverzoek'
import type { Schets } from './schets'

const getal = new Intl.NumberFormat('nl-NL')

/** Nibud rounds half up where the record is rounded down, so that its figure can be a euro more. */
const vanNibud = (jaar: Normjaar): readonly Schets[] =>
  nibudVoorbeelden
    .filter((voorbeeld) => voorbeeld.jaar === jaar)
    .map(({ toetsrente, inkomen, nibud }) => ({
      naam: `nibud-${inkomen}-${toetsrente}`,
      jaar,
      rente: toetsrente,
      personen: [{ inkomen }, { inkomen: 0 }],
      randen: [],
      over: `voorbeeld van Nibud: ${getal.format(nibud)} euro, half naar boven afgerond`,
      bron: 'Nibud, gepubliceerd voorbeeld (concept)',
    }))

interface Voorbeeld extends Omstandigheden {
  readonly personen: readonly Persoon[]
}

const STANDAARD = { jaar: 2025, rente: 3.75 } as const

/** What was checked by hand, and some of it against a published figure. */
const nagerekend = (
  jaar: Normjaar,
  soort: string,
  voorbeelden: Readonly<Record<string, Voorbeeld>>,
): readonly Schets[] =>
  Object.values(voorbeelden)
    .map((voorbeeld) => ({ ...STANDAARD, ...voorbeeld }))
    .filter((voorbeeld) => voorbeeld.jaar === jaar)
    .map((voorbeeld, nummer) => ({
      ...voorbeeld,
      naam: `${soort}-${nummer + 1}`,
      randen: [],
      over: 'nagerekend voorbeeld',
      bron: 'Rekenregels van deze rekenhulp, nagerekende voorbeelden',
    }))

/** The published and checked examples of a year. */
export const voorbeelden = (jaar: Normjaar): readonly Schets[] => [
  ...vanNibud(jaar),
  ...nagerekend(jaar, 'maximum', maxima),
  ...nagerekend(jaar, 'verzoek', heleVerzoeken),
]
