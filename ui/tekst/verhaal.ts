import type { Afronding, Tabelas } from '../../domain/uitleg'

/** The name of a figure of the record, as the summary has it. */
export const samenvattingTitels = {
  leveringsaktekosten: 'Leveringsakte',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  hypotheekaktekosten: 'Hypotheekakte',
  aankoopkosten: 'De koop',
  taxatiekosten: 'Taxatie',
  makelaarskosten: 'Verkoopkosten',
  overwaarde: 'Overwaarde huidige woning',
  restschuld: 'Restschuld huidige woning',
  nhgKosten: 'Kosten van NHG',
  financieringskosten: 'De hypotheek',
  totaalFinancieringskosten: 'De woning en alle kosten',
  benodigdeFinanciering: 'Nieuwe woning en kosten',
  benodigdeEigenInleg: 'Eigen geld nodig',
  hypotheekbedrag: 'Hypotheekbedrag',
  extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
  maandlastBruto: 'Bruto maandlast',
  maandlastNetto: 'Netto maandlast',
} as const

/** The words around the story of a figure: 'Hoe komen we aan dit bedrag?'. */
export const verhaalTekst = {
  kiesBedrag: 'Kies een bedrag',
  toonAlle: 'Toon alle stappen',
  toonBelangrijkste: 'Toon alleen de belangrijkste stappen',
  verouderd: 'Deze uitleg hoort bij je vorige antwoorden.',
  vanDienst: (aanbieder: string) => `Dit bedrag komt van ${aanbieder}. De stappen kunnen we daarom niet laten zien.`,
  kopieer: 'Kopieer als tekst',
  gekopieerd: 'De uitleg is gekopieerd.',
  kopierenMislukt: 'Kopiëren lukt niet. Selecteer de tekst en kopieer hem zelf.',
  minderDan: { kort: 'minder dan een euro', volledig: 'minder dan een cent' },
  hiermee: 'Hiermee rekenen we',
  vergelijking: 'Het laagste bedrag telt',
  vergelijkingHoogste: 'Het hoogste percentage telt',
  telt: 'telt',
  waarHetStaat: 'Waar het staat',
  hoofdstukken: {
    rente: 'Welke rente we gebruiken',
    inkomen: 'Welk inkomen meetelt',
    schulden: 'Wat er naar schulden gaat',
    lenen: 'Wat je bij je inkomen kan lenen',
    metPensioen: 'Met pensioen',
    eersteMetPensioen: 'Als jij met pensioen bent',
    tweedeMetPensioen: 'Als je partner met pensioen is',
    beidenMetPensioen: 'Als jullie allebei met pensioen zijn',
    maximum: 'Je maximale hypotheek',
    woning: 'Wat je voor deze woning kan lenen',
    kosten: 'Wat de woning kost',
    verkoop: 'Wat je huidige woning oplevert',
    nodig: 'Wat je nodig hebt',
    maandlast: 'Wat je per maand betaalt',
    uitkomst: 'In de samenvatting',
  },
  herkomst: {
    regeling: (regeling: string, artikel: string, jaar: number) =>
      `Dit staat in ${regeling}, ${artikel}, regels van ${jaar}.`,
    naarRegeling: (regeling: string) => `Lees ${regeling}`,
    invoer: 'Dit heb je zelf ingevuld.',
    leeg: 'Je vulde niets in: we rekenen met 0.',
    pagina: (aanbieder: string) => `Dit bedrag of percentage komt van ${aanbieder}.`,
    voorbeeldrente: (aanbieder: string) => `Dit is een voorbeeldrente, niet de rente van ${aanbieder}.`,
    keuze: (toelichting: string) => `Dit is een keuze van deze rekenhulp. ${toelichting}`,
    tabel: 'de tabel',
  },
  afronding: {
    'niet afgerond': '',
    'op een miljoenste euro': '',
    'op drie decimalen, half naar boven': 'Afgerond op drie decimalen.',
    'naar beneden op hele euro’s': 'Naar beneden afgerond op hele euro’s.',
    'op de cent, half naar boven': 'Afgerond op centen.',
    'op de cent, sluitend met de andere bedragen': 'Afgerond op centen, zodat de bedragen samen kloppen.',
  } satisfies Readonly<Record<Afronding, string>>,
  /** What the trail calls the two who buy, and what the screen calls them; the first that fits. */
  wie: [
    ['aanvrager 1 met pensioen is', 'jij met pensioen bent'],
    ['aanvrager 2 met pensioen is', 'je partner met pensioen is'],
    ['als allebei met pensioen zijn', 'als jullie allebei met pensioen zijn'],
    ['Gaat aanvrager 1 binnen', 'Ga je binnen'],
    ['Gaat aanvrager 2 binnen', 'Gaat je partner binnen'],
    ['dat aanvrager 1 neemt', 'dat jij neemt'],
    ['aanvrager 1', 'jou'],
    ['aanvrager 2', 'je partner'],
    ['Aantal aanvragers', 'Aantal mensen dat koopt'],
  ],
  /** Of a figure in the summary: it is shown without the cents that are calculated with. */
  inSamenvatting: 'In de samenvatting staan hele euro’s. Hier rekenen we met centen.',
  uitkomst: (titel: string, waarde: string) => `${titel}: ${waarde}.`,
  berekendOp: (datum: string, tijd: string) => `Berekend op ${datum} om ${tijd} uur.`,
  tabel: {
    koppen: {
      toetsinkomen: 'Inkomen dat meetelt',
      toetsrente: 'Rente waarmee we rekenen',
      woningwaarde: 'Waarde van de woning',
      belastbaarInkomen: 'Inkomen voor de belasting',
      energielabel: 'Energielabel',
    } satisfies Readonly<Record<Tabelas['wat'], string>>,
    vanaf: (grens: string) => `vanaf ${grens}`,
    totEnMet: (grens: string) => `tot en met ${grens}`,
    boven: (grens: string) => `hoger dan ${grens}`,
    meerInkomen: (verschil: string, uitkomst: string) => `Bij ${verschil} meer inkomen wordt het ${uitkomst}.`,
    meerInkomenGelijk: (verschil: string, uitkomst: string) => `Bij ${verschil} meer inkomen blijft het ${uitkomst}.`,
    hogereRente: (grens: string, uitkomst: string) => `Is de rente hoger dan ${grens}? Dan wordt het ${uitkomst}.`,
    hogereRenteGelijk: (grens: string, uitkomst: string) =>
      `Is de rente hoger dan ${grens}? Dan blijft het ${uitkomst}.`,
    duurdereWoning: (grens: string, uitkomst: string) => `Is de woning meer waard dan ${grens}? Dan geldt ${uitkomst}.`,
    duursteWoning: (grens: string, uitkomst: string) => `Over de waarde boven ${grens} geldt ${uitkomst}.`,
    volgendeSchijf: (grens: string, uitkomst: string) => `Over inkomen boven ${grens} betaal je ${uitkomst}.`,
    beterLabel: (label: string, uitkomst: string) => `Met energielabel ${label} wordt het ${uitkomst}.`,
    beterLabelGelijk: (label: string, uitkomst: string) => `Met energielabel ${label} blijft het ${uitkomst}.`,
  },
} as const

