import type { Normen } from '../../normen/normen'
import { eigenVerzoek } from '../../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'
import { zonderRuis } from '../afronding'
import { aanvragersNaPensioen, aanvragersVandaag, voorElk, type Aanvragers, type Paar } from '../aanvragers/aanvragers'
import { Rekenpen } from '../pen'
import { toetsinkomen } from './aanvrager.stappen'

/** Returns the smallest whole number that is at least `afstand` or, if `boven` is true, greater than `afstand`. */
const vanaf = (afstand: number, boven = false): number =>
  boven ? Math.floor(zonderRuis(afstand)) + 1 : Math.ceil(zonderRuis(afstand))

/**
 * Returns two raises of a test income, in whole euros: the smallest with which it reaches the partner's test income,
 * and the smallest with which it exceeds the partner's. `verschil` is the partner's test income less the test income
 * before the raise.
 */
const rondGelijk = (verschil: number): readonly number[] => [vanaf(verschil), vanaf(verschil, true)]

const toetsinkomensVan = (pen: Rekenpen, aanvragers: Aanvragers): Paar<number> =>
  voorElk(pen, aanvragers, (_, { soort, inkomen, alimentatie }) =>
    pen.read(pen.stap(toetsinkomen, { soort, inkomen, alimentatie })),
  )

const drempelsOp = ({ eerste, tweede }: Paar<number>, normen: Normen, volgnummer: 1 | 2): readonly number[] => {
  const { financieringslast, alleenstaande } = normen
  const samen = eerste + (tweede ?? 0)
  const { nietAftrekbaar, ...tabellen } = financieringslast.waarde
  const rijen = [tabellen, nietAftrekbaar ?? tabellen]
    .flatMap(({ onderAow, aow }) => [onderAow, aow])
    .flatMap((tabel) => tabel.rijen.map(([grens = 0]) => grens))
  return [
    ...rijen.map((grens) => vanaf(grens - samen)),
    ...Object.values(alleenstaande.waarde.bovenToetsinkomen).map((grens) => vanaf(grens - samen, true)),
    ...(tweede === undefined ? [] : rondGelijk(volgnummer === 1 ? tweede - eerste : eerste - tweede)),
  ]
}

/**
 * Returns the raises of one applicant's income (whole euros a year, at least 1) at which another table row, the table
 * of another age group, or the amount for a single applicant may start to apply. Between two such raises, a higher
 * income never lowers the maximum mortgage on income. At such a raise, that maximum may fall.
 */
export const inkomensdrempels = (
  verzoek: FinancieringsOpzetVerzoek,
  normen: Normen,
  volgnummer: 1 | 2,
): readonly number[] => {
  const pen = new Rekenpen(normen)
  const vandaag = aanvragersVandaag(pen, eigenVerzoek(verzoek))
  const naPensioen = aanvragersNaPensioen(pen, vandaag)
  const anderMetPensioen = volgnummer === 1 ? naPensioen.tweede : naPensioen.eerste
  return [vandaag, anderMetPensioen]
    .flatMap((moment) => (moment ? drempelsOp(toetsinkomensVan(pen, moment), normen, volgnummer) : []))
    .filter((drempel) => drempel >= 1)
}
