/** The kinds of home. */
export const bestaandeWoningTekst = { BestaandeBouw: 'Bestaande woning', Nieuwbouw: 'Nieuwbouw' } as const

/** The words of the step about the home, which are fetched with it. */
export const woningTekst = {
  groepen: { woning: 'De woning', huidigeWoning: 'Je huidige woning', eigenGeld: 'Je eigen geld' },
  hulp: {
    vraagprijsWoning:
      'Weet je nog niet welke woning je koopt? Vul dan in wat je ongeveer wilt betalen. Wil je meer of minder ' +
      'bieden? Vul dan je bod in.',
    verbouwingskosten: 'Vul in hoeveel de verbouwing ongeveer kost. Tel alleen mee wat je meteen na de koop laat doen.',
    meerwerk: 'Meerwerk is wat je extra laat doen bij de bouw, zoals een keuken of een dakkapel.',
  },
  energielabelUitleg:
    'Voor een zuinige woning mag je vaak meer lenen. Het energielabel staat in de advertentie. Weet je het ' +
    'niet? Kies dan Onbekend.',
  energielabelKoppen: ['Energielabel', 'Extra lenen', 'Extra voor energie besparen'],
  maatregelen: (heeftLabel: boolean, extra: string) =>
    `Wil je energie besparen, bijvoorbeeld met isolatie? Dan mag je ${heeftLabel ? 'bij dit label' : 'zonder label'} ` +
    `tot ${extra} extra lenen. ` +
    'Dat zit niet in deze berekening.',
} as const
