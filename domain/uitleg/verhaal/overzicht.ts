import { naamVanEnergielabel } from '../../antwoorden/energielabel'
import { voorBezoeker } from '../../rekenkern/noem'
import type { Kandidaat, Labelas, Tabelas, Tabelvak, TotEnMetAs, VanafAs } from '../../rekenkern/stap'
import { kandidatenVan } from '../herleid'
import type { Rekenstap } from '../knoop'
import { formatFactor } from '../inWoorden'
import { formatCenten, formatProcent, formatProcentVan } from './getallen'
import type { Overzicht, Vak } from './verhaal'
import { verhaalwoorden } from './woorden'

const { tabel: tekst } = verhaalwoorden

/** A function that returns an outcome as text: a percentage, a factor or an amount. */
type Toon = (uitkomst: number) => string

const toonVan = ({ eenheid, vorm }: Rekenstap): Toon => {
  if (eenheid === 'procent' || vorm === 'schijven') return formatProcent
  return eenheid === 'factor' ? formatFactor : formatCenten
}

/** Returns a pair: the row or column that counts, and the next row or column; an absent element is undefined. */
const telteEnVolgende = <Grens>(vakken: readonly Tabelvak<Grens>[]) => {
  const plek = vakken.findIndex(({ telt }) => telt)
  return [vakken[plek], vakken[plek + 1]] as const
}

const naarVakken = <Grens>(
  vakken: readonly Tabelvak<Grens>[],
  noem: (vak: Tabelvak<Grens>, nummer: number) => string,
  toon: Toon,
): readonly Vak[] =>
  vakken.map((vak, nummer) => ({ naam: noem(vak, nummer), waarde: toon(vak.uitkomst), telt: vak.telt }))

const vanaf = ({ vakken, naarVolgende, wat }: VanafAs, toon: Toon): Overzicht => {
  const [hier, volgende] = telteEnVolgende(vakken)
  const zin = hier?.uitkomst === volgende?.uitkomst ? tekst.meerInkomenGelijk : tekst.meerInkomen
  return {
    kop: tekst.koppen[wat],
    vakken: naarVakken(vakken, ({ grens = 0 }) => tekst.vanaf(formatCenten(grens)), metMinteken(toon)),
    zin:
      wat === 'arbeidsinkomen'
        ? volgende && overArbeidskorting(volgende, toon)
        : volgende && naarVolgende !== undefined
          ? zin(formatCenten(naarVolgende), toon(volgende.uitkomst))
          : undefined,
  }
}

/** Returns a function that writes an outcome below 0 with a minus sign instead of a hyphen. */
const metMinteken =
  (toon: Toon): Toon =>
  (uitkomst) =>
    uitkomst < 0 ? `−${toon(-uitkomst)}` : toon(uitkomst)

/** Returns the Dutch sentence about the next bracket of the arbeidskorting: the credit rises, falls or ends there. */
const overArbeidskorting = ({ grens = 0, uitkomst }: Tabelvak<number>, toon: Toon): string => {
  if (uitkomst === 0) return tekst.geenKorting(formatCenten(grens))
  return (uitkomst > 0 ? tekst.kortingStijgt : tekst.kortingDaalt)(formatCenten(grens), toon(Math.abs(uitkomst)))
}

/** Returns the Dutch sentence about the next row or column: `uitkomst` is the outcome above the bound `grens`. */
const daarboven = (as: TotEnMetAs, grens: string, gelijk: boolean, isLaatste: boolean, uitkomst: string): string => {
  switch (as.wat) {
    case 'toetsrente':
      return (gelijk ? tekst.hogereRenteGelijk : tekst.hogereRente)(grens, uitkomst)
    case 'woningwaarde':
      return (isLaatste ? tekst.duursteWoning : tekst.duurdereWoning)(grens, uitkomst)
    case 'belastbaarInkomen':
      return tekst.volgendeSchijf(grens, uitkomst)
    case 'algemeneHeffingskorting':
    case 'ouderenkorting':
      return isLaatste ? tekst.geenKorting(grens) : tekst.kortingDaalt(grens, uitkomst)
  }
}

const totEnMet = (as: TotEnMetAs, toon: Toon): Overzicht => {
  const { vakken, wat } = as
  const toonGrens = wat === 'toetsrente' ? formatProcent : formatCenten
  const [hier, volgende] = telteEnVolgende(vakken)
  const laagste = (nummer: number): string => toonGrens(vakken[nummer - 1]?.grens ?? 0)
  return {
    kop: tekst.koppen[wat],
    vakken: naarVakken(
      vakken,
      ({ grens }, nummer) => (grens === undefined ? tekst.boven(laagste(nummer)) : tekst.totEnMet(toonGrens(grens))),
      toon,
    ),
    zin:
      volgende && hier?.grens !== undefined
        ? daarboven(
            as,
            toonGrens(hier.grens),
            hier.uitkomst === volgende.uitkomst,
            volgende.grens === undefined,
            toon(volgende.uitkomst),
          )
        : undefined,
  }
}

/** Returns the overview of the energy labels, best first, with a sentence about the next better label, if any. */
const perLabel = ({ vakken, wat }: Labelas, toon: Toon): Overzicht => {
  const plek = vakken.findIndex(({ telt }) => telt)
  const [hier, beter] = [vakken[plek], vakken[plek - 1]]
  const zin = hier?.uitkomst === beter?.uitkomst ? tekst.beterLabelGelijk : tekst.beterLabel
  return {
    kop: tekst.koppen[wat],
    vakken: naarVakken(vakken, ({ grens = 'Onbekend' }) => naamVanEnergielabel(grens), toon),
    zin: beter?.grens === undefined ? undefined : zin(naamVanEnergielabel(beter.grens), toon(beter.uitkomst)),
  }
}

const naarOverzicht = (as: Tabelas, toon: Toon): Overzicht => {
  switch (as.grens) {
    case 'vanaf':
      return vanaf(as, toon)
    case 'totEnMet':
      return totEnMet(as, toon)
    case 'label':
      return perLabel(as, toon)
  }
}

const metHoofdletter = (tekst: string): string => tekst.charAt(0).toUpperCase() + tekst.slice(1)

const vergelijking = (stap: Rekenstap): Overzicht => {
  const toon: Toon = (waarde) =>
    stap.eenheid === 'procent' ? formatProcentVan(waarde, stap.naam) : formatCenten(waarde)
  const naarVak = ({ wat, waarde, telt }: Kandidaat): Vak => ({
    naam: metHoofdletter(wat),
    waarde: toon(waarde),
    telt,
  })
  return {
    kop: stap.vorm === 'laagste' ? verhaalwoorden.vergelijking : verhaalwoorden.vergelijkingHoogste,
    vakken: kandidatenVan(stap, voorBezoeker(undefined, true)).map(naarVak),
    zin: undefined,
  }
}

/**
 * Returns the overviews of a step. One has the amounts or rates that the step compares. Others have the row or column
 * of a table that gives the outcome of the step, and its neighbours in that table. Empty if the step neither compares
 * nor looks up.
 */
export const overzichtenVan = (stap: Rekenstap): readonly Overzicht[] => [
  ...(stap.kandidaten.length === 0 ? [] : [vergelijking(stap)]),
  ...stap.plaats.map((as) => naarOverzicht(as, toonVan(stap))),
]
