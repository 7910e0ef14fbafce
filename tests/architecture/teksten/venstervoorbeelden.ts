/** The arguments with which the text snapshot calls the texts of the dialogs about periods and about what suits. */
export const venstervoorbeelden: Readonly<Record<string, unknown>> = {
  watPastTekst: {
    alleen: { bruto: [['€ 805', '22%']], minderInkomen: [['€ 5.000', '€ 24.000']] },
    samen: { bruto: [['€ 805', '22%']], minderInkomen: [['€ 5.000', '€ 24.000']] },
    daarna: [['10 jaar', '7%', '€ 781']],
    variabel: [['7%', '€ 781']],
    geenAanbod: [['Moneyou']],
  },
  vergelijkingTekst: {
    nettoDaarna: [['5%']],
    dienst: { voortgang: [[3, 7]], mislukt: [['5 jaar, 30 jaar']] },
    grafiek: {
      straks: [['2%', '7%']],
      meest: [['een variabele rente', '€ 791', '€ 1.133']],
      enkel: [['10 jaar', '€ 899', '€ 1.122']],
      minst: [['20 jaar', '€ 1.050', '€ 1.155']],
      daarna: [['5%', '€ 990', '€ 1.100']],
      daarnaGelijk: [['5%', '€ 990']],
    },
    rangorde: {
      minst: [['Bij een hypotheek van € 200.000 betaal je nu', '€ 970', '5 jaar']],
      meest: [['€ 1.050', '30 jaar']],
      gelijk: [['Bij een hypotheek van € 200.000 betaal je nu', '€ 970']],
      enkel: [['Bij een hypotheek van € 200.000 betaal je nu', '€ 970']],
      nietMogelijk: [['een variabele rente en 1 jaar']],
      minstTekort: [['15 jaar', '€ 70.258']],
      minstTekortBerekend: [['15 jaar', '€ 70.258']],
      nietsTekort: [['15 jaar']],
    },
    geenRente: [['3 jaar, 6 jaar']],
    korterDan10Jaar: [['5%']],
    daarna: {
      restant: [['10 jaar', '€ 235.000']],
      voorbeeld: [['5%', '€ 1.500', '€ 100 meer dan eerst']],
    },
  },
}
