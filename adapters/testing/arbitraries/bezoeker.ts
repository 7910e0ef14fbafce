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

/** The answers about one home buyer, amounts in whole euros. `inkomen` is the pension of someone who has a pension. */
export type Koper = { readonly [Vraag in keyof Omit<Persoon, 'inkomenPensioen'>]: NonNullable<Persoon[Vraag]> }

type Waarden<T> = { readonly [Naam in keyof T]: fc.Arbitrary<T[Naam]> }

type Schulden = Pick<Koper, (typeof VRAGENGROEPEN.schulden)[number]>

/** Monthly debts. A question without a realistic range here gets 0 to four times its example amount. */
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

/** Someone who walks through the three steps. */
export interface Bezoeker {
  /** The brand. */
  readonly labelCode: LabelCode
  /** Is the home bought alone, or with a partner? */
  readonly alleenSamen: AlleenSamen
  /** What is said of the visitor. */
  readonly eigen: Koper
  /** What is said of the partner; answered when buying together. */
  readonly partner: Koper
  /** Is there a debt? */
  readonly schulden: JaNee
  /** The price of the home. Whole euros. */
  readonly vraagprijsWoning: number
  /** An existing home, or a new one. */
  readonly bestaandeWoning: BestaandeWoning
  /** The energy label of the home. */
  readonly energielabelType: EnergielabelType
  /** What renovation or extra work costs. Whole euros. */
  readonly werk: number
  /** Is the present home owned? */
  readonly woonJeNuInEenKoopwoning: JaNee
  /** What the present home is sold for. Whole euros. */
  readonly verkoopPrijsWoning: number
  /** What is still owed on the present home. Whole euros. */
  readonly huidigeHypotheekBedrag: number
  /** Own money put in. Whole euros. */
  readonly eigenGeld: number
  /** How long the rate is fixed. Months, of a period that the brand offers. */
  readonly renteperiode: RentevastePeriode
}

/** Visitors who fill in everything they are asked, within what people have. */
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

/** What this visitor answers, also to questions that the other answers hide. */
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
