import type { Normen } from '../../normen/normen'
import { eigenVerzoek } from '../../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../../verzoek/verzoek'
import { zonderRuis } from '../afronding'
import { aanvragersNaPensioen, aanvragersVandaag, voorElk, type Aanvragers, type Paar } from '../aanvragers/aanvragers'
import { Rekenpen } from '../pen'
import { toetsinkomen } from './aanvrager.stappen'

/** Returns the smallest whole number that is at least `afstand`, or with `boven` greater than it. */
const vanaf = (afstand: number, boven = false): number =>
  boven ? Math.floor(zonderRuis(afstand)) + 1 : Math.ceil(zonderRuis(afstand))

/** Returns the smallest raise to at least the other's income, and the smallest to more; `verschil` is the gap. */
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
 * Returns the raises of one applicant's income (whole euros a year, at least 1) that change a rule. The rule is a row
 * of a table, the amount for a single applicant, or the table that counts when this applicant earns as much as the
 * other, or more. Between two of them a higher income never lowers the highest mortgage on income; at one of them it
 * may.
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
