import { koopsomIn, metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { gevraagdeVelden } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'
import {
  toLine,
  toLineNogTeBepalen,
  type KostenDetails,
  type OverigeKostenKey,
  type SamenvattingLine,
} from './samenvatting'

/** The difference (euro) below which two prices count as the same price, because rounding explains the difference. */
const ZELFDE = 2

/** The questions about the cost of work on the home. The kind of home decides which of the two is asked. */
const WERK = ['verbouwingskosten', 'meerwerk'] as const

/** Returns the lines of the costs. The result in `momentopname` must be in whole euros. */
export const toKostenDetails = (momentopname: Momentopname): KostenDetails => {
  const woning = metOnderpand(momentopname.financieringsOpzet)
  const gevraagd = gevraagdeVelden(momentopname)
  return {
    aankoopkosten: [
      toLine('koopprijs', koopprijsVan(momentopname.vraagprijsWoning, woning)),
      ...WERK.filter((werk) => gevraagd.has(werk)).map((werk) =>
        toLine(werk, (momentopname[werk] && woning?.[werk]) ?? momentopname[werk]),
      ),
      toLine('leveringsakte', woning?.leveringsaktekosten),
      toLine('overdrachtsbelasting', woning?.overdrachtsbelasting),
    ],
    overigeKosten: [
      ...toFinancieringskosten(woning),
      ...(gevraagd.has('verkoopPrijsWoning') ? [toVerkoop(woning)] : []),
    ],
    overgeblevenOverwaarde: woning && overgeblevenOverwaarde(woning),
  }
}

/** Returns the price in the result if it differs from the answer only by rounding, else the answer in whole euros. */
const koopprijsVan = (prijs: number | undefined, woning: FinancieringsOpzetMetOnderpand | undefined) => {
  const inOpzet = woning && koopsomIn(woning)
  if (prijs === undefined) return undefined
  return inOpzet !== undefined && Math.abs(inOpzet - prijs) < ZELFDE ? inOpzet : roundBedrag(prijs)
}

const toFinancieringskosten = (
  woning: FinancieringsOpzetMetOnderpand | undefined,
): readonly SamenvattingLine<OverigeKostenKey>[] => [
  toLine('hypotheekakte', woning?.hypotheekaktekosten),
  toLineNogTeBepalen('afhandelingEnAdvies', som(woning?.afhandelingskosten, woning?.advieskosten)),
  toLine('taxatie', woning?.taxatiekosten),
  toLine('nhgKosten', woning?.nhgKosten),
]

const som = (een: number | undefined, ander: number | undefined): number | undefined =>
  een === undefined && ander === undefined ? undefined : (een ?? 0) + (ander ?? 0)

/** Returns the line about the sale of the current home: the restschuld, or the overwaarde that is used. */
const toVerkoop = (woning: FinancieringsOpzetMetOnderpand | undefined): SamenvattingLine<OverigeKostenKey> => {
  if (woning?.restschuld !== undefined && woning.restschuld > 0) return toLine('restschuld', woning.restschuld)
  const gebruikt = woning && gebruikteOverwaarde(woning)
  return toLine('overwaarde', gebruikt === undefined ? undefined : 0 - gebruikt)
}

/** Returns the overwaarde that is used for the new home, in euro; undefined when the overwaarde is unknown. */
export const gebruikteOverwaarde = (woning: FinancieringsOpzetMetOnderpand): number | undefined =>
  woning.overwaarde === undefined ? undefined : woning.overwaarde - (overgeblevenOverwaarde(woning) ?? 0)

const overgeblevenOverwaarde = (woning: FinancieringsOpzetMetOnderpand): number | undefined => {
  const { overwaarde = 0, totaalFinancieringskosten = Infinity } = woning
  const over = overwaarde - totaalFinancieringskosten
  return over > 0 ? over : undefined
}
