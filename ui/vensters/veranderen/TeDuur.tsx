import type { Momentopname } from '../../../application'
import type { Uitweg } from '../../../domain/vergelijking'
import { inZin } from '../../tekst/inZin'
import { veranderenTekst } from '../../tekst/veranderen'
import { Button, Text } from '../../thema/parts'
import { geenPrijsZin, middelenZin } from './middelenZin'
import { useProbeer } from './useProbeer'

const { tot, van, rekenMet } = veranderenTekst.teDuur

interface HoogstePrijsProps {
  /** The result on screen, of a home that is out of reach, with the answers that it was calculated from. */
  readonly momentopname: Momentopname
  readonly prijs: Uitweg | 'geen'
}

/** The price that the visitor can pay, or why there is none. */
export const HoogstePrijs = ({ momentopname, prijs }: HoogstePrijsProps) => {
  const { financieringsOpzet } = momentopname
  if (prijs === 'geen') return <Text>{geenPrijsZin(financieringsOpzet)}</Text>
  const { verzoek, verandering } = prijs
  const isTot = verandering.soort === 'lagerePrijs' && verandering.isLagerOokGenoeg
  const middelen = middelenZin(verzoek, financieringsOpzet)
  return <Text>{(isTot ? tot : van)(middelen, inZin(verzoek.onderpand?.koopsom))}</Text>
}

/** A button that calculates with the price that the visitor can pay. */
export const RekenMet = ({ prijs }: { readonly prijs: Uitweg }) => {
  const probeer = useProbeer()
  const bedrag = inZin(prijs.verzoek.onderpand?.koopsom)
  return <Button onClick={() => probeer(prijs, veranderenTekst.wijziging.prijs(bedrag))}>{rekenMet(bedrag)}</Button>
}
