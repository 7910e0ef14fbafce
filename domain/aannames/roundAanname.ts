import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../geld/roundTekort'
import type { Aanname } from './aannames'

/**
 * An assumption about a record (euro) as a screen shows it (calculation rules, section 9): what a restschuld makes less
 * missing is the difference of what is shown as missing, in whole euros.
 */
export const roundAanname = (aanname: Aanname, { extraBenodigdeEigenInleg: mist = 0 }: FinancieringsOpzet): Aanname => {
  const { naam, anders } = aanname
  if (anders === undefined || naam !== 'restschuld') return aanname
  return { ...aanname, anders: { ...anders, verschil: roundTekort(mist) - roundTekort(mist - anders.verschil) } }
}
