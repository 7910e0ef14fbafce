import { either, function as fp } from 'fp-ts'

import { aannamesVan, roundAanname, type Aanname } from '../aannames/aannames'
import { zinVan } from '../aannames/woorden'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isVoorstel } from '../normen/normen'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { boekVan } from '../rekenkern/bereken'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { herleid } from './herleid'
import type { Gegeven, Graaf, Knoop } from './knoop'
import { Schrijfpen, type Spoor } from './schrijfpen'

/** For each figure of the record that rests on norms that are only proposed, the sentence that names them. */
export type Voorstellen = Readonly<Partial<Record<keyof FinancieringsOpzet, string>>>

const isVoorgesteld = (knoop: Knoop): knoop is Gegeven =>
  knoop.soort === 'gegeven' && knoop.herkomst.soort === 'regeling' && isVoorstel(knoop.herkomst)

const zin = (voorstellen: readonly Gegeven[]): string =>
  `Dit rust op een voorstel, dat nog kan veranderen: ${voorstellen.map(({ omschrijving }) => omschrijving).join('; ')}.`

/** The figures of a record that rest on a proposal; none when the calculation uses no proposal. */
const voorstellenOnder = (graaf: Graaf, financieringsOpzet: FinancieringsOpzet): Voorstellen => {
  const velden = graaf.gegevens.some(isVoorgesteld) ? Object.keys(financieringsOpzet) : []
  return Object.fromEntries(
    velden.flatMap((veld) => {
      const voorstellen = herleid(graaf, veld as keyof FinancieringsOpzet).filter(isVoorgesteld)
      return voorstellen.length === 0 ? [] : [[veld, zin(voorstellen)]]
    }),
  )
}

/** A record with the steps and leaves that it came from. */
export interface Uitgeschreven {
  /** The steps and leaves. */
  readonly graaf: Graaf
  /** The record, with the year of the norms. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Calculates a request with every step, input and source written down; or the reason why there is no outcome. */
export const writeOut = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Uitgeschreven> => {
  const spoor: Spoor = { normen: kader.normen, stappen: [], gegevens: new Map() }
  return fp.pipe(
    boekVan(new Schrijfpen(spoor, '', undefined), verzoek, kader),
    either.map(({ financieringsOpzet }) => ({
      graaf: { stappen: spoor.stappen, gegevens: [...spoor.gegevens.values()] },
      financieringsOpzet: { ...financieringsOpzet, normjaar: kader.normen.jaar },
    })),
  )
}

/** An assumption with what it says, in plain Dutch. */
export interface BenoemdeAanname extends Aanname {
  /** What is assumed, in a Dutch sentence, with what the calculation would come to otherwise. */
  readonly toelichting: string
}

/**
 * How a calculation came to its figures: every step in calculation order, the leaves they rest on, and what it assumes
 * or leaves out; and which figures rest on a norm that is only proposed. The step of a figure of the record has the id
 * `financieringsOpzet.` and the name of the field.
 */
export interface Verantwoording extends Graaf {
  /** What was assumed or left out; what applies to the question comes first. */
  readonly aannames: readonly BenoemdeAanname[]
  /** By figure, the sentence that names the proposed norms it rests on; empty when there are none. */
  readonly voorstellen: Voorstellen
}

/**
 * Explains what a request comes to: the same calculation, with every step, input and source written down; or the reason
 * why there is no outcome. Pure and total, as the calculation is.
 */
export const verantwoord = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Verantwoording> =>
  fp.pipe(
    writeOut(verzoek, kader),
    either.map(({ graaf, financieringsOpzet }) => {
      const aannames = aannamesVan(verzoek, financieringsOpzet, kader).map((aanname) => ({
        ...aanname,
        toelichting: zinVan(roundAanname(aanname, financieringsOpzet)),
      }))
      return { ...graaf, aannames, voorstellen: voorstellenOnder(graaf, financieringsOpzet) }
    }),
  )
