/** The names of the states of a field, and a text with the current value of the field. */
export const stateTekst = {
  leeg: 'Leeg',
  gevuld: 'Gevuld',
  fout: 'Fout',
  uitgeschakeld: 'Uitgeschakeld',
  optioneel: 'Optioneel',
  uitleg: 'Met uitleg',
  waarde: (waarde: unknown) => `Waarde: ${waarde === undefined ? 'geen' : JSON.stringify(waarde)}`,
} as const

export const explanationTekst = {
  hulp: 'Hier staat wat wel en niet meetelt.',
  toelichting: 'Hier staat waarom we dit vragen. Escape of een klik ernaast sluit de uitleg.',
} as const

export const exampleTekst = {
  bedrag: 'Vraagprijs',
  bedragCenten: 'Maandlast met centen',
  getal: 'Aantal maanden',
  getalDecimalen: 'Jaren met decimalen',
  percentage: 'Rentepercentage',
  keuze: 'Woon je in een koopwoning?',
  lijst: 'Rentevaste periode',
  energielabel: 'Energielabel',
  energielabelKoppen: ['Energielabel', 'Extra lenen', 'Extra voor energie besparen'],
  geenRente: 'geen rente bekend',
  afgesneden: 'In een vak dat afsnijdt',
  wisbaar: 'Te wissen',
  vrij: 'Naam',
  postcode: 'Postcode',
  email: 'E-mailadres',
  telefoonnummer: 'Telefoonnummer',
  datum: 'Geboortedatum',
  alleenLezen: 'Rente van deze periode',
  meldingen: {
    info: 'Dit bericht blijft staan.',
    goed: 'Dit bericht kan je sluiten.',
    waarschuwing: 'Dit bericht sluit na 3 seconden, tenzij je het aanwijst.',
    fout: 'Dit bericht zegt wat er mis is.',
  },
  toonOpnieuw: 'Toon de berichten opnieuw',
} as const
