import { formatEuro, formatPercentage } from '../../geld'
import type { Leeftijdsgroep } from '../../normen'
import {
  energielabelTypeCodec,
  naamVanEnergielabel,
  type BestaandeWoning,
  type DienstBetrekking,
} from '../../orientatie'
import type { Eenheid, Stapwaarde } from './knoop'

type Soort = BestaandeWoning | DienstBetrekking | Leeftijdsgroep

const namen: Readonly<Record<Soort, string>> = {
  DienstbetrekkingVast: 'vast dienstverband',
  DienstbetrekkingTijdelijk: 'tijdelijk dienstverband',
  Onderneming: 'inkomen uit onderneming',
  Pensioen: 'pensioen',
  Overig: 'overig inkomen',
  onderAow: 'zonder AOW',
  aow: 'met AOW',
  BestaandeBouw: 'bestaande woning',
  Nieuwbouw: 'nieuwbouw',
}

const isSoort = (waarde: string): waarde is Soort => waarde in namen

const tekstVan = (waarde: string): string => {
  if (isSoort(waarde)) return namen[waarde]
  return energielabelTypeCodec.is(waarde) ? naamVanEnergielabel(waarde) : waarde
}

const ZES_DECIMALEN = 1e6

const euroInWoorden = (bedrag: number): string => formatEuro(bedrag, { centen: !Number.isInteger(bedrag) })

const getalInWoorden = (getal: number, eenheid: Eenheid): string => {
  if (eenheid === 'euro') return euroInWoorden(getal)
  if (eenheid === 'euro per maand' || eenheid === 'euro per jaar') return euroInWoorden(getal) + eenheid.slice(4)
  if (eenheid === 'procent') return formatPercentage(getal)
  const tekst = String(Math.round(getal * ZES_DECIMALEN) / ZES_DECIMALEN).replace('.', ',')
  return eenheid === 'maanden' || eenheid === 'jaar' ? `${tekst} ${eenheid}` : tekst
}

/**
 * A value of the trail as a person reads it: `€ 1.432,25 per maand`, `3,75%`, `ja`, `vast dienstverband`. Amounts are
 * shown to the cent and other numbers to six decimals; the value itself keeps more. A table is `de tabel`.
 */
export const inWoorden = (waarde: Stapwaarde, eenheid: Eenheid): string => {
  if (typeof waarde === 'number') return getalInWoorden(waarde, eenheid)
  if (typeof waarde === 'boolean') return waarde ? 'ja' : 'nee'
  return typeof waarde === 'string' ? tekstVan(waarde) : 'de tabel'
}
