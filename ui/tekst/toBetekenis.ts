import type { Normen } from '../../domain'
import { inZin, procentInZin } from './inZin'
import { woordenlijst, woordenTekst, type Woordnaam } from './woordenlijst'

const procent = (percentage: number | undefined): string =>
  percentage === undefined ? woordenTekst.percentage : procentInZin(percentage)

const bedrag = (euro: number | undefined): string => (euro === undefined ? woordenTekst.bedrag : inZin(euro))

/** The words whose meaning contains a figure of the norms. */
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

/** Returns the meaning of a word, with the figures of these norms; without norms it contains no figures. */
export const toBetekenis = (naam: Woordnaam, normen: Normen | undefined): string => {
  const { uitleg } = woordenlijst[naam]
  return typeof uitleg === 'string' ? uitleg : (MET_CIJFERS[naam]?.(normen) ?? '')
}
