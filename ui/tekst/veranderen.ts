import type { VasteSchuld } from '../../domain/orientatie'
import { aflosbaarInZin } from './vragen/schulden'

/** Texts about the changes with which the visitor can afford a home. */
export const veranderenTekst = {
  inleiding: (tekort: string) => `Je komt ${tekort} tekort. Elk van deze wijzigingen is op zichzelf genoeg.`,
  zelfNietGenoeg: (tekort: string) => `Je komt ${tekort} tekort. Geen wijziging die je zelf kan kiezen, is genoeg.`,
  inleidingVanEen: (tekort: string) => `Je komt ${tekort} tekort. Deze wijziging is genoeg.`,
  eigenGeld: (verschil: string, totaal: string) => `Betaal ${verschil} meer met eigen geld: samen ${totaal}.`,
  eersteEigenGeld: (verschil: string) => `Betaal ${verschil} met eigen geld.`,
  inkomen: (inkomen: string) => `Met een bruto jaarinkomen van ${inkomen} kan je genoeg lenen.`,
  inkomenSamen: (inkomen: string) => `Met samen ${inkomen} bruto per jaar kunnen jullie genoeg lenen.`,
  meerDanNu: (verschil: string) => `Dat is ${verschil} meer dan nu.`,
  minder: (verschil: string) => `Dat is ${verschil} minder.`,
  wieMeerVerdient: {
    1: 'Dat klopt als jij zoveel meer gaat verdienen.',
    2: 'Dat klopt als je partner zoveel meer gaat verdienen.',
  },
  meerInkomen: (meer: string) => `Met meer inkomen kan je hoogstens ${meer} meer lenen.`,
  prijs: (prijs: string) => `Koop een woning van ${prijs}.`,
  prijsOfLager: (prijs: string) => `Koop een woning tot ${prijs}.`,
  werk: (verschil: string, waaraan: string) => `Geef ${verschil} minder uit aan ${waaraan}.`,
  verbouwing: 'de verbouwing',
  meerwerk: 'meerwerk',
  schulden: (meer: string) => `Zonder ${aflosbaarInZin()} kan je ${meer} meer lenen.`,
  schuldenPerMaand: (verschil: string) => `Betaal je ${verschil} per maand minder aan schulden?`,
  genoegLenen: 'Dan kan je genoeg lenen.',
  aflossenKost: 'Aflossen kost ook geld: dat telt hier niet mee.',
  vasteSchulden: {
    partneralimentatie: 'Partneralimentatie kan je niet zomaar stoppen. Die tellen we hier dus niet als mogelijkheid.',
  } satisfies Readonly<Record<VasteSchuld, string>>,
  periode: (periode: string) => `Kies een rentevaste periode van ${periode}.`,
  variabel: 'Kies een variabele rente.',
  danLenen: (lening: string) => `Dan kan je ${lening} lenen.`,
  maandlast: (bruto: string, verschil: string, richting: string) =>
    `Je bruto maandlast is dan ${bruto}: ${verschil} ${richting} dan nu.`,
  meer: 'meer',
  lager: 'minder',
  zelfdeMaandlast: (bruto: string) => `Je bruto maandlast blijft ${bruto}.`,
  ofBeter: (label: string) => `${label} of beter`,
  energielabel: (label: string) => `Kies een woning met energielabel ${label}.`,
  danMeerLenen: (meer: string) => `Dan mag je ${meer} meer lenen.`,
  startersvrijstelling: 'Kan je de startersvrijstelling gebruiken?',
  danMinderBetalen: (verschil: string) => `Dan betaal je ${verschil} minder.`,
  /** The texts below the title of a card that proposes a change. The title already names the change. */
  kaart: {
    eigenGeld: (totaal: string) => `Samen is dat ${totaal}.`,
    inkomen: (totaal: string) => `Je bruto jaarinkomen is dan ${totaal}.`,
    inkomenSamen: {
      1: (totaal: string) => `Als jij zoveel meer gaat verdienen, is het samen ${totaal} bruto per jaar.`,
      2: (totaal: string) => `Als je partner zoveel meer gaat verdienen, is het samen ${totaal} bruto per jaar.`,
    },
    schuldenNog: (tekort: string) => `Je komt dan nog ${tekort} tekort, en aflossen kost ook geld.`,
    labelOfBeter: (meer: string) => `Met dit label of een beter label mag je ${meer} meer lenen.`,
    startersvrijstelling: (verschil: string) => `Als je die kan gebruiken, betaal je ${verschil} minder.`,
    startersvrijstellingNog: (tekort: string) => `Als je die kan gebruiken, kom je nog ${tekort} tekort.`,
  },
  helptBeetje: 'Dit helpt, maar is niet genoeg',
  buiten: 'Dit heb je niet zelf in de hand',
  danGenoeg: 'Dan kom je niets tekort.',
  danNog: (tekort: string) => `Je komt dan nog ${tekort} tekort.`,
  waardeIsGrens:
    'Meer inkomen of minder schulden helpt niet: je leent al zoveel als de woning waard is. De kosten betaal je zelf.',
  teltNietMee: 'Dit soort inkomen telt niet mee. Meer ervan helpt dus niet.',
  pensioenIsGrens: 'Meer inkomen nu helpt niet, want je pensioen bepaalt de grens.',
  nietsHelpt: 'Met één wijziging lukt het niet',
  paarSamen:
    'Probeer er een paar samen, bijvoorbeeld een lagere prijs en meer eigen geld. Een adviseur kan met je meedenken.',
  nietBekend: 'Dit kunnen we hier niet uitrekenen. Een adviseur kan met je meedenken.',
  nietsNodig: 'Er hoeft niets te veranderen: je hebt genoeg eigen geld.',
  probeer: 'Probeer dit',
  met: (wijziging: string) => `met ${wijziging}`,
  geprobeerd: (wijzigingen: readonly string[]) => `We rekenen nu met ${new Intl.ListFormat('nl').format(wijzigingen)}.`,
  terug: 'Terug naar je eigen antwoorden',
  /** Phrases that name the change that the visitor tries. */
  wijziging: {
    eigenGeld: (verschil: string) => `${verschil} meer eigen geld`,
    inkomen: (verschil: string) => `${verschil} meer inkomen per jaar`,
    prijs: (prijs: string) => `een woning van ${prijs}`,
    werk: (verschil: string, waaraan: string) => `${verschil} minder voor ${waaraan}`,
    schulden: (verschil: string) => `${verschil} per maand minder aan schulden`,
    periode: (periode: string) => `een rentevaste periode van ${periode}`,
    variabel: 'een variabele rente',
    energielabel: (label: string) => `energielabel ${label}`,
    startersvrijstelling: 'de startersvrijstelling',
    /** Phrases that name the same changes by the new amount instead of the difference. */
    geheel: {
      eigenGeld: (bedrag: string) => `${bedrag} eigen geld`,
      inkomen: (bedrag: string) => `${bedrag} inkomen per jaar`,
      werk: (bedrag: string, waaraan: string) => `${bedrag} voor ${waaraan}`,
      schulden: (bedrag: string) => `${bedrag} per maand aan schulden`,
    },
  },
} as const
