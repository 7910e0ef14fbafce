import type { Normen } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { procentInZin } from './procentInZin'
import { woordenlijst, woordenTekst, type Woordnaam } from './woordenlijst'

const procent = (percentage: number | undefined): string =>
  percentage === undefined ? woordenTekst.percentage : procentInZin(percentage)

const bedrag = (euro: number | undefined): string => (euro === undefined ? woordenTekst.bedrag : formatEuro(euro))

/** For each word whose `uitleg` contains figures: the function that fills in these figures from the norms. */
const MET_CIJFERS: Readonly<Partial<Record<Woordnaam, (normen: Normen | undefined) => string>>> = {
  kostenVanNhg: (normen) => woordenlijst.kostenVanNhg.uitleg(procent(normen?.nhg.waarde.provisie)),
  toetsrente: (normen) => woordenlijst.toetsrente.uitleg(procent(normen?.toetsrente.waarde.at(-1))),
  bedragVoorAlleenstaanden: (normen) =>
    woordenlijst.bedragVoorAlleenstaanden.uitleg(
      bedrag(normen?.alleenstaande.waarde.bovenToetsinkomen.onderAow),
      bedrag(normen?.alleenstaande.waarde.bedrag),
    ),
  overdrachtsbelasting: (normen) =>
    woordenlijst.overdrachtsbelasting.uitleg(procent(normen?.overdrachtsbelasting.waarde)),
  tariefsaanpassing: (normen) => woordenlijst.tariefsaanpassing.uitleg(procent(normen?.box1.waarde.hoogsteAftrek)),
}

/** Returns the meaning of a word. Without norms, a phrase such as 'een bedrag' replaces each figure in the meaning. */
export const toBetekenis = (naam: Woordnaam, normen: Normen | undefined): string => {
  const { uitleg } = woordenlijst[naam]
  return typeof uitleg === 'string' ? uitleg : (MET_CIJFERS[naam]?.(normen) ?? '')
}
