import { DIENST_BETREKKINGEN } from '../antwoorden/dienstBetrekking'
import { JA_NEE } from '../antwoorden/keuzes'
import type { Persoon } from '../antwoorden/persoon'
import type { Persoonsvragen } from './vraag'

const JAARINKOMEN = 45_000

const PENSIOEN = {
  eigen: 'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.',
  partner: 'Vul het pensioen jaarinkomen van je partner in om door te gaan.',
}

const isMetPensioen = ({ dienstBetrekking }: Persoon): boolean => dienstBetrekking === 'Pensioen'

/** The questions about the income of a home buyer, in reading order. */
export const inkomensvragen = {
  dienstBetrekking: {
    keuzes: DIENST_BETREKKINGEN,
    begin: 'DienstbetrekkingVast',
    teken: { eigen: 'A', partner: 'K' },
    plaats: ['inkomsten', 'dienstbetrekkingsoort'],
  },
  inkomen: {
    eenheid: 'euro per jaar',
    voorbeeld: JAARINKOMEN,
    gevraagd: (persoon) => !isMetPensioen(persoon) && persoon.dienstBetrekking !== 'Overig',
    melding: {
      eigen: 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.',
      partner: 'Vul het jaarinkomen van je partner in om door te gaan.',
    },
    teken: { eigen: 'B', partner: 'L' },
    plaats: ['inkomsten', 'bedrag'],
  },
  inkomenPensioen: {
    eenheid: 'euro per jaar',
    voorbeeld: JAARINKOMEN,
    gevraagd: isMetPensioen,
    melding: PENSIOEN,
    teken: { eigen: 'C', partner: 'M' },
    plaats: ['inkomsten', 'bedrag'],
  },
  pensioenBinnen10Jaar: {
    keuzes: JA_NEE,
    begin: 'nee',
    gevraagd: (persoon) => !isMetPensioen(persoon),
    teken: { eigen: 'D', partner: 'N' },
  },
  inkomenPensioenVerwacht: {
    eenheid: 'euro per jaar',
    voorbeeld: JAARINKOMEN,
    gevraagd: (persoon) => !isMetPensioen(persoon) && persoon.pensioenBinnen10Jaar === 'ja',
    melding: PENSIOEN,
    teken: { eigen: 'E', partner: 'O' },
    plaats: ['hypotheekgever', 'pensioeninkomen'],
  },
} as const satisfies Partial<Persoonsvragen>
