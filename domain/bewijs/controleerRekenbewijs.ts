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
  /** The reason for the difference, in one or more Dutch sentences. */
  readonly waarom: string
}

interface AndereVersie extends Anders<'normen' | 'rekenkern'> {
  /** For `rekenkern`: the rule version in the receipt. For `normen`: the norm year, version and hash in the receipt. */
  readonly inBewijs: string
  /** For `rekenkern`: the version of the present rules. For `normen`: the year, version and hash of the given norms. */
  readonly nu: string
}

interface GeenUitkomst extends Anders<'geenUitkomst'> {
  /** The reason why the new calculation has no outcome. */
  readonly fout: RekenFout
}

interface AnderCijfer extends Anders<'cijfer'> {
  /** The name of the field of the result. */
  readonly veld: keyof FinancieringsOpzet
  /** The value in the receipt, in the unit of the field; undefined when the receipt lacks the field. */
  readonly inBewijs: FinancieringsOpzet[keyof FinancieringsOpzet]
  /** The value in the new calculation, in the unit of the field; undefined when its result lacks the field. */
  readonly nu: FinancieringsOpzet[keyof FinancieringsOpzet]
}

/** A difference that a check finds: inside the receipt, or between the receipt and a new calculation of its request. */
export type Verschil = Anders<'zegel' | 'tarieven'> | AndereVersie | GeenUitkomst | AnderCijfer

/** The outcome of checking a receipt: no difference, or every difference with its reason. */
export type Controle =
  | { readonly _tag: 'Gelijk' }
  | {
      readonly _tag: 'Verschilt'
      /** The differences, at least one. Differences in the outcome come last, after seal, rates, norms and rules. */
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
          waarom: `Het bewijs is gemaakt met versie ${rekenkern} van de rekenregels. Nu geldt versie ${REKENKERN_VERSIE}.`,
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
 * Checks the seal, hashes, versions and result of a receipt. Calculates the request of the receipt again with `normen`,
 * and with the rates, cost items and startersvrijstelling of the receipt. Returns `Gelijk`, or `Verschilt` with every
 * difference. It is a difference if `normen` and the receipt have different years. Never throws for a receipt that
 * `parseBewijs` has read.
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
