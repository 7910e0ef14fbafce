import type { Normjaar } from '../../../../domain'
import { nibudVoorbeelden } from '../../../domain/rekenkern/nibud/nibudVoorbeelden'
import { heleVerzoeken, maxima } from '../../../domain/rekenkern/voorbeelden'
import type { Omstandigheden, Persoon } from '../../../domain/rekenkern/voorbeeldverzoek'
import type { Schets } from './schets'

const getal = new Intl.NumberFormat('nl-NL')

/** Returns Nibud's examples of a year. Nibud rounds half up and this calculator down, so Nibud can be a euro higher. */
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

/** Returns the examples of a year that were checked by hand, some of them also against a published figure. */
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

/** Returns the published and the checked examples of a year. */
export const voorbeelden = (jaar: Normjaar): readonly Schets[] => [
  ...vanNibud(jaar),
  ...nagerekend(jaar, 'maximum', maxima),
  ...nagerekend(jaar, 'verzoek', heleVerzoeken),
]
