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

/** By figure of the record, a Dutch sentence that names the proposed norms behind it; other figures are absent. */
export type Voorstellen = Readonly<Partial<Record<keyof FinancieringsOpzet, string>>>

const isVoorgesteld = (knoop: Knoop): knoop is Gegeven =>
  knoop.soort === 'gegeven' && knoop.herkomst.soort === 'regeling' && isVoorstel(knoop.herkomst)

const zin = (voorstellen: readonly Gegeven[]): string =>
  `Dit rust op een voorstel, dat nog kan veranderen: ${voorstellen.map(({ omschrijving }) => omschrijving).join('; ')}.`

/** Returns the figures of a record that depend on a proposed norm; empty when the calculation uses none. */
const voorstellenOnder = (graaf: Graaf, financieringsOpzet: FinancieringsOpzet): Voorstellen => {
  const velden = graaf.gegevens.some(isVoorgesteld) ? Object.keys(financieringsOpzet) : []
  return Object.fromEntries(
    velden.flatMap((veld) => {
      const voorstellen = herleid(graaf, veld as keyof FinancieringsOpzet).filter(isVoorgesteld)
      return voorstellen.length === 0 ? [] : [[veld, zin(voorstellen)]]
    }),
  )
}

/** A record with the steps and leaves that it was calculated from. */
export interface Uitgeschreven {
  /** The steps and leaves. */
  readonly graaf: Graaf
  /** The record, with the year of the norms. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * Calculates a request and writes down every step, input and source. A Left has the reason when there is no outcome.
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
    boekVan(new Schrijfpen(spoor, '', undefined), verzoek, kader),
    either.map(({ financieringsOpzet }) => ({
      graaf: { stappen: spoor.stappen, gegevens: [...spoor.gegevens.values()] },
      financieringsOpzet: { ...financieringsOpzet, normjaar: kader.normen.jaar },
    })),
  )
}

/** An assumption with its Dutch text. */
export interface BenoemdeAanname extends Aanname {
  /** The assumption in Dutch, with the alternative outcome where that is calculated. */
  readonly toelichting: string
}

/**
 * The explanation of a calculation: its steps in calculation order, their leaves, its assumptions, and the figures that
 * depend on a proposed norm. The step of a figure of the record has the id `financieringsOpzet.` followed by the field
 * name.
 */
export interface Verantwoording extends Graaf {
  /** The assumptions and omissions; those about this request come first. */
  readonly aannames: readonly BenoemdeAanname[]
  /** By figure, the Dutch sentence that names the proposed norms behind it; empty when there are none. */
  readonly voorstellen: Voorstellen
}

/**
 * Explains the outcome of a request: calculates it and writes down every step, input and source. A Left has the reason
 * when there is no outcome. Pure and total, like the calculation.
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
