import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { aannamesVan, roundAanname, type Aanname } from '../aannames/aannames'
import { zinVan } from '../aannames/woorden'
import { boekVan } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { Graaf } from './knoop'
import { Schrijfpen, type Spoor } from './schrijfpen'
import { voorstellenOnder, type Voorstellen } from './voorstellen'

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
