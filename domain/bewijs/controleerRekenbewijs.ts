import { either, function as fp } from 'fp-ts'

import { eigenVelden } from '../codec/eigenVelden'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { OPZETVELDEN } from '../financieringsOpzet/financieringsOpzetCodec'
import type { Normen } from '../normen/normen'
import { recordZonderJaar, REKENKERN_VERSIE } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import { normhashVan, tariefhashVan, zegelVan } from './identiteit'
import type { Rekenbewijs } from './rekenbewijs'

interface Anders<Soort extends string> {
  readonly soort: Soort
  /** The meaning of the difference, in a Dutch sentence. */
  readonly waarom: string
}

interface AndereVersie extends Anders<'normen' | 'rekenkern'> {
  /** The version in the receipt. */
  readonly inBewijs: string
  /** The version of the replay. */
  readonly nu: string
}

interface GeenUitkomst extends Anders<'geenUitkomst'> {
  /** The reason that the replay has no outcome. */
  readonly fout: RekenFout
}

interface AnderCijfer extends Anders<'cijfer'> {
  /** The figure of the record. */
  readonly veld: keyof FinancieringsOpzet
  /** The figure in the receipt, in the unit of its field; undefined when the receipt lacks it. */
  readonly inBewijs: FinancieringsOpzet[keyof FinancieringsOpzet]
  /** The figure of the replay, in the unit of its field; undefined when the replay lacks it. */
  readonly nu: FinancieringsOpzet[keyof FinancieringsOpzet]
}

/** One difference between a receipt and its replay. */
export type Verschil = Anders<'zegel' | 'tarieven'> | AndereVersie | GeenUitkomst | AnderCijfer

/** The result of a replay: the same, or every difference with its reason. */
export type Controle =
  | { readonly _tag: 'Gelijk' }
  | {
      readonly _tag: 'Verschilt'
      /** The differences, at least one: first those of the input, then the figures. */
      readonly verschillen: readonly Verschil[]
    }

const naamVanNormen = (jaar: number, versie: string, hash: string): string => `${jaar}, versie ${versie}, ${hash}`

const verschilInZegel = (bewijs: Rekenbewijs): readonly Verschil[] =>
  bewijs.zegel === zegelVan(bewijs) ? [] : [{ soort: 'zegel', waarom: 'Het bewijs is veranderd nadat het gemaakt is.' }]

const verschilInTarieven = ({ kader }: Rekenbewijs): readonly Verschil[] =>
  kader.tariefhash === tariefhashVan(kader.rentetarieven, kader.kosten)
    ? []
    : [{ soort: 'tarieven', waarom: 'De rentes of kosten in het bewijs zijn niet die waarmee is gerekend.' }]

const verschilInNormen = ({ kader }: Rekenbewijs, normen: Normen): readonly Verschil[] => {
  const inBewijs = naamVanNormen(kader.normjaar, kader.normversie, kader.normhash)
  const nu = naamVanNormen(normen.jaar, normen.versie, normhashVan(normen))
  return inBewijs === nu ? [] : [{ soort: 'normen', inBewijs, nu, waarom: 'Er is nu met andere normen gerekend.' }]
}

const verschilInRekenkern = ({ rekenkern }: Rekenbewijs): readonly Verschil[] =>
  rekenkern === REKENKERN_VERSIE
    ? []
    : [
        {
          soort: 'rekenkern',
          inBewijs: rekenkern,
          nu: REKENKERN_VERSIE,
          waarom: 'De rekenregels hebben nu een andere versie.',
        },
      ]

const verschilInCijfers = (toen: FinancieringsOpzet, nu: FinancieringsOpzet, waarom: string): readonly Verschil[] =>
  OPZETVELDEN.filter((veld) => toen[veld] !== nu[veld]).map((veld) => ({
    soort: 'cijfer',
    veld,
    inBewijs: toen[veld],
    nu: nu[veld],
    waarom,
  }))

const ONVERKLAARD = 'Met dezelfde normen, tarieven en regels is er nu een andere uitkomst: dat mag niet.'

/**
 * Replays a receipt with its own rates and cost items and a norm set: that of its own year verifies the receipt.
 * Returns that the outcome is the same, or every difference with its reason. Never throws for a receipt that its codec
 * has read.
 * @example
 * const { right: bewijs } = createRekenbewijs(verzoek, kader)
 * controleerRekenbewijs(bewijs, normenVan(2026)) // { _tag: 'Gelijk' }
 */
export const controleerRekenbewijs = (bewijs: Rekenbewijs, normen: Normen): Controle => {
  const { rentetarieven, kosten, startersvrijstelling = 'nee' } = eigenVelden(bewijs.kader)
  const herkomst = [
    ...verschilInZegel(bewijs),
    ...verschilInTarieven(bewijs),
    ...verschilInNormen(bewijs, normen),
    ...verschilInRekenkern(bewijs),
  ]
  const waarom = herkomst.length === 0 ? ONVERKLAARD : herkomst.map((verschil) => verschil.waarom).join(' ')
  const verschillen = fp.pipe(
    recordZonderJaar(bewijs.verzoek, { normen, rentetarieven, kosten, startersvrijstelling }),
    either.match(
      (fout): readonly Verschil[] => [{ soort: 'geenUitkomst', fout, waarom }],
      (cijfers) => verschilInCijfers(eigenVelden(bewijs.financieringsOpzet), eigenVelden(cijfers), waarom),
    ),
    (inUitkomst) => [...herkomst, ...inUitkomst],
  )
  return verschillen.length === 0 ? { _tag: 'Gelijk' } : { _tag: 'Verschilt', verschillen }
}
