/** The Dutch texts around the questions in the terminal. */
export const terminalTekst = {
  welkom: (aanbieder: string) => `Je hypotheek bij ${aanbieder}`,
  uitleg: 'Kies met de pijltjes en druk op Enter. Vul bedragen in hele euro’s in. Stop met Ctrl+C.',
  gelezen: (bedrag: string) => `We rekenen met ${bedrag}.`,
  perJaar: 'Dit is per jaar',
  krediet: {
    eigen: 'Heb je ook een creditcard, mag je rood staan of koop je op afbetaling?',
    partner: 'Heeft je partner ook een creditcard, mag je partner rood staan of koopt je partner op afbetaling?',
  },
  telling: (wat: string, bedrag: string) => `${wat}: ${bedrag}.`,
  verder: 'Wat wil je nu doen?',
  keuzes: {
    klaar: 'Stoppen',
    wijzig: 'Een antwoord veranderen',
    verhaal: 'Zien hoe we aan een bedrag komen',
    aannames: 'Zien waar we van uitgaan',
  },
  welkAntwoord: 'Welk antwoord wil je veranderen?',
  terug: 'Terug',
} as const
