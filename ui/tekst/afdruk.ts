import type { Veld } from '../../domain/orientatie'
import { naamVanInkomen } from './paneel'

/** Texts for a printed calculation. */
export const afdrukTekst = {
  uitleg: 'Je krijgt de uitkomst en je antwoorden. Met alle stappen erbij zijn het meer bladzijden.',
  print: 'Print de uitkomst',
  printAlles: 'Print met alle stappen',
  verboden: 'Printen lukt hier niet. Kopieer de tekst.',
  kopieer: 'Kopieer de tekst',
  gekopieerd: 'De tekst is gekopieerd.',
  kopierenMislukt: 'Kopiëren lukt niet. Selecteer de tekst en kopieer hem zelf.',
  kop: (datum: string) => `Je hypotheekberekening van ${datum}`,
  /** Returns the main sentence of a printout without a home, without an income, or without a known shortage. */
  kanLenen: (bedrag: string) => `Je kan ${bedrag} lenen.`,
  /** Returns the sentence of a printout without an income, because the question `veld` has no answer. */
  zonderInkomen: (veld: Veld) => `We weten nog niet wat je kan lenen, want ${naamVanInkomen(veld)} is niet ingevuld.`,
  maand: 'Zo is je maandlast verdeeld',
  /** Returns the text alternative of the bar that splits the monthly cost: the names and amounts of its legend. */
  maandbeeld: (netto: string, delen: readonly (readonly [naam: string, bedrag: string])[]) =>
    `Netto betaal je ${netto} per maand. ${delen.map(([naam, bedrag]) => `${naam}: ${bedrag}.`).join(' ')}`,
  ingevuld: 'Dit heb je ingevuld',
  uitkomst: 'Dit is de uitkomst',
  gerekend: 'Zo hebben we gerekend',
  aannames: 'Waar we van uitgaan',
  stappen: 'Stap voor stap',
  nietIngevuld: 'Niet ingevuld',
  weetNiet: 'Weet ik niet',
  bewijs: 'Rekenbewijs',
  qr: 'Scan deze code om de berekening te openen.',
  voet: 'Deze berekening is een inschatting, geen aanbod en geen advies.',
} as const