/** The few sentences that a story opens with, from cause to result; amounts and percentages as text. */
export const kernZinnen = {
  inkomen: {
    nu: (wiens: string, percentage: string, perMaand: string) =>
      `Van ${wiens} inkomen mag ${percentage} naar je hypotheek: ${perMaand} per maand.`,
    metPensioen: (percentage: string, perMaand: string) =>
      `Met pensioen mag ${percentage} van je inkomen naar je hypotheek: ${perMaand} per maand.`,
    samenMetPensioen: (moment: string, percentage: string, perMaand: string) =>
      `${moment}, mag ${percentage} van jullie inkomen naar je hypotheek: ${perMaand} per maand.`,
    schulden: (wiens: string, bedrag: string, over: string) =>
      `${wiens} schulden tellen mee als ${bedrag} per maand, dus er blijft ${over} over.`,
    lenen: (bedrag: string) => `Daarmee kan je ${bedrag} lenen.`,
    lenenMetExtra: (bedrag: string, extra: string, samen: string) =>
      `Daarmee kan je ${bedrag} lenen, en je mag ${extra} extra lenen: samen ${samen}.`,
    minderDanNu: 'Dat is minder dan bij het inkomen van nu, dus dat bedrag telt.',
    eigenRente: (rente: string) => `We rekenen met je eigen rente van ${rente}.`,
    toetsrente: (toetsrente: string, rente: string) =>
      `We rekenen met een rente van ${toetsrente}, niet met je eigen ${rente}.`,
    echt: (bedrag: string, rente: string, toetsrente: string) =>
      `${bedrag} per maand is wat je echt betaalt, bij ${rente}; gerekend is met ${toetsrente}.`,
    meer: (bedrag: string, ruimte: string) =>
      `Je betaalt ${bedrag} per maand: meer dan ${ruimte}, door het bedrag dat je extra mag lenen.`,
  },
  woning: {
    opInkomen: (bedrag: string) => `Op je inkomen kan je ${bedrag} lenen.`,
    isMeerWaard: (bedrag: string) => `De woning is ${bedrag} waard, dus je inkomen bepaalt de grens.`,
  },
  nodig: {
    kosten: (koop: string, hypotheek: string, totaal: string) =>
      `De woning en de koop kosten ${koop}, de hypotheek kost ${hypotheek}. Samen is dat ${totaal}.`,
    overwaarde: (overwaarde: string, nodig: string) =>
      `Daar gaat ${overwaarde} overwaarde af, dus je hebt ${nodig} nodig.`,
    restschuld: (restschuld: string, nodig: string) =>
      `Daar komt ${restschuld} restschuld bij, dus je hebt ${nodig} nodig.`,
    nodig: (nodig: string) => `Je hebt ${nodig} nodig.`,
    eigenGeld: (nodig: string, eigen: string) => `Je hebt ${nodig} nodig en betaalt ${eigen} met eigen geld.`,
    allesEigenGeld: (nodig: string) => `Je hebt ${nodig} nodig en betaalt dat met eigen geld.`,
    hoogste: (nodig: string, maximum: string) => `Je hebt ${nodig} nodig en kan ${maximum} lenen. Dat leen je dus.`,
    hoogsteMetEigenGeld: (nodig: string, eigen: string, maximum: string) =>
      `Je hebt ${nodig} nodig, hebt ${eigen} eigen geld en kan ${maximum} lenen. Dat leen je dus.`,
    leen: (lening: string) => `Dat leen je: ${lening}.`,
    zelf: (nodig: string, maximum: string, zelf: string) =>
      `Je hebt ${nodig} nodig en kan ${maximum} lenen, dus ${zelf} betaal je zelf.`,
    tekort: (eigen: string, tekort: string) => `Je hebt ${eigen} eigen geld: je komt ${tekort} tekort.`,
    tekortZonderEigenGeld: (tekort: string) => `Je hebt geen eigen geld: je komt ${tekort} tekort.`,
    geenTekort: 'Je komt niets tekort.',
  },
  maandlast: {
    hypotheek: (lening: string, rente: string) =>
      `Je leent ${lening} en betaalt dat in 30 jaar terug, bij een rente van ${rente}.`,
    maximum: (lening: string, rente: string) =>
      `Je kan ${lening} lenen en in 30 jaar terugbetalen, bij een rente van ${rente}.`,
    bruto: (bedrag: string) => `Dat kost ${bedrag} per maand aan rente en aflossing.`,
    voordeel: (verschil: string, netto: string) =>
      `Via de belasting scheelt dat in het eerste jaar ${verschil} per maand, dus netto betaal je ${netto}.`,
    nadeel: (verschil: string, netto: string) =>
      `Aan belasting kost dat in het eerste jaar ${verschil} per maand, dus netto betaal je ${netto}.`,
  },
} as const
