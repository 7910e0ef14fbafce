import type * as tekst from '../../../ui/tekst'
import { verhaalVoorbeelden } from './verhaalVoorbeelden'
import type { Voorbeelden } from './voorbeeld'

const zonder = { verschil: 17_000, maximaleHypotheekOpInkomen: 256_704, maximaleHypotheek: 256_704 }
const starters = { vanaf: 18, tot: 35, grens: '€ 525.000' }
const metA3 = { verschil: 25_000, maximaleHypotheekOpInkomen: 298_704, maximaleHypotheek: 280_000 }

/** One entry for every text of `ui/tekst` that is a function: one that is forgotten does not compile. */
export const voorbeelden: Voorbeelden<typeof tekst> = {
  aannamesTekst: {
    groepen: { bijJou: [['€ 273.704']] },
    metAantal: [['Bij deze woning', 9]],
    zinnen: {
      bedragAlleenstaande: [[zonder]],
      toetsrente: [[undefined, 5]],
      labelOnbekend: [[undefined], [metA3]],
      labelOnbekendNieuwbouw: [[undefined], [metA3]],
      restschuld: [[undefined], [zonder]],
      energiebesparing: [[undefined, 106]],
      nhg: [
        [undefined, undefined],
        [undefined, 0.4],
      ],
      hogereNhgGrens: [[undefined, 498_200]],
      verkoopkosten: [[undefined, 2]],
      eenNormjaar: [[undefined, 2026]],
    },
  },
  hostTekst: {
    labelfout: [
      ['XX', ['MY', 'FL']],
      [undefined, ['MY', 'FL']],
    ],
  },
  inSpraak: [[300_000], [-1_000]],
  inZin: [[300_000], [-1_000]],
  procentInZin: [[2], [0.4]],
  kredietTekst: {
    uitkomst: [[2]],
    vulIn: [['Leningen']],
    telOp: [['Leningen']],
    ingevuld: [['Leningen', '€ 100']],
  },
  algemeneTekst: { uitlegBij: [['Koop je alleen of samen?']], keuzeWissen: [['Energielabel']] },
  stappenTekst: { teller: [[2, 3, 'Benodigde hypotheek']], stap: [[2, 3, 'Benodigde hypotheek']] },
  meldingen: {
    overigEigen: [['Moneyou']],
    overigPartner: [['Moneyou']],
  },
  woningTekst: { maatregelen: [['€ 10.000']] },
  startersTekst: {
    misschien: [[starters]],
    rekenenHierMet: [['2%']],
    leeftijd: [[starters]],
    waarde: [[starters]],
    jaar: [[2026]],
    rekenenMet: [['2%', '€ 7.000']],
    helft: { eigen: [['2%', '€ 3.500']], partner: [['2%', '€ 3.500']] },
    teDuur: [['€ 525.000']],
  },
  renteTekst: {
    tekort: [['€ 13.537']],
    vast: [['15 jaar']],
    lostOp: [['15 jaar vast'], ['een variabele rente']],
    helpt: [['15 jaar vast', '€ 1.166']],
  },
  afdrukTekst: { kop: [['21-11-2026']] },
  delenTekst: {
    geopend: [['14-03-2026']],
    geopendMetNormen: [['14-03-2026', 2025]],
    metNormen: [[2026]],
  },
  jaarinkomenSom: {
    zonderVakantiegeld: [['4.000', 12, '48.000']],
    metVakantiegeld: [['4.000', 13, '3.840', '55.840']],
  },
  jaarinkomenTekst: { ingevuld: [['€ 50.000']] },
  samenvattingTekst: {
    rekentMet: [['3,75%', '10 jaar']],
    rekentMetVariabel: [['4,10%']],
    bijHypotheekVan: [['€ 300.000']],
    naAftrek: [['€ 45.000']],
    nodig: [['€ 183.500']],
    ditIs: [['bij een hypotheek van € 300.000']],
    overgebleven: [['€ 10.000']],
    normen: [['2025']],
    nieuwereNormen: [[2026]],
    nieuwMaximum: [['€ 300.000']],
    voorstel: [[2027]],
    hoeBerekendNaam: [['Hypotheekbedrag', '€ 275.716']],
  },
  vragen: {
    'eigen.inkomen': {
      hulp: [
        [{ eigen: { dienstBetrekking: 'DienstbetrekkingVast' } }],
        [{ eigen: { dienstBetrekking: 'DienstbetrekkingTijdelijk' } }],
        [{ eigen: { dienstBetrekking: 'Onderneming' } }],
      ],
    },
    'partner.inkomen': {
      hulp: [
        [{ partner: { dienstBetrekking: 'DienstbetrekkingVast' } }],
        [{ partner: { dienstBetrekking: 'DienstbetrekkingTijdelijk' } }],
        [{ partner: { dienstBetrekking: 'Onderneming' } }],
      ],
    },
    schulden: { label: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]] },
    woonJeNuInEenKoopwoning: {
      label: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]],
      hulp: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]],
    },
    eigenGeld: { hulp: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]] },
  },
  veranderenTekst: {
    inleiding: [['€ 35.044']],
    eigenGeld: [['€ 35.044', '€ 55.044']],
    eersteEigenGeld: [['€ 35.044']],
    inkomen: [['€ 66.898', '€ 6.898']],
    inkomenSamen: [['€ 92.928', '€ 928']],
    meerInkomen: [['€ 12.500']],
    prijs: [['€ 265.643', '€ 34.357']],
    werk: [['€ 5.000', 'de verbouwing']],
    schulden: [['€ 21.593']],
    schuldenPerMaand: [['€ 75']],
    periode: [['15 jaar', '€ 289.311']],
    variabel: [['€ 289.311']],
    maandlast: [['€ 1.343', '€ 12', 'meer']],
    zelfdeMaandlast: [['€ 1.343']],
    energielabel: [['A++++ met EPG', '€ 45.000']],
    danNog: [['€ 13.537']],
    met: [['€ 35.044 meer eigen geld']],
    geprobeerd: [['€ 35.044 meer eigen geld']],
    wijziging: {
      eigenGeld: [['€ 35.044']],
      inkomen: [['€ 6.898']],
      prijs: [['€ 265.643']],
      werk: [['€ 5.000', 'de verbouwing']],
      schulden: [['€ 75']],
      periode: [['15 jaar']],
      energielabel: [['A++++ met EPG']],
    },
  },
  vergelijkingTekst: {
    nettoDaarna: [['5%']],
    dienst: { voortgang: [[3, 7]], mislukt: [['5 jaar, 30 jaar']] },
    grafiek: {
      tussen: [['€ 970', '5 jaar', '€ 1.050', '30 jaar']],
      gelijk: [['€ 970']],
      daarna: [['5%', '€ 990', '€ 1.100']],
    },
    geenRente: [['3 jaar, 6 jaar']],
    zelfdeHypotheek: [['€ 300.000']],
    korterDan10Jaar: [['5%']],
    daarna: { restant: [['10 jaar', '€ 235.000']] },
  },
  verloopTekst: {
    lening: [['€ 280.000', '€ 189.000']],
    aannames: { vast: [['10 jaar', '3,75%']], variabel: [['3,75%']] },
    restant: { zin: [['€ 220.000', '€ 130.000']] },
    lasten: {
      eerste: [['€ 10.400', '€ 5.200']],
      laatste: [['€ 300', '€ 15.300']],
      netto: [['€ 1.030', '€ 1.290']],
    },
    jaar: [[1]],
    maand: [[12]],
  },
  woordenlijst: {
    kostenVanNhg: { uitleg: [['0,4%']] },
    toetsrente: { uitleg: [['5%']] },
    bedragVoorAlleenstaanden: { uitleg: [['€ 28.000', '€ 17.000']] },
    overdrachtsbelasting: { uitleg: [['2%']] },
    tariefsaanpassing: { uitleg: [['37,48%']] },
  },
  getalTekst: { minder: [['Aantal maanden']], meer: [['Aantal maanden']] },
  ...verhaalVoorbeelden,
}
