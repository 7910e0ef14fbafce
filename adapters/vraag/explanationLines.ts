import { toAannames, type Momentopname } from '../../application'
import { toVerzoek, type Normen, type Rentetarieven } from '../../domain'
import { toHoofdlijn, toVerhaal, type Vertelgrond } from '../../domain/uitleg/verhaal'
import {
  veranderenTekst,
  groupAannames,
  toBenodigd,
  toVeranderLines,
  toVerandertekst,
  toVertelgrond,
} from '../../ui/zinnen'

/** How a figure came about, in lines. */
export const verhaalLines = (
  momentopname: Momentopname,
  normen: Normen,
  veld: Vertelgrond['veld'],
): readonly string[] => {
  const grond = toVertelgrond(momentopname, normen, veld)
  return grond === undefined ? [] : toHoofdlijn(toVerhaal(grond, 'kort')).split('\n')
}

/** What has to change to pay for the home, in lines. */
export const veranderLines = (
  momentopname: Momentopname,
  normen: Normen,
  rentetarieven: Rentetarieven,
): readonly string[] => {
  const { financieringsOpzet } = momentopname
  const benodigd = toBenodigd(momentopname, financieringsOpzet, normen, rentetarieven)
  if (benodigd === undefined) return [veranderenTekst.nietBekend]
  return toVeranderLines(toVerandertekst(benodigd, toVerzoek(momentopname), financieringsOpzet))
}

/** What the figures assume or leave out, in lines. */
export const aannameLines = (momentopname: Momentopname, normen: Normen): readonly string[] =>
  groupAannames(toAannames(momentopname, normen), momentopname.financieringsOpzet, undefined).flatMap(
    ({ titel, zinnen }) => [titel, ...zinnen.map((zin) => `- ${zin}`), ''],
  )
