import { optelsom } from '../../geld/bedrag'
import { inkomen as brutoInkomen, leningen, studieschuld } from '../../rekenkern/aanvragers/aanvragers.stappen'
import type { Moment } from '../../rekenkern/aanvragers/momenten'
import { bruto, lening as geleend } from '../../rekenkern/maandlast/maandlast.stappen'
import { voorBezoeker } from '../../rekenkern/noem'
import { rente as eigenRente, toetsrente } from '../../rekenkern/rente/rente.stappen'
import { opsomming, stapzinnen } from '../../rekenkern/stapzinnen'
import * as toets from '../../rekenkern/toets/toets.stappen'
import { VERHAALDELEN } from '../../rekenkern/verhaaldelen'
import * as woning from '../../rekenkern/woning/woning.stappen'
import type { Soort } from '../../rekenkern/zin'
import type { Verteller } from './lees'
import { toVakken, toZin, type Kernverteller, type Vakpost } from './vakken'
import type { Kernzin } from './verhaal'

const MOMENTEN: readonly Moment[] = ['nu', 'eerste', 'tweede', 'beiden']

/** Returns the moment of the income test that allows the lowest mortgage; the first in `MOMENTEN` when several tie. */
const laagsteMoment = ({ getalVan, waardeVan }: Verteller): Moment =>
  MOMENTEN.filter((moment) => waardeVan(toets.maximum, moment) !== undefined).reduce((laagste, moment) =>
    getalVan(toets.maximum, moment) < getalVan(toets.maximum, laagste) ? moment : laagste,
  )

const toegestaan = (verteller: Verteller, moment: Moment): Kernzin => {
  const { samen, hoeveelVan, procentVan } = verteller
  const percentage = procentVan(toets.percentage, moment)
  const naarHypotheek = `naar je hypotheek: ${hoeveelVan(toets.toegestaneMaandlast, moment)} per maand.`
  const over = (zin: string) => toZin(verteller, toets.toegestaneMaandlast, `${zin} ${naarHypotheek}`, moment)
  if (moment === 'nu') return over(`Van ${samen ? 'jullie' : 'je'} inkomen mag ${percentage}`)
  return over(
    samen
      ? `${VERHAALDELEN[`${moment}MetPensioen`]}, mag ${percentage} van jullie inkomen`
      : `Met pensioen mag ${percentage} van je inkomen`,
  )
}

/** The names of the debts that count, with the verb that belongs to them. */
interface Schulden {
  readonly naam: string
  readonly tellen: 'telt' | 'tellen'
  /** The mortgage and these debts, as a list in a sentence. */
  readonly metHypotheek: string
}

/** Returns the debts that the buyers have: a student debt, loans or both. */
const schuldenVan = ({ getallenVan }: Verteller): Schulden => {
  const heeft = (soort: Soort): boolean => getallenVan(soort).some((bedrag) => bedrag > 0)
  const namen = [...(heeft(leningen) ? ['leningen'] : []), ...(heeft(studieschuld) ? ['studieschuld'] : [])]
  return {
    naam: opsomming(namen),
    tellen: heeft(leningen) ? 'tellen' : 'telt',
    metHypotheek: opsomming(['hypotheek', ...namen]),
  }
}

const naSchulden = (verteller: Verteller, moment: Moment): readonly Kernzin[] => {
  const { samen, getalVan, hoeveelVan } = verteller
  if (getalVan(toets.verplichtingen, moment) === 0) return []
  const { naam, tellen } = schuldenVan(verteller)
  const schulden = `${samen ? 'Jullie' : 'Je'} ${naam} ${tellen} mee als ${hoeveelVan(toets.verplichtingen, moment)}`
  const zin = `${schulden} per maand, dus er blijft ${hoeveelVan(toets.ruimte, moment)} over.`
  return [toZin(verteller, toets.ruimte, zin, moment)]
}

/** Returns the extra loan (euro) on top of what the income allows: for buying alone and for the energy label. */
const extraVan = ({ getoondVan }: Verteller, moment: Moment): number =>
  getoondVan(toets.bedragAlleenstaande, moment) + getoondVan(toets.bedragEnergielabel, moment)

