/** Texts for an adviser who opens a receipt (rekenbewijs). */
export const adviseurTekst = {
  bestand: 'Kies het bestand',
  plak: 'Of plak het rekenbewijs',
  controleer: 'Controleer',
  staatErin: (datum: string) => `In het bewijs van ${datum}`,
  rekenVerder: 'Reken verder met deze antwoorden',
  rekenenMet: 'de antwoorden uit het rekenbewijs',
  anderePeriode: 'De rentevaste periode van toen kan je hier niet kiezen. We rekenen verder met 10 jaar.',
  onleesbaar: 'Dit is geen rekenbewijs.',
  teGroot: 'Dit is te groot voor een rekenbewijs.',
  hoortErNietIn: 'Dit is geen rekenbewijs. Dit hoort er niet in:',
  onbekendJaar: 'De leennormen van dit rekenbewijs kennen we niet.',
  klopt: (jaar: number) => `Het bewijs klopt. Het is gemaakt met de leennormen van ${jaar}.`,
  kloptNiet: 'Het bewijs klopt niet:',
  isOuder: 'Het bewijs is ouder dan deze berekening:',
  /** Returns a phrase that names the norms and the rate of a recalculation; `metNormen` names the norms only. */
  metRente: (jaar: number) => `de leennormen van ${jaar} en de rente van nu`,
  metNormen: (jaar: number) => `de leennormen van ${jaar}`,
  gelijk: (met: string) => `Met ${met} zijn alle bedragen hetzelfde.`,
  veranderd: (met: string) => `Met ${met} zijn deze bedragen anders.`,
  geenUitkomst: 'Met de leennormen en de rente van nu lukt deze berekening niet.',
} as const
