import fc from 'fast-check'

import type { Antwoord } from '../../../domain'
import { voorbeeldBedrag } from '../../../domain/invoer'
import {
  periodesVan,
  VRAGENGROEPEN,
  type AlleenSamen,
  type BestaandeWoning,
  type EnergielabelType,
  type JaNee,
  type LabelCode,
  type Persoon,
  type RentevastePeriode,
  type Wie,
} from '../../../domain/orientatie'
import * as gangbaar from './gangbaar'
import * as keuze from './keuzes'

/** The answers about a buyer; incomes in euro a year, debts in euro a month. A pensioner's pension is in `inkomen`. */
export type Koper = { readonly [Vraag in keyof Omit<Persoon, 'inkomenPensioen'>]: NonNullable<Persoon[Vraag]> }

type Waarden<T> = { readonly [Naam in keyof T]: fc.Arbitrary<T[Naam]> }

type Schulden = Pick<Koper, (typeof VRAGENGROEPEN.schulden)[number]>

/** Generates debts in euro a month. A question without its own range gets 0 to four times its example amount. */
const schulden = (): fc.Arbitrary<Schulden> => {
  const bereik = (vraag: keyof Schulden) => gangbaar.between(0, 4 * voorbeeldBedrag(`eigen.${vraag}`))()
  return fc.record({
    ...(Object.fromEntries(VRAGENGROEPEN.schulden.map((vraag) => [vraag, bereik(vraag)])) as Waarden<Schulden>),
    studieschuld: gangbaar.studieschulden(),
    partneralimentatie: gangbaar.alimentaties(),
    leningen: gangbaar.leningbedragen(),
  })
}

const kopers = (): fc.Arbitrary<Koper> =>
  fc
    .record({
      schulden: schulden(),
      dienstBetrekking: keuze.dienstBetrekkingen(),
      inkomen: gangbaar.jaarinkomens(),
      pensioenBinnen10Jaar: keuze.jaNee(),
      inkomenPensioenVerwacht: gangbaar.pensioenen(),
      startersvrijstelling: keuze.jaNeeWeetNiet(),
    })
    .map(({ schulden, ...rest }) => ({ ...rest, ...schulden }))

/** The answers of one visitor to every question of the three steps. */
export interface Bezoeker {
  /** The brand of the calculator. */
  readonly labelCode: LabelCode
  /** Whether the visitor buys alone or with a partner. */
  readonly alleenSamen: AlleenSamen
  /** The answers of the visitor as a home buyer. */
  readonly eigen: Koper
  /** The answers about the partner; `antwoordenVan` uses them only for a visitor who buys with a partner. */
  readonly partner: Koper
  /** Whether the home buyers have debts. */
  readonly schulden: JaNee
  /** The asking price of the home to buy. Whole euros. */
  readonly vraagprijsWoning: number
  /** Whether the home is an existing home or a new build. */
  readonly bestaandeWoning: BestaandeWoning
  /** The energy label of the home to buy. */
  readonly energielabelType: EnergielabelType
  /** The cost of renovating an existing home, or of extra work on a new build. Whole euros. */
  readonly werk: number
  /** Whether the visitor owns the current home. */
  readonly woonJeNuInEenKoopwoning: JaNee
  /** The selling price of the current home. Whole euros. */
  readonly verkoopPrijsWoning: number
  /** The remaining mortgage on the current home. Whole euros. */
  readonly huidigeHypotheekBedrag: number
  /** The visitor's own money for the purchase. Whole euros. */
  readonly eigenGeld: number
  /** The fixed-rate period in months, one of those that the brand offers. */
  readonly renteperiode: RentevastePeriode
}

/** Generates visitors of a brand, with a realistic answer to every question. */
export const bezoekers = (labelCode: LabelCode): fc.Arbitrary<Bezoeker> =>
  fc.record({
    labelCode: fc.constant(labelCode),
    alleenSamen: keuze.alleenSamen(),
    eigen: kopers(),
    partner: kopers(),
    schulden: keuze.jaNee(),
    vraagprijsWoning: gangbaar.woningwaarden(),
    bestaandeWoning: keuze.bestaandeWoningen(),
    energielabelType: keuze.energielabels(),
    werk: gangbaar.werkzaamheden(),
    woonJeNuInEenKoopwoning: keuze.jaNee(),
    verkoopPrijsWoning: gangbaar.verkoopprijzen(),
    huidigeHypotheekBedrag: gangbaar.hypotheken(),
    eigenGeld: gangbaar.spaargelden(),
    renteperiode: fc.constantFrom(...periodesVan(labelCode)),
  })

const antwoordenVanKoper = (wie: Wie, koper: Koper): readonly Antwoord[] => [
  { soort: 'beantwoord', veld: `${wie}.dienstBetrekking`, waarde: koper.dienstBetrekking },
  koper.dienstBetrekking === 'Pensioen'
    ? { soort: 'beantwoord', veld: `${wie}.inkomenPensioen`, waarde: koper.inkomen }
    : { soort: 'beantwoord', veld: `${wie}.inkomen`, waarde: koper.inkomen },
  { soort: 'beantwoord', veld: `${wie}.pensioenBinnen10Jaar`, waarde: koper.pensioenBinnen10Jaar },
  { soort: 'beantwoord', veld: `${wie}.inkomenPensioenVerwacht`, waarde: koper.inkomenPensioenVerwacht },
  ...VRAGENGROEPEN.schulden.map((vraag): Antwoord => ({
    soort: 'beantwoord',
    veld: `${wie}.${vraag}`,
    waarde: koper[vraag],
  })),
  { soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde: koper.startersvrijstelling },
]

/** Returns a visitor's answers, also to questions that the form hides, but none about a partner who does not buy. */
export const antwoordenVan = (bezoeker: Bezoeker): readonly Antwoord[] => [
  { soort: 'beantwoord', veld: 'alleenSamen', waarde: bezoeker.alleenSamen },
  { soort: 'beantwoord', veld: 'schulden', waarde: bezoeker.schulden },
  ...antwoordenVanKoper('eigen', bezoeker.eigen),
  ...(bezoeker.alleenSamen === 'samen' ? antwoordenVanKoper('partner', bezoeker.partner) : []),
  { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: bezoeker.vraagprijsWoning },
  { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: bezoeker.bestaandeWoning },
  { soort: 'beantwoord', veld: 'energielabelType', waarde: bezoeker.energielabelType },
  bezoeker.bestaandeWoning === 'BestaandeBouw'
    ? { soort: 'beantwoord', veld: 'verbouwingskosten', waarde: bezoeker.werk }
    : { soort: 'beantwoord', veld: 'meerwerk', waarde: bezoeker.werk },
  { soort: 'beantwoord', veld: 'woonJeNuInEenKoopwoning', waarde: bezoeker.woonJeNuInEenKoopwoning },
  { soort: 'beantwoord', veld: 'verkoopPrijsWoning', waarde: bezoeker.verkoopPrijsWoning },
  { soort: 'beantwoord', veld: 'huidigeHypotheekBedrag', waarde: bezoeker.huidigeHypotheekBedrag },
  { soort: 'beantwoord', veld: 'eigenGeld', waarde: bezoeker.eigenGeld },
  { soort: 'beantwoord', veld: 'renteperiode', waarde: bezoeker.renteperiode },
]