const lening = (verteller: Verteller, moment: Moment): Kernzin => {
  const { bedrag, getoondVan, hoeveelVan } = verteller
  const terug = hoeveelVan(toets.contanteWaarde, moment)
  const extra = extraVan(verteller, moment)
  const samen = bedrag(getoondVan(toets.maximum, moment))
  const metExtra = extra === 0 ? '.' : `, en je mag ${bedrag(extra)} extra lenen: samen ${samen}.`
  return toZin(verteller, toets.maximum, `Daarmee kan je ${terug} lenen${metExtra}`, moment)
}

/**
 * Returns the sentence about the interest rate. The sentence has the real monthly cost only under two conditions: the
 * loan equals the maximum mortgage on income, and either the income test uses another rate or the cost exceeds the
 * monthly room.
 */
const rente = (verteller: Verteller, moment: Moment): Kernzin => {
  const { getoondVan, hoeveelVan, procentVan } = verteller
  const isGeleend = getoondVan(geleend) === getoondVan(toets.maximaleHypotheekOpInkomen)
  const [eigen, getoetst] = [procentVan(eigenRente), procentVan(toetsrente)]
  const betaalt = hoeveelVan(bruto)
  if (eigen !== getoetst)
    return isGeleend
      ? toZin(
          verteller,
          bruto,
          `${betaalt} per maand is wat je echt betaalt, bij ${eigen}; gerekend is met ${getoetst}.`,
        )
      : toZin(verteller, toetsrente, `We rekenen met een rente van ${getoetst}, niet met je eigen ${eigen}.`)
  const isMeer = getoondVan(bruto) > getoondVan(toets.ruimte, moment)
  if (!isMeer || !isGeleend) return toZin(verteller, eigenRente, `We rekenen met je eigen rente van ${eigen}.`)
  const meer = `meer dan ${hoeveelVan(toets.ruimte, moment)}, door het bedrag dat je extra mag lenen.`
  return toZin(verteller, bruto, `Je betaalt ${betaalt} per maand: ${meer}`)
}

/** Returns the box with the test income. The label ends with `dat meetelt`, unless the whole income of today counts. */
const inkomensvak = (verteller: Verteller, moment: Moment): Vakpost => {
  const { samen, getalVan, getallenVan } = verteller
  const wie = samen ? 'Jullie inkomen' : 'Je inkomen'
  const isNu = moment === 'nu'
  const isHeel = isNu && getalVan(toets.toetsinkomen, moment) === optelsom(getallenVan(brutoInkomen))
  const wanneer = samen ? voorBezoeker(undefined, samen).wanneer[moment] : 'met pensioen'
  return {
    soort: toets.toetsinkomen,
    moment,
    naam: isHeel ? wie : `${wie} dat meetelt`,
    bij: isNu ? 'per jaar' : `per jaar, ${wanneer}`,
  }
}

/** Returns the boxes that show why debts leave no room for a mortgage. */
const geenRuimte = (verteller: Verteller, moment: Moment, uitkomst: Soort) =>
  toVakken(verteller, [
    inkomensvak(verteller, moment),
    {
      soort: toets.toegestaneMaandlast,
      moment,
      naam: `Naar ${schuldenVan(verteller).metHypotheek} mag`,
      bij: `per maand: ${verteller.procentVan(toets.percentage, moment)} van dat inkomen`,
    },
    { soort: toets.verplichtingen, moment, naam: `Naar ${schuldenVan(verteller).naam} gaat`, bij: 'per maand' },
    { soort: uitkomst, naam: 'Dus kan je lenen' },
  ])

/** Returns the boxes that lead from the income at a moment of the income test to the loan. */
const vanInkomen = (verteller: Verteller, moment: Moment, uitkomst: Soort) => {
  const { bedrag, getalVan, hoeveelVan, procentVan } = verteller
  const schulden = getalVan(toets.verplichtingen, moment) > 0
  const extra = extraVan(verteller, moment)
  const bij = `in 30 jaar, bij ${procentVan(toetsrente)} rente`
  const af = `${hoeveelVan(toets.toegestaneMaandlast, moment)} min ${hoeveelVan(toets.verplichtingen, moment)}`
  return toVakken(verteller, [
    inkomensvak(verteller, moment),
    {
      soort: toets.percentage,
      moment,
      naam: 'Daarvan mag',
      waarde: procentVan(toets.percentage, moment),
      bij: schulden ? `naar ${schuldenVan(verteller).metHypotheek}` : 'naar je hypotheek',
    },
    schulden
      ? { soort: toets.ruimte, moment, naam: `Na ${schuldenVan(verteller).naam} blijft over`, bij: `per maand: ${af}` }
      : { soort: toets.toegestaneMaandlast, moment, naam: 'Dat is', bij: 'per maand' },
    {
      soort: uitkomst,
      naam: 'Daarmee kan je lenen',
      bij: extra === 0 ? bij : `${bij} en met ${bedrag(extra)} extra`,
    },
  ])
}

