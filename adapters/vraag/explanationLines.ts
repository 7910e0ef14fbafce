import { toAannames, toUitkomstgrond, type Momentopname, type Rekenmiddelen } from '../../application'
import { legUit, toHoofdlijn } from '../../application/uitleg'
import { toVerandergrond } from '../../application/vergelijking'
import type { FinancieringsOpzet } from '../../domain'
import { groupAannames, toVeranderLines, toVerandertekst, veranderenTekst } from '../../ui/tekst/voorKanalen'

/** Returns the short explanation of a figure, in lines; empty when the figure cannot be explained. */
export const verhaalLines = (
  momentopname: Momentopname,
  middelen: Rekenmiddelen,
  veld: keyof FinancieringsOpzet,
): readonly string[] => {
  const grond = toUitkomstgrond(momentopname, middelen)
  const verhaal = grond && legUit(grond, veld, 'kort')
  return verhaal === undefined ? [] : toHoofdlijn(verhaal)
}

/** Returns lines about changes that make the home affordable, or one line when these cannot be calculated. */
export const veranderLines = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly string[] => {
  const grond = toVerandergrond(momentopname, middelen)
  return grond === undefined ? [veranderenTekst.nietBekend] : toVeranderLines(toVerandertekst(grond))
}

/** Returns the assumptions of a result, in lines with a title above each group. */
export const aannameLines = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly string[] =>
  groupAannames(toAannames(momentopname, middelen), momentopname.financieringsOpzet, undefined).flatMap(
    ({ titel, zinnen }) => [titel, ...zinnen.map((zin) => `- ${zin}`), ''],
  )
