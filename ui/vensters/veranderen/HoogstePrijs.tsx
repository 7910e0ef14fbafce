import type { Momentopname } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import type { Uitweg } from '../../../domain/vergelijking'
import { kopenTotTekst } from '../../tekst/kopenTot'
import { veranderenTekst } from '../../tekst/veranderen'
import { Button, Text } from '../../thema/parts'
import { geenPrijsZin, middelenZin } from '../../tekst/middelenZin'
import { useProbeer } from './useProbeer'
import type { HoogstePrijsProps, RekenMetProps } from '../../basis/lazy/types/veranderen'

const { tot, van, totGroot, vanGroot, rekenMet, metKosten } = kopenTotTekst

const isTot = ({ verandering }: Uitweg): boolean => verandering.soort === 'lagerePrijs' && verandering.isLagerOokGenoeg

/** Returns a sentence with the highest affordable price, or a sentence on why no price is affordable. */
export const zegHoogstePrijs = ({ financieringsOpzet }: Momentopname, prijs: HoogstePrijsProps['prijs']): string => {
  if (prijs === 'geen') return geenPrijsZin(financieringsOpzet)
  const voor = (isTot(prijs) ? tot : van)(middelenZin(prijs.verzoek, financieringsOpzet))
  return `${voor} ${formatEuro(prijs.verzoek.onderpand?.koopsom)}.`
}

/** The highest affordable price as the figure of the card; or an explanation of why no price is affordable. */
export const HoogstePrijs = ({ momentopname, prijs, figure }: HoogstePrijsProps) => {
  const { financieringsOpzet } = momentopname
  if (prijs === 'geen') return <Text>{geenPrijsZin(financieringsOpzet)}</Text>
  return (
    <>
      {figure(
        <>
          <span>{isTot(prijs) ? totGroot : vanGroot}</span> {formatEuro(prijs.verzoek.onderpand?.koopsom)}
        </>,
      )}
      <Text>
        {middelenZin(prijs.verzoek, financieringsOpzet, true)}. {metKosten}
      </Text>
    </>
  )
}

/** A button that starts a what-if with the highest affordable price. */
export const RekenMet = ({ prijs }: RekenMetProps) => {
  const probeer = useProbeer()
  const bedrag = formatEuro(prijs.verzoek.onderpand?.koopsom)
  return <Button onClick={() => probeer(prijs, veranderenTekst.wijziging.prijs(bedrag))}>{rekenMet(bedrag)}</Button>
}