/** Returns the summary of the mortgage on income. The last box shows `uitkomst`. Without income there are no boxes. */
const vertelOpInkomen = (verteller: Verteller, uitkomst: Soort) => {
  const { getalVan } = verteller
  const moment = laagsteMoment(verteller)
  const over = (zin: string) => toZin(verteller, uitkomst, zin)
  if (getalVan(toets.maximum, moment) <= 0)
    return getalVan(toets.verplichtingen, moment) > 0
      ? { zinnen: [], vakken: geenRuimte(verteller, moment, uitkomst), naast: [over(stapzinnen.geenRuimte)] }
      : { zinnen: [], vakken: [], naast: [over(stapzinnen.geenInkomen)] }
  return {
    zinnen: [toegestaan(verteller, moment), ...naSchulden(verteller, moment), lening(verteller, moment)],
    vakken: vanInkomen(verteller, moment, uitkomst),
    naast: [
      ...(moment === 'nu' ? [] : [over('Dat is minder dan bij het inkomen van nu, dus dat bedrag telt.')]),
      rente(verteller, moment),
    ],
  }
}

/** Returns the summary of the maximum mortgage on income. */
export const opInkomen: Kernverteller = (verteller) => vertelOpInkomen(verteller, toets.maximaleHypotheekOpInkomen)

/** Returns the summary of the maximum mortgage, which the income, a restschuld or the home value limits. */
export const maximaleHypotheek: Kernverteller = (verteller) => {
  const { heeftWoning, getalVan, waardeVan, hoeveelVan, procentVan } = verteller
  const maximum = getalVan(woning.maximaleHypotheek)
  const maximumOpInkomen = getalVan(toets.maximaleHypotheekOpInkomen)
  const verteld = vertelOpInkomen(verteller, woning.maximaleHypotheek)
  const over = (zin: string) => toZin(verteller, woning.maximaleHypotheek, zin)
  if (!heeftWoning || maximumOpInkomen === 0) return verteld
  if (maximum === maximumOpInkomen)
    return {
      ...verteld,
      naast: [
        ...verteld.naast,
        toZin(
          verteller,
          woning.waarde,
          `De woning is ${hoeveelVan(woning.waarde)} waard, dus je inkomen bepaalt de grens.`,
        ),
      ],
    }
  const grens = hoeveelVan(woning.maximaleHypotheek)
  const opJeInkomen: Vakpost = { soort: toets.maximaleHypotheekOpInkomen, naam: 'Op je inkomen kan je lenen' }
  const opInkomenZin = `Op je inkomen kan je ${hoeveelVan(toets.maximaleHypotheekOpInkomen)} lenen.`
  const zinnen = [toZin(verteller, toets.maximaleHypotheekOpInkomen, opInkomenZin)]
  if (maximum !== waardeVan(toets.maximaleHypotheekMetRestschuld))
    return {
      zinnen,
      vakken: toVakken(verteller, [
        opJeInkomen,
        {
          soort: woning.waarde,
          naam: 'De woning is waard',
          bij: `en je mag ${procentVan(woning.hoogstePercentage)} daarvan lenen`,
        },
        { soort: woning.maximaleHypotheek, naam: 'Het laagste telt: je kan lenen' },
      ]),
      naast: [over(stapzinnen.waardeBepaalt(grens))],
    }
  return {
    zinnen,
    vakken: toVakken(verteller, [
      opJeInkomen,
      { soort: woning.restschuld, naam: 'Je restschuld is' },
      { soort: woning.maximaleHypotheek, naam: 'Je restschuld telt mee: je kan lenen' },
    ]),
    naast:
      maximum === 0
        ? [over(stapzinnen.geenRuimteVoorRestschuld), over(stapzinnen.nietsMogelijk)]
        : [over(`De rente over je restschuld is niet aftrekbaar. Daarom kan je ${grens} lenen.`)],
  }
}
