import type { Momentopname } from '../../../application'
import type { FinancieringsOpzet } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import type { Uitweg } from '../../../domain/vergelijking'
import { kopenTotTekst } from '../../tekst/kopenTot'
import { veranderenTekst } from '../../tekst/veranderen'
import { Button, Text } from '../../thema/parts'
import { geenPrijsZin, middelenZin } from '../../tekst/middelenZin'
import { Prijslijn } from './Prijslijn'
import { useProbeer } from './useProbeer'
import type { HoogstePrijsProps, RekenMetProps } from '../../basis/lazy/types/veranderen'

const { tot, van, rekenMet } = kopenTotTekst

/** Returns the words that precede the highest affordable price in a sentence. */
const voorPrijs = ({ verzoek, verandering }: Uitweg, opzet: FinancieringsOpzet): string => {
  const isTot = verandering.soort === 'lagerePrijs' && verandering.isLagerOokGenoeg
  return (isTot ? tot : van)(middelenZin(verzoek, opzet))
}

/** Returns a sentence with the highest affordable price, or a sentence on why no price is affordable. */
export const zegHoogstePrijs = ({ financieringsOpzet }: Momentopname, prijs: HoogstePrijsProps['prijs']): string =>
  prijs === 'geen'
    ? geenPrijsZin(financieringsOpzet)
    : `${voorPrijs(prijs, financieringsOpzet)} ${formatEuro(prijs.verzoek.onderpand?.koopsom)}.`

/** The highest affordable price, next to the price of the home; or an explanation of why no price is affordable. */
export const HoogstePrijs = ({ momentopname, prijs, figure }: HoogstePrijsProps) => {
  const { financieringsOpzet, vraagprijsWoning = 0 } = momentopname
  if (prijs === 'geen') return <Text>{geenPrijsZin(financieringsOpzet)}</Text>
  const koopsom = prijs.verzoek.onderpand?.koopsom ?? 0
  return (
    <>
      <Text>{voorPrijs(prijs, financieringsOpzet)}</Text>
      {figure(formatEuro(koopsom))}
      <Prijslijn hoogste={koopsom} prijs={vraagprijsWoning} />
    </>
  )
}

/** A button that starts a what-if with the highest affordable price. */
export const RekenMet = ({ prijs }: RekenMetProps) => {
  const probeer = useProbeer()
  const bedrag = formatEuro(prijs.verzoek.onderpand?.koopsom)
  return <Button onClick={() => probeer(prijs, veranderenTekst.wijziging.prijs(bedrag))}>{rekenMet(bedrag)}</Button>
}
