import type { Eenheid } from '../../../domain/uitleg'
import { formatProcent } from '../formatGetallen'
import type { Hoofdstuknaam, Verhaalstap } from '../verhaal'
import type { Vertelling } from '../vertelling'

/** The step that gives what a part comes to. The costs of a month and the summary have no such step. */
const SLOTSTAPPEN: Readonly<Partial<Record<Hoofdstuknaam, string>>> = {
  rente: 'toetsrente',
  inkomen: 'toets.toetsinkomen',
  schulden: 'toets.verplichtingen',
  lenen: 'toets.maximum',
  maximum: 'maximaleHypotheekOpInkomen',
  woning: 'maximaleHypotheek',
  kosten: 'aankoop.aankoopkosten',
  verkoop: 'verkoop.saldo',
  nodig: 'behoefte.benodigdeFinanciering',
}

/** The highest mortgage of any kind is rounded down, as its sentence is. */
const IS_MAXIMUM = /(^|\.)max\w+$/

const toon = (uitkomst: number, eenheid: Eenheid, isMaximum: boolean, vertelling: Vertelling): string => {
  if (!eenheid.startsWith('euro')) return formatProcent(uitkomst)
  const bedrag = isMaximum ? vertelling.bedragOmlaag : vertelling.bedrag
  return bedrag(uitkomst) + eenheid.slice('euro'.length)
}

/** What a part of a story comes to, to read beside its title; undefined where no single figure says it. */
export const slotsomVan = (
  naam: Hoofdstuknaam,
  stappen: readonly Verhaalstap[],
  vertelling: Vertelling,
): string | undefined => {
  const id = SLOTSTAPPEN[naam] ?? stappen.find((stap) => stap.id.endsWith('.maximum'))?.id ?? ''
  const knoop = vertelling.knopen.get(id)
  if (knoop?.soort !== 'stap' || typeof knoop.uitkomst !== 'number') return undefined
  return toon(knoop.uitkomst, knoop.eenheid, IS_MAXIMUM.test(id), vertelling)
}
