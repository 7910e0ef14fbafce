/** Texts about answers that are saved in the browser tab. */
export const bewarenTekst = {
  aanbod: 'Je was hier eerder bezig. Wil je je antwoorden van toen gebruiken?',
  gebruik: 'Gebruik mijn antwoorden',
  begin: 'Begin opnieuw',
  eigenWeg: 'Wat je nu hebt ingevuld, kan je daarna terughalen.',
  houdEigen: 'Houd wat ik nu heb',
  rekenenMet: 'je antwoorden van eerder',
  uitleg: 'We bewaren je antwoorden alleen in dit tabblad. Sluit je het tabblad, dan zijn ze weg.',
  wis: 'Wis mijn antwoorden',
  vraag: 'Wil je alles wissen? Je kan dit niet terugdraaien.',
  wisAlles: 'Ja, wis alles',
  bewaarZe: 'Nee, bewaar ze',
  gewist: 'Je antwoorden zijn gewist.',
  kanNiet: 'Je browser laat bewaren niet toe. Laat deze pagina open om je antwoorden te houden.',
} as const
