import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toSamenvatting, type Rangorde, type Vergeleken } from '../../../application'
import { vergelijkPeriodes } from '../../../application/vergelijking'
import { roundBedrag, roundTekort } from '../../../domain/geld'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { periodeRegel } from '../../../adapters/mcp/tools/vergelijkPeriodesTool'
import { showValue } from '../../../ui/tekst/lineText'
import { toPaperAnswer } from '../../../ui/uitkomst/paperAnswer'
import { uitkomstVan, zegUitkomst } from '../../../ui/uitkomst/uitkomst'
import { bedragInLijst } from '../../../ui/tekst/periodebedrag'
import { rangordeZin } from '../../../ui/tekst/rangordeZin'
import { kolomTekst, toRow } from '../../../ui/vensters/vergelijking/rows'
import { rangordeKort } from '../../../ui/vensters/vergelijking/rangordeKort'
import { toRanges } from '../../../ui/vensters/vergelijking/toRanges'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { each, sometimes } from '../../support/sometimes'
import { huishoudens, krappeHuishoudens, tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragenIn } from './lees'

/** The figures (whole euros) of a calculation of the same request with one period. */
const eigenCijfers = ({ verzoek, kader }: Huishouden, periode: Vergeleken['rentevastperiode']) => {
  const opzet = opzetBij({ ...verzoek, rentevastperiode: periode }, kader)
  return { netto: roundBedrag(opzet.maandlastNetto), tekort: roundTekort(opzet.extraBenodigdeEigenInleg ?? NaN) }
}

/** Every place that shows one amount of a period, and the texts in which that place shows it. */
const PLACES: Readonly<Record<string, (van: Vergeleken, rangorde: Rangorde) => string>> = {
  'the list of periods': (van, { soort }) => bedragInLijst(van, soort),
  'the chart': (van, rangorde) => toRanges([toRow(van)], rangorde)[0]?.bedrag ?? '',
  'the table': (van) => (van.maand ? kolomTekst('netto', toRow(van)) : kolomTekst('tekort', toRow(van))),
  'the assistant': (van) =>
    /(?<= bruto en ).*(?= netto)|(?<=Je komt ).*(?= tekort)/.exec(periodeRegel(van))?.[0] ?? '€ 0',
}

/** The places that show the chosen period only, without a shortage. */
const CHOSEN: Readonly<Record<string, (huishouden: Huishouden) => string>> = {
  'the answer card': ({ momentopname }) => zegUitkomst(uitkomstVan(momentopname)),
  paper: ({ momentopname }) => toPaperAnswer(momentopname).zin.replace(/ Je kan (?:een woning )?kopen .*$/, ''),
  'the summary': ({ momentopname }) =>
    (toSamenvatting(momentopname, LAATSTE_STAP).benodigdeHypotheek.maandlast ?? [])
      .filter(({ key }) => key === 'maandlastNetto')
      .map(({ waarde }) => showValue(waarde))
      .join(),
}

it('without a shortage, every place shows for a period the cost of its own calculation, or its shortage', () => {
  const claim = (huishouden: Huishouden) => {
    const { periodes, rangorde: hoeDanOok } = rightOf(vergelijkPeriodes(huishouden))
    const rangorde = hoeDanOok?.soort === 'netto' ? hoeDanOok : undefined
    if (!sometimes('no shortage', rangorde)) return
    const lasten = periodes.flatMap((van) => {
      const { netto, tekort } = eigenCijfers(huishouden, van.rentevastperiode)
      const isKort = sometimes('a period that does not allow the loan', tekort > 0, 1 / 40)
      for (const [place, textIn] of each('places', Object.entries(PLACES)))
        expect(bedragenIn(textIn(van, rangorde)), place).toEqual([isKort ? tekort : netto])
      expect(van.maand === undefined, 'monthly costs').toBe(isKort)
      return isKort ? [] : [netto]
    })
    const uitersten = [Math.min(...lasten), Math.max(...lasten)]
    const isGelijk = uitersten[0] === uitersten[1]
    expect(bedragenIn(rangordeKort(rangorde) ?? ''), 'the row').toEqual(isGelijk ? [] : uitersten)
    expect(bedragenIn(rangordeZin(rangorde)).slice(1), 'the sentence').toEqual([...new Set(uitersten)])
    const { netto } = eigenCijfers(huishouden, huishouden.momentopname.renteperiode)
    for (const [place, textIn] of each('places of the choice', Object.entries(CHOSEN)))
      expect(bedragenIn(textIn(huishouden)), place).toEqual([netto])
  }
  tryHuishoudens(60, claim, fc.oneof(huishoudens, krappeHuishoudens))
})

it('with a shortage, every place shows the shortage of a period, and monthly costs of the chosen period only', () => {
  tryHuishoudens(60, (huishouden) => {
    const { periodes, rangorde: hoeDanOok } = rightOf(vergelijkPeriodes(huishouden))
    const rangorde = hoeDanOok?.soort === 'tekort' ? hoeDanOok : undefined
    if (!sometimes('a shortage', rangorde)) return
    for (const van of each('periods', periodes)) {
      const { netto, tekort } = eigenCijfers(huishouden, van.rentevastperiode)
      const isGekozen = van.rentevastperiode === huishouden.momentopname.renteperiode
      expect(van.maand && roundBedrag(van.maand.maandlastNetto)).toBe(isGekozen ? netto : undefined)
      expect(bedragenIn(bedragInLijst(van, 'tekort'))).toEqual([tekort])
      expect(bedragenIn(kolomTekst('tekort', toRow(van)))).toEqual([tekort])
      expect(bedragenIn(toRanges([toRow(van)], rangorde)[0]?.bedrag ?? '')).toEqual(tekort > 0 ? [tekort] : [])
      expect(periodeRegel(van).includes('per maand')).toBe(isGekozen)
      expect(periodeRegel(van).includes('tekort')).toBe(tekort > 0)
    }
    const minst = Math.min(...periodes.map((van) => eigenCijfers(huishouden, van.rentevastperiode).tekort))
    for (const text of [rangordeKort(rangorde) ?? '', rangordeZin(rangorde)])
      expect(bedragenIn(text)).toEqual(minst > 0 ? [minst] : [])
  })
})
