import { metOnderpand, roundOpzet, type FinancieringsOpzet, type FinancieringsOpzetVerzoek } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { veranderenTekst } from '../../tekst/veranderen'

const tekst = veranderenTekst.teDuur

/** Returns a phrase for each home buyer whose income counts. */
const inkomens = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): readonly string[] => {
  const [eigen, partner] = [1, 2].map((volgnummer) =>
    hypotheekgevers.some(
      (gever) =>
        gever.volgnummer === volgnummer &&
        gever.inkomsten.dienstbetrekkingsoort !== 'Overig' &&
        (gever.inkomsten.bedrag ?? 0) > 0,
    ),
  )
  return [
    ...(eigen ? [tekst.jouwInkomen] : []),
    ...(partner ? [eigen ? tekst.datVanPartner : tekst.inkomenPartner] : []),
  ]
}

/** Returns the available money and any restschuld as a phrase: 'Met jouw inkomen en € 5.000 eigen geld'. */
export const middelenZin = (verzoek: FinancieringsOpzetVerzoek, opzet: FinancieringsOpzet): string => {
  const { eigenInleg = 0 } = verzoek
  const { overwaarde = 0, restschuld = 0 } = metOnderpand(roundOpzet(opzet)) ?? {}
  return tekst.met([
    ...inkomens(verzoek),
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
