/** Texts that the summary panel needs before the code that shows its figures has loaded. */
export const paneelTekst = {
  naam: 'Samenvatting',
  nogNietBerekend: 'We berekenen je maximale hypotheek.',
  vulInkomenIn: 'Vul je inkomen in, dan zie je hier wat je kan lenen.',
  toonSamenvatting: 'Toon de samenvatting',
  verbergSamenvatting: 'Verberg de samenvatting',
} as const
