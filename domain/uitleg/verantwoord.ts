import { either, function as fp } from 'fp-ts'

import { aannamesVan, roundAanname, type Aanname } from '../aannames/aannames'
import { zinVan } from '../aannames/woorden'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isVoorstel } from '../normen/normen'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { boekVan } from '../rekenkern/bereken'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { herleid } from './herleid'
import type { Gegeven, Graaf, Knoop } from './knoop'
import { Schrijfpen, type Spoor } from './schrijfpen'

/** For each result figure that depends on proposed norms, a Dutch sentence that lists those norms. */
export type Voorstellen = Readonly<Partial<Record<keyof FinancieringsOpzet, string>>>

const isVoorgesteld = (knoop: Knoop): knoop is Gegeven =>
  knoop.soort === 'gegeven' && knoop.herkomst.soort === 'regeling' && isVoorstel(knoop.herkomst)

const zin = (voorstellen: readonly Gegeven[]): string =>
  `Dit rust op een voorstel, dat nog kan veranderen: ${voorstellen.map(({ omschrijving }) => omschrijving).join('; ')}.`

/** Returns a Dutch sentence for each result figure that depends on a proposed norm; empty when no figure does. */
const voorstellenOnder = (graaf: Graaf, financieringsOpzet: FinancieringsOpzet): Voorstellen => {
  const velden = graaf.gegevens.some(isVoorgesteld) ? Object.keys(financieringsOpzet) : []
  return Object.fromEntries(
    velden.flatMap((veld) => {
      const voorstellen = herleid(graaf, veld as keyof FinancieringsOpzet).filter(isVoorgesteld)
      return voorstellen.length === 0 ? [] : [[veld, zin(voorstellen)]]
    }),
  )
}

/** A result record, with the trail of its calculation. */
export interface Uitgeschreven {
  /** The calculation trail: the steps and leaves. */
  readonly graaf: Graaf
  /** The result record, with the year of the norms. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * Returns the result of a request, with the trail of its calculation. A Left has the reason why the request has no
 * result.
 * @example
 * const { right } = writeOut(verzoek, kader)
 * right.financieringsOpzet.maximaleHypotheek // 260999
 */
export const writeOut = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Uitgeschreven> => {
  const spoor: Spoor = { normen: kader.normen, stappen: [], gegevens: new Map() }
  return fp.pipe(
    boekVan(new Schrijfpen(spoor), verzoek, kader),
    either.map(({ financieringsOpzet }) => ({
      graaf: { stappen: spoor.stappen, gegevens: [...spoor.gegevens.values()] },
      financieringsOpzet: { ...financieringsOpzet, normjaar: kader.normen.jaar },
    })),
  )
}

/** An assumption with its Dutch text. */
export interface BenoemdeAanname extends Aanname {
  /** The assumption in Dutch, with the result without that assumption if that result was calculated. */
  readonly toelichting: string
}

/**
 * The explanation of a calculation: its trail, its assumptions, and the figures that depend on a proposed norm. The
 * step of a figure of the result record has the id `financieringsOpzet.` followed by the field name.
 */
export interface Verantwoording extends Graaf {
  /** The assumptions and omissions of the calculation; those about the buyers and the home come first. */
  readonly aannames: readonly BenoemdeAanname[]
  /** For each figure that depends on proposed norms, a Dutch sentence that names them; empty when no figure does. */
  readonly voorstellen: Voorstellen
}

/**
 * Returns the explanation of the result of a request: its calculation trail, assumptions and proposed norms. A Left has
 * the reason why the request has no result. Pure, and never throws for a request that `verzoekCodec` accepts.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * stapVan(right, 'maximaleHypotheek').uitkomst // 260999
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
