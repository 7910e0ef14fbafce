import { toAntwoord, type Antwoord } from '../../../domain'
import { voorbeeldBedrag } from '../../../domain/invoer'
import {
  keuzesVan,
  VELDEN,
  waardeVan,
  type Antwoorden,
  type BedragVeld,
  type Gedeeld,
} from '../../../domain/orientatie'
import type { Draft } from '../../basis/context/draft'
import { bedragNotation } from '../../velden/bedragNotation'
import { changeText, type TextDraft } from '../../basis/context/textDraft'

/** The texts of fields whose text is not an answer: texts that are being typed, and texts that cannot be parsed. */
export type Veldteksten = readonly (readonly [veld: BedragVeld, tekst: string])[]

/** Returns the texts of the fields in `draft`, except an empty text of a question without an answer. */
export const tekstenIn = ({ teksten }: Draft, antwoorden: Antwoorden): Veldteksten =>
  [...teksten]
    .map(([veld, { tekst }]) => [veld, tekst] as const)
    .filter(([veld, tekst]) => tekst !== '' || waardeVan(antwoorden, veld) !== undefined)

/** Returns texts as one word, empty without texts. */
export const formatTeksten = (teksten: Veldteksten): string =>
  new URLSearchParams(teksten.map(([veld, tekst]) => [veld, tekst])).toString()

const isBedragVeld = (veld: string): veld is BedragVeld =>
  VELDEN.some((bekend) => bekend === veld) && keuzesVan(veld as BedragVeld).length === 0

/** Reads a text of {@link formatTeksten}. Leaves out what is not the text of an amount question. */
export const parseTeksten = (geschreven: string): Veldteksten =>
  [...new URLSearchParams(geschreven)].flatMap(([veld, tekst]) => (isBedragVeld(veld) ? [[veld, tekst] as const] : []))

/** Answers in which the texts of fields have been read, and the texts among them that cannot be parsed. */
interface Gelezen {
  readonly gedeeld: Gedeeld
  readonly onleesbaar: readonly (readonly [BedragVeld, TextDraft])[]
}

/** Reads each text as its field does when the visitor leaves it. A text that is an amount becomes an answer. */
export const readTeksten = (gedeeld: Gedeeld, teksten: Veldteksten): Gelezen => {
  const gelezen = teksten.map(([veld, tekst]) => {
    const antwoord = gedeeld.antwoorden.find((een) => een.veld === veld) as Antwoord<BedragVeld> | undefined
    const notatie = bedragNotation(false, voorbeeldBedrag(veld))
    const state = { value: antwoord?.waarde, draft: undefined }
    return { veld, ...changeText(notatie, state, { soort: 'gelezen', tekst }) }
  })
  return {
    gedeeld: {
      ...gedeeld,
      antwoorden: [...gedeeld.antwoorden, ...gelezen.map(({ veld, value }) => toAntwoord(veld, value))],
    },
    onleesbaar: gelezen.flatMap(({ veld, draft }) => (draft ? [[veld, draft] as const] : [])),
  }
}
