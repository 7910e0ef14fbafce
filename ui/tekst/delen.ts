/** Texts for a shared calculation. */
export const delenTekst = {
  geopend: (datum: string) => `Iemand heeft deze berekening met je gedeeld. De berekening is van ${datum}.`,
  geopendMetNormen: (datum: string, jaar: number) =>
    `Iemand heeft deze berekening met je gedeeld. De berekening is van ${datum}, met de leennormen van ${jaar}.`,
  gewijzigd: 'Sindsdien is er iets veranderd. De bedragen kunnen nu anders zijn.',
  metNormen: (jaar: number) => `We rekenen nu met de leennormen van ${jaar}.`,
  andereAanbieder: (toen: string, nu: string) =>
    `De berekening is gemaakt met de rentes van ${toen}. We rekenen nu met de rentes van ${nu}.`,
  anderePeriode: 'De rentevaste periode van toen kan je hier niet kiezen. We rekenen met 10 jaar.',
  eigenWeg: 'Je eigen antwoorden kan je daarna terughalen.',
  open: 'Bekijk deze berekening',
  eigen: 'Begin je eigen berekening',
  houdEigen: 'Houd je eigen antwoorden',
  rekenenMet: 'de gedeelde berekening',
  onbruikbaar: 'Deze link is niet compleet. Kopieer de hele link, of begin een nieuwe berekening.',
  nieuwereVersie: 'Deze link komt van een nieuwere versie. Laad de pagina opnieuw.',
} as const
