import { metOnderpand, roundOpzet, type FinancieringsOpzet, type FinancieringsOpzetVerzoek } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { kopenTotTekst as tekst } from './kopenTot'

/** The words for the incomes of the buyers. */
type Inkomenswoorden = (eigen: boolean, partner: boolean) => readonly string[]

const perKoper: Inkomenswoorden = (eigen, partner) => [
  ...(eigen ? [tekst.jouwInkomen] : []),
  ...(partner ? [eigen ? tekst.datVanPartner : tekst.inkomenPartner] : []),
]

const samengevat: Inkomenswoorden = (eigen, partner) => {
  if (eigen && partner) return [tekst.jullieInkomens]
  return eigen || partner ? [eigen ? tekst.jeInkomen : tekst.inkomenPartner] : []
}

/** Returns a phrase for each home buyer whose income counts, or one for both. */
const inkomens = ({ hypotheekgevers }: FinancieringsOpzetVerzoek, woorden: Inkomenswoorden): readonly string[] => {
  const [eigen = false, partner = false] = [1, 2].map((volgnummer) =>
    hypotheekgevers.some(
      (gever) =>
        gever.volgnummer === volgnummer &&
        gever.inkomsten.dienstbetrekkingsoort !== 'Overig' &&
        (gever.inkomsten.bedrag ?? 0) > 0,
    ),
  )
  return woorden(eigen, partner)
}

/**
 * Returns the available money and any restschuld as a phrase: 'Met jouw inkomen en € 5.000 eigen geld'. `isKort` names
 * two incomes together: 'Met jullie inkomens'.
 */
export const middelenZin = (verzoek: FinancieringsOpzetVerzoek, opzet: FinancieringsOpzet, isKort = false): string => {
  const { eigenInleg = 0 } = verzoek
  const { overwaarde = 0, restschuld = 0 } = metOnderpand(roundOpzet(opzet)) ?? {}
  return tekst.met([
    ...inkomens(verzoek, isKort ? samengevat : perKoper),
    ...(eigenInleg > 0 ? [tekst.eigenGeld(formatEuro(eigenInleg))] : []),
    ...(overwaarde > 0 ? [tekst.overwaarde(formatEuro(overwaarde))] : []),
    ...(restschuld > 0 ? [tekst.restschuld(formatEuro(restschuld))] : []),
  ])
}

/** Returns a sentence on why no lower price solves the shortage. */
export const geenPrijsZin = (opzet: FinancieringsOpzet): string => {
  if (opzet.maximaleHypotheekOpInkomen === 0) return tekst.nietsLenen
  return (metOnderpand(opzet)?.restschuld ?? 0) > 0 ? tekst.kostenEnRestschuld : tekst.kosten
}
