import { isBedrag } from '../geld'
import type { Normen } from '../normen'
import { ENERGIELABELS, periodesVan, type EnergielabelType, type RentevastePeriode } from '../orientatie'
import type { Rekenkader } from '../rekenkader'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../verzoek'

/** Something that could be otherwise than it was asked. */
export type Wending =
  | {
      readonly soort: 'anderePeriode'
      /** How long the rate is fixed then. Months. */
      readonly rentevastperiode: RentevastePeriode
    }
  | {
      readonly soort: 'beterEnergielabel'
      /** The energy label that the home has then: the one next to its own. */
      readonly energielabelType: EnergielabelType
    }
  | {
      readonly soort: 'anderInkomen'
      /** The home buyer who earns it: 1, or 2 for a partner. */
      readonly volgnummer: 1 | 2
      /** How much more; below 0 for less. Euro a year. */
      readonly verschil: 1000 | -1000
    }
  | {
      readonly soort: 'meerEigenGeld'
      /** How much more. Euro. */
      readonly verschil: 10_000
    }
  | { readonly soort: 'schuldenWeg' }
  | {
      readonly soort: 'normjaar'
      /** The year of the norms that count then. */
      readonly normjaar: number
    }

/** A turn with the question it leads to. */
export interface Wendingverzoek {
  readonly wending: Wending
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly kader: Rekenkader
}

/** Onbekend stands for no label, so nothing is known to be one better. */
const beterDan = (energielabelType: EnergielabelType): EnergielabelType | undefined =>
  ENERGIELABELS.filter((label) => label !== 'Onbekend')[ENERGIELABELS.indexOf(energielabelType) - 2]

type Maker = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => readonly Wendingverzoek[]

const anderePeriodes: Maker = (verzoek, kader) =>
  periodesVan(verzoek.labelCode)
    .filter((maanden) => maanden !== verzoek.rentevastperiode)
    .map((rentevastperiode) => ({
      wending: { soort: 'anderePeriode', rentevastperiode },
      verzoek: { ...verzoek, rentevastperiode },
      kader,
    }))

const beterEnergielabel: Maker = (verzoek, kader) => {
  const { onderpand } = verzoek
  const energielabelType = onderpand?.energielabelType && beterDan(onderpand.energielabelType)
  return onderpand === undefined || energielabelType === undefined
    ? []
    : [
        {
          wending: { soort: 'beterEnergielabel', energielabelType },
          verzoek: { ...verzoek, onderpand: { ...onderpand, energielabelType } },
          kader,
        },
      ]
}

/** An income of the kind Overig does not count, so it cannot move anything. */
const anderInkomen: Maker = (verzoek, kader) =>
  verzoek.hypotheekgevers.flatMap((hypotheekgever) =>
    ([1000, -1000] as const).flatMap((verschil) => {
      const { volgnummer, inkomsten } = hypotheekgever
      const bedrag = (inkomsten.bedrag ?? 0) + verschil
      if (inkomsten.dienstbetrekkingsoort === 'Overig' || !isBedrag(bedrag)) return []
      return [
        {
          wending: { soort: 'anderInkomen' as const, volgnummer, verschil },
          verzoek: {
            ...verzoek,
            hypotheekgevers: verzoek.hypotheekgevers.map((gever) =>
              gever === hypotheekgever ? { ...gever, inkomsten: { ...inkomsten, bedrag } } : gever,
            ),
          },
          kader,
        },
      ]
    }),
  )

const meerEigenGeld: Maker = (verzoek, kader) => {
  const eigenInleg = (verzoek.eigenInleg ?? 0) + 10_000
  return verzoek.onderpand === undefined || !isBedrag(eigenInleg)
    ? []
    : [{ wending: { soort: 'meerEigenGeld', verschil: 10_000 }, verzoek: { ...verzoek, eigenInleg }, kader }]
}

type Uitgaven = Hypotheekgever['uitgaven']

const heeftSchulden = ({ huidigeMaandlastStudieschuld = 0, brutoMaandlastOverige = 0 }: Uitgaven): boolean =>
  huidigeMaandlastStudieschuld > 0 || brutoMaandlastOverige > 0

const zonderSchulden = ({ brutoMaandlastAlimentatie }: Uitgaven): Uitgaven =>
  brutoMaandlastAlimentatie === undefined ? {} : { brutoMaandlastAlimentatie }

/** Loans and student loans can be paid off; partner alimony can not be stopped, so it stays. */
const schuldenWeg: Maker = (verzoek, kader) =>
  verzoek.hypotheekgevers.some(({ uitgaven }) => heeftSchulden(uitgaven))
    ? [
        {
          wending: { soort: 'schuldenWeg' },
          verzoek: {
            ...verzoek,
            hypotheekgevers: verzoek.hypotheekgevers.map((gever) => ({
              ...gever,
              uitgaven: zonderSchulden(gever.uitgaven),
            })),
          },
          kader,
        },
      ]
    : []

const makers: readonly Maker[] = [anderePeriodes, beterEnergielabel, anderInkomen, meerEigenGeld, schuldenWeg]

/** Every turn a request can take whole, within the bounds of its amounts, and the norm years given. */
export const wendingenVan = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  normsets: readonly Normen[],
): readonly Wendingverzoek[] => [
  ...makers.flatMap((maker) => maker(verzoek, kader)),
  ...normsets.map((normen) => ({
    wending: { soort: 'normjaar' as const, normjaar: normen.jaar },
    verzoek,
    kader: { ...kader, normen },
  })),
]
