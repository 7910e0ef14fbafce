import { venstervoorbeelden } from './venstervoorbeelden'

const starters = { vanaf: 18, tot: 35, grens: '€ 525.000' }
const maanddelen = [
  ['Rente, na belasting', '€ 500'],
  ['Aflossing', '€ 400'],
  ['Belastingvoordeel', '€ 300'],
]

const inkomensvragen = [
  ['eigen.inkomen'],
  ['eigen.inkomenPensioenVerwacht'],
  ['partner.inkomen'],
  ['partner.inkomenPensioenVerwacht'],
]

/** Example arguments for each function of `ui/tekst` that takes other values than amounts; a test requires them all. */
export const voorbeelden: Readonly<Record<string, unknown>> = {
  ...venstervoorbeelden,
  aannamesTekst: {
    meerDoorLabel: [['C', '€ 5.000']],
    metAantal: [['Bij deze woning', 9]],
    nieuwere: {
      meer: [[2026, '€ 1.000']],
      minder: [[2026, '€ 1.000']],
      evenveel: [[2026]],
    },
    daarvoor: {
      meer: [[2025, '€ 1.000']],
      minder: [[2025, '€ 1.000']],
      evenveel: [[2025]],
    },
  },
  hostTekst: {
    labelfout: [
      ['XX', ['MY', 'FL']],
      [undefined, ['MY', 'FL']],
    ],
  },
  inSpraak: [[300_000], [-1_000]],
  procentInZin: [[2], [0.4]],
  limietenTekst: { uitkomst: [[2]] },
  kredietTekst: {
    vulIn: [['Leningen']],
    telOp: [['Leningen']],
    ingevuld: [['Leningen', '€ 100']],
  },
  meenemenTekst: { geefDoorUitleg: [['Zoek een adviseur']] },
  algemeneTekst: { uitlegBij: [['Koop je alleen of samen?']] },
  lijstTekst: { keuzeWissen: [['Energielabel']] },
  stappenTekst: { teller: [[2, 3, 'Benodigde hypotheek']], stap: [[2, 3, 'Benodigde hypotheek']] },
  meldingen: { overigEigen: [['Moneyou']], overigPartner: [['Moneyou']], overigBlijvend: [['€ 0']] },
  watAlsTekst: {
    nu: [['C']],
    renteWordt: [['3,60% met NHG']],
    maatregelen: [
      [true, '€ 10.000'],
      [false, '€ 10.000'],
    ],
    beterEnergielabel: [['B']],
    periodeMetRente: [['10 jaar', '3,80%']],
    bewaardIs: [['een woning van € 300.000']],
    gezegdBewaard: [['een woning van € 300.000']],
    gezegd: [
      ['1.000 euro', '900 euro'],
      [undefined, '900 euro'],
    ],
    wijziging: {
      energielabelType: [['B']],
      renteperiode: [['20 jaar']],
    },
  },
  woningTekst: {
    maatregelen: [
      [true, '€ 10.000'],
      [false, '€ 10.000'],
    ],
  },
  startersTekst: {
    misschien: [[starters]],
    rekenenHierMet: [['2%']],
    leeftijd: [[starters]],
    waarde: [[starters]],
    jaar: [[2026]],
    rekenenMet: [['2%', '€ 7.000']],
    helft: { eigen: [['2%', '€ 3.500']], partner: [['2%', '€ 3.500']] },
  },
  rentesoortTekst: { nhg: [['3,60%']], zonder: [['3,80%']], metOfZonder: [['3,60%', '3,80%']] },
  rentesoortenTekst: { zonderBij: [['20 jaar en 30 jaar']] },
  renteTekst: {
    vast: [['15 jaar']],
    lostOp: [['15 jaar vast'], ['een variabele rente']],
    naPeriode: [['10 jaar', '€ 261.385']],
  },
  adviseurTekst: {
    staatErin: [['16-06-2025']],
    klopt: [[2025]],
    metRente: [[2026]],
    metNormen: [[2026]],
    gelijk: [['de leennormen van 2026']],
    veranderd: [['de leennormen van 2026']],
  },
  bewijsTekst: {
    nagerekend: [['Maximale hypotheek', '€ 1,00', '€ 274.355,00']],
    verschil: [['Maximale hypotheek', '€ 274.355', '€ 271.000']],
    verschenen: [['Restschuld', '€ 1.000']],
    verdwenen: [['Restschuld', '€ 1.000']],
    doorNorm: [[['de toetsrente', 'de rente']]],
    andereVersie: [['2.2.0', '2.3.0']],
  },
  afdrukTekst: {
    kop: [['21-11-2026']],
    maandbeeld: [['€ 900', maanddelen]],
  },
  delenTekst: {
    geopend: [['14-03-2026']],
    geopendMetNormen: [['14-03-2026', 2025]],
    metNormen: [[2026]],
    andereAanbieder: [['Florius', 'Moneyou']],
  },
  jaarinkomenSom: {
    zonderVakantiegeld: [['4.000', 12, '48.000']],
    metVakantiegeld: [['4.000', 13, '3.840', '55.840']],
  },
  paneelTekst: {
    vulIn: inkomensvragen,
    vulInZin: inkomensvragen,
  },
  samenvattingTekst: {
    rekentMet: [['3,75%', '10 jaar']],
    rekentMetVariabel: [['4,10%']],
    bijRente: [['3,60% met NHG']],
    ditIs: [['bij een hypotheek van € 300.000']],
    normen: [['2025']],
    nieuwereNormen: [[2026]],
    nogGeenNormen: [[2026, 2027]],
    ontbrekendeNormen: [[2027]],
    voorstel: [[2027]],
    hoeBerekendNaam: [['Hypotheekbedrag', '€ 275.716']],
  },
  koperswoorden: {
    inkomen: {
      eigen: {
        hulp: [
          [{ eigen: { dienstBetrekking: 'DienstbetrekkingVast' } }],
          [{ eigen: { dienstBetrekking: 'DienstbetrekkingTijdelijk' } }],
          [{ eigen: { dienstBetrekking: 'Onderneming' } }],
        ],
      },
      partner: {
        hulp: [
          [{ partner: { dienstBetrekking: 'DienstbetrekkingVast' } }],
          [{ partner: { dienstBetrekking: 'DienstbetrekkingTijdelijk' } }],
          [{ partner: { dienstBetrekking: 'Onderneming' } }],
        ],
      },
    },
  },
  kopenwoorden: {
    schulden: {
      label: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]],
      hulp: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]],
    },
  },
  woningwoorden: {
    woonJeNuInEenKoopwoning: {
      label: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]],
      hulp: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]],
    },
    eigenGeld: { hulp: [[{ alleenSamen: 'alleen' }], [{ alleenSamen: 'samen' }]] },
  },
  kopenTotTekst: {
    eerder: [[['een woning van € 1.000', 'kopen tot € 1.000']], [['kopen tot € 1.000']]],
    tot: [['Met jouw inkomen en € 5.000 eigen geld', '€ 118.750']],
    van: [['Met jouw inkomen en € 5.000 eigen geld', '€ 118.750']],
    met: [[['jouw inkomen', 'dat van je partner', '€ 5.000 eigen geld']]],
    koop: {
      totOngeveer: [['Met je inkomen en € 15.000 eigen geld', '€ 187.500']],
      van: [['Met je inkomen en € 15.000 eigen geld', '€ 470.123']],
    },
    koopSamen: {
      totOngeveer: [['Met jullie inkomens en € 15.000 eigen geld', '€ 187.500']],
      van: [['Met jullie inkomens en € 15.000 eigen geld', '€ 470.123']],
    },
    metRente: [['3,60% met NHG']],
  },
  veranderenTekst: {
    werk: [['€ 5.000', 'de verbouwing']],
    periode: [['15 jaar']],
    maandlast: [['€ 1.343', '€ 12', 'meer']],
    ofBeter: [['A']],
    energielabel: [['A++++ met EPG']],
    met: [['€ 35.044 meer eigen geld']],
    zelfNietGenoeg: [['€ 35.044']],
    geprobeerd: [[['€ 35.044 meer eigen geld']]],
    wijziging: {
      werk: [['€ 5.000', 'de verbouwing']],
      periode: [['15 jaar']],
      energielabel: [['A++++ met EPG']],
      geheel: {
        werk: [['€ 10.000', 'de verbouwing']],
      },
    },
  },
  verloopTekst: {
    lasten: {
      nettoBovenBruto: { vanaf: [[28]] },
      oorzaak: { lagerTarief: [['37,48%', '49,5%']], lageRenteVanaf: [[22]] },
    },
    aannames: { vast: [['10 jaar', '3,75%']], variabel: [['3,75%']] },
    jaar: [[1]],
    maand: [[12]],
    jaarVan: [['Wat je nog moet aflossen']],
  },
  woordenlijst: {
    kostenVanNhg: { uitleg: [['0,4%']] },
    toetsrente: { uitleg: [['5%']] },
    overdrachtsbelasting: { uitleg: [['2%']] },
    tariefsaanpassing: { uitleg: [['37,48%']] },
  },
  getalTekst: { minder: [['Aantal maanden']], meer: [['Aantal maanden']] },
  verhaalTekst: { vanDienst: [['Moneyou']] },
}
