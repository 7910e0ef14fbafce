/** Texts for the repayment schedule of thirty years. */
export const verloopTekst = {
  lening: (bedrag: string, rente: string) => `Je leent ${bedrag}. In 30 jaar betaal je daarover ${rente} rente.`,
  aannames: {
    vast: (periode: string, rente: string) => `Je rente staat ${periode} vast op ${rente}.`,
    variabel: (rente: string) => `Je rente is nu ${rente} en kan elke maand veranderen.`,
    dezelfdeRente: 'Daarna rekenen we verder met dezelfde rente. Je nieuwe rente kan hoger of lager zijn.',
    voorbeeldrente: 'Dat is een voorbeeldrente.',
  },
  restant: {
    kop: 'Wat je nog moet aflossen',
    zin: (na10: string, na20: string) =>
      `Na 10 jaar heb je nog ${na10} af te lossen, na 20 jaar nog ${na20}. Na 30 jaar is alles afgelost.`,
  },
  lasten: {
    kop: 'Wat je per maand betaalt',
    netto: (eerste: string, laatste: string) =>
      `Netto betaal je in jaar 1 gemiddeld ${eerste} per maand, en in jaar 30 ${laatste}.`,
    eerste: (rente: string, aflossing: string) =>
      `In jaar 1 betaal je gemiddeld ${rente} rente per maand en los je ${aflossing} af.`,
    laatste: (rente: string, aflossing: string) => `In jaar 30 is dat ${rente} rente en ${aflossing} aflossing.`,
    nettoBovenBruto: {
      elkJaar: 'Je betaalt elk jaar netto meer dan bruto.',
      vanaf: (jaar: number) => `Vanaf jaar ${jaar} betaal je netto meer dan bruto.`,
      laatsteJaar: 'In jaar 30 betaal je netto meer dan bruto.',
    },
    oorzaak: {
      lageRente: 'Dat komt doordat je eigenwoningforfait hoger is dan de rente die je aftrekt.',
      lagerTarief: (aftrek: string, belasting: string) =>
        `Je trekt je rente af tegen hoogstens ${aftrek}. ` +
        `Over je eigenwoningforfait betaal je tot ${belasting} belasting.`,
      lageRenteVanaf: (jaar: number) =>
        `Vanaf jaar ${jaar} is je eigenwoningforfait ook hoger dan de rente die je aftrekt.`,
    },
  },
  grens: 'Tot hier staat je rente vast',
  tabel: 'Het verloop van jaar tot jaar',
  bedragenPerMaand: 'Rente, aflossing, bruto en netto zijn per maand. Bij een jaar is dat het gemiddelde.',
  perJaar: 'Kies een jaar om de maanden te zien.',
  /** Returns the accessible name of the slider that chooses a year in a chart. */
  jaarVan: (kop: string) => `${kop}: jaar`,
  kolommen: {
    jaar: 'Jaar',
    rente: 'Rente',
    aflossing: 'Aflossing',
    bruto: 'Bruto',
    netto: 'Netto',
    restant: 'Nog af te lossen',
  },
  jaar: (jaar: number) => `Jaar ${jaar}`,
  maand: (maand: number) => `Maand ${maand}`,
} as const
