import type { kernZinnen } from '../../../ui/tekst/kernZinnen'
import type { verhaalTekst } from '../../../ui/tekst/verhaal'
import type { koopZinnen, leenZinnen, maandZinnen } from '../../../ui/tekst/verhaalZinnen'
import type { Voorbeelden } from './regelsVan'

type Verhaal = Voorbeelden<{
  readonly verhaalTekst: typeof verhaalTekst
  readonly kernZinnen: typeof kernZinnen
  readonly leenZinnen: typeof leenZinnen
  readonly koopZinnen: typeof koopZinnen
  readonly maandZinnen: typeof maandZinnen
}>

/** An amount of each of two. */
const VAN_ELK: readonly [[1 | 2, string], [1 | 2, string]] = [
  [1, '€ 1.000'],
  [2, '€ 1.000'],
]

const VAN_EEN_VAN_BEIDEN: readonly [[1], [2]] = [[1], [2]]

/** A share of each of two. */
const DEEL_VAN_ELK: readonly [[1 | 2, string], [1 | 2, string]] = [
  [1, '23,5%'],
  [2, '76,5%'],
]

/** One entry for every text of a story that is made of more than amounts. */
export const verhaalVoorbeelden: Verhaal = {
  verhaalTekst: {
    vanDienst: [['Moneyou']],
    herkomst: {
      regeling: [['Tijdelijke regeling hypothecair krediet', 'art. 3', 2026]],
      naarRegeling: [['Tijdelijke regeling hypothecair krediet']],
      pagina: [['Moneyou']],
      voorbeeldrente: [['Moneyou']],
      keuze: [['We tellen de bedragen op.']],
    },
    uitkomst: [['Hypotheekbedrag', '€ 275.716']],
    berekendOp: [['20-11-2026', '12:00']],
    tabel: {
      totEnMet: [['4%']],
      boven: [['6,5%']],
      meerInkomen: [['€ 1.000', '24%']],
      meerInkomenGelijk: [['€ 1.000', '23,5%']],
      hogereRente: [['4%', '24,5%']],
      hogereRenteGelijk: [['4%', '23,5%']],
      duurdereWoning: [['€ 1.330.000', '0,35%']],
      duursteWoning: [['€ 1.330.000', '2,35%']],
      volgendeSchijf: [['€ 76.817', '49,5%']],
      beterLabel: [['B', '€ 10.000']],
      beterLabelGelijk: [['B', '€ 5.000']],
    },
  },
  kernZinnen: {
    inkomen: {
      nu: [
        ['je', '23,5%', '€ 1.175'],
        ['jullie', '25,7%', '€ 1.938'],
      ],
      metPensioen: [['19,5%', '€ 650']],
      samenMetPensioen: [['Als jij met pensioen bent', '19,5%', '€ 650']],
      schulden: [['Je', '€ 200', '€ 975']],
      eigenRente: [['3,75%']],
      toetsrente: [['5%', '3,8%']],
      echt: [['€ 870', '3,8%', '5%']],
    },
    maandlast: {
      hypotheek: [['€ 269.700', '3,75%']],
      maximum: [['€ 275.716', '3,75%']],
    },
  },
  leenZinnen: {
    rente: {
      vast: [['10 jaar', '3,75%']],
      variabel: [['3,75%']],
      eigenRente: [['5%']],
      afm: [['5%']],
      hogerDanAfm: [['5%']],
    },
    inkomen: {
      heel: VAN_ELK,
      leeg: [[1], [2]],
      metPensioen: VAN_ELK,
      blijft: VAN_ELK,
      gaatMetPensioen: [[1], [2]],
      tabel: [['zonder AOW']],
      percentage: [['23,5%']],
    },
    schulden: {
      factor: [['1,2']],
      beide: [
        [1, '€ 1.000', '€ 1.000', '€ 1.000'],
        [2, '€ 1.000', '€ 1.000', '€ 1.000'],
      ],
      leningen: VAN_ELK,
      studieschuld: [
        [1, '€ 1.000', '€ 1.000'],
        [2, '€ 1.000', '€ 1.000'],
      ],
      geenVan: [[1], [2]],
    },
    lenen: {
      lening: [['€ 1.000', '€ 1.000', '3,75%']],
      label: [['C', '€ 1.000']],
      labelNiets: [['C']],
    },
    restschuld: {
      percentage: [['17,5%']],
    },
  },
  koopZinnen: {
    kosten: {
      overdrachtsbelasting: [['23,5%', '€ 1.000', '€ 1.000']],
      halfVrijgesteld: [['23,5%', '€ 1.000', '€ 1.000']],
      samen: [['De prijs', 'de leveringsakte', '€ 1.000']],
    },
    verkoop: {
      kosten: [['23,5%', '€ 1.000', '€ 1.000']],
    },
    nodig: {
      nhgKosten: [['23,5%', '€ 1.000']],
    },
  },
  maandZinnen: {
    maandlast: {
      bruto: [['3,75%', '€ 1.000']],
    },
    belasting: {
      schijven: [['2026', 'zonder AOW']],
      alleRente: VAN_EEN_VAN_BEIDEN,
      alleForfait: VAN_EEN_VAN_BEIDEN,
      nietForfait: VAN_EEN_VAN_BEIDEN,
      geenRente: VAN_EEN_VAN_BEIDEN,
      deelVanRente: DEEL_VAN_ELK,
      deelVanForfait: DEEL_VAN_ELK,
      inkomenMetWoning: VAN_ELK,
      zonderWoning: VAN_ELK,
      tariefsaanpassing: [['23,5%', '€ 1.000']],
      tariefsaanpassingErbij: [['23,5%', '€ 1.000']],
      voordeelVan: VAN_ELK,
      nadeelVan: VAN_ELK,
    },
  },
}
