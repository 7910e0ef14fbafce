/** The kinds of home. */
export const bestaandeWoningTekst = { BestaandeBouw: 'Bestaande woning', Nieuwbouw: 'Nieuwbouw' } as const

/** The words of the step about the home, which are fetched with it. */
export const woningTekst = {
  groepen: { woning: 'De woning', huidigeWoning: 'Je huidige woning', eigenGeld: 'Je eigen geld' },
  energielabelKoppen: ['Energielabel', 'Extra lenen', 'Extra voor energie besparen'],
  maatregelen: (heeftLabel: boolean, extra: string) =>
    `Wil je energie besparen, bijvoorbeeld met isolatie? Dan mag je ${heeftLabel ? 'bij dit label' : 'zonder label'} ` +
    `tot ${extra} extra lenen. ` +
    'Dat zit niet in deze berekening.',
} as const
