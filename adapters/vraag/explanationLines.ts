import { toAannames, toUitkomstgrond, type Momentopname, type Rekenmiddelen } from '../../application'
import { legUit, toHoofdlijn } from '../../application/uitleg'
import { toVerandergrond } from '../../application/vergelijking'
import type { FinancieringsOpzet } from '../../domain'
import { groupAannames, toVeranderLines, toVerandertekst, veranderenTekst } from '../../ui/tekst/voorKanalen'

/** Returns how a figure is calculated, in lines. */
export const verhaalLines = (
  momentopname: Momentopname,
  middelen: Rekenmiddelen,
  veld: keyof FinancieringsOpzet,
): readonly string[] => {
  const grond = toUitkomstgrond(momentopname, middelen)
  const verhaal = grond && legUit(grond, veld, 'kort')
  return verhaal === undefined ? [] : toHoofdlijn(verhaal)
}

/** Returns what must change to pay for the home, in lines. */
export const veranderLines = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly string[] => {
  const grond = toVerandergrond(momentopname, middelen)
  return grond === undefined ? [veranderenTekst.nietBekend] : toVeranderLines(toVerandertekst(grond))
}

/** Returns the assumptions of the figures, in lines. */
export const aannameLines = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly string[] =>
  groupAannames(toAannames(momentopname, middelen), momentopname.financieringsOpzet, undefined).flatMap(
    ({ titel, zinnen }) => [titel, ...zinnen.map((zin) => `- ${zin}`), ''],
  )
