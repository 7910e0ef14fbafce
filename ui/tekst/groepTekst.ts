import type { Antwoorden, Veld } from '../../domain/orientatie'
import { groepen } from './nl'
import { woningTekst } from './woning'

/** The titles of the groups that questions stand in, by the first question of each. */
const titels: Readonly<Partial<Record<Veld, string>>> = {
  'eigen.dienstBetrekking': groepen.jouwInkomen,
  'partner.dienstBetrekking': groepen.inkomenPartner,
  schulden: groepen.schulden,
  'eigen.leningen': groepen.jouwSchulden,
  'partner.leningen': groepen.schuldenPartner,
  vraagprijsWoning: woningTekst.groepen.woning,
  woonJeNuInEenKoopwoning: woningTekst.groepen.huidigeWoning,
  eigenGeld: woningTekst.groepen.eigenGeld,
}

/** The title above a question, where a group of questions begins; who buys alone has one group of debts. */
export const groepTekst = (veld: Veld, { alleenSamen }: Antwoorden): string | undefined =>
  veld === 'eigen.leningen' && alleenSamen === 'alleen' ? undefined : titels[veld]
