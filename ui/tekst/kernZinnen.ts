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
    metRestschuld: (bedrag: string) => `De rente over je restschuld is niet aftrekbaar. Daarom kan je ${bedrag} lenen.`,
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
