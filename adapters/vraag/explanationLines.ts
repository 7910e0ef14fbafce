import { toAannames, toUitkomstgrond, type Momentopname, type Rekenmiddelen } from '../../application'
import { toVertelgrond } from '../../application/uitleg'
import { toVerandergrond } from '../../application/vergelijking'
import { groupAannames, toVeranderLines, toVerandertekst, veranderenTekst } from '../../ui/tekst/voorKanalen'
import { toHoofdlijn, toVerhaal, type Vertelgrond } from '../../domain/uitleg/verhaal'

/** How a figure came about, in lines. */
export const verhaalLines = (
  momentopname: Momentopname,
  middelen: Rekenmiddelen,
  veld: Vertelgrond['veld'],
): readonly string[] => {
  const uitkomst = toUitkomstgrond(momentopname, middelen)
  const grond = uitkomst && toVertelgrond(uitkomst, veld)
  return grond === undefined ? [] : toHoofdlijn(toVerhaal(grond, 'kort')).split('\n')
}

/** What has to change to pay for the home, in lines. */
export const veranderLines = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly string[] => {
  const grond = toVerandergrond(momentopname, middelen)
  return grond === undefined ? [veranderenTekst.nietBekend] : toVeranderLines(toVerandertekst(grond))
}

/** What the figures assume or leave out, in lines. */
export const aannameLines = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly string[] =>
  groupAannames(toAannames(momentopname, middelen), momentopname.financieringsOpzet, undefined).flatMap(
    ({ titel, zinnen }) => [titel, ...zinnen.map((zin) => `- ${zin}`), ''],
  )
