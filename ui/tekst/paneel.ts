import type { Veld } from '../../domain/orientatie'

/** What the questions about income ask for, but for the visitor's own income. */
const GEVRAAGD: Partial<Record<Veld, string>> = {
  'eigen.inkomenPensioenVerwacht': 'je verwachte pensioen',
  'partner.inkomen': 'het inkomen van je partner',
  'partner.inkomenPensioen': 'het inkomen van je partner',
  'partner.inkomenPensioenVerwacht': 'het verwachte pensioen van je partner',
}

/** Returns what the question about income `veld` asks for, as part of a sentence. */
export const naamVanInkomen = (veld: Veld): string => GEVRAAGD[veld] ?? 'je inkomen'

/** Texts that the summary panel needs before the code that shows its figures has loaded. */
export const paneelTekst = {
  naam: 'Samenvatting',
  nogNietBerekend: 'We berekenen je maximale hypotheek.',
  /** Returns the name of the button to the question about income `veld`. */
  vulIn: (veld: Veld) => `Vul ${naamVanInkomen(veld)} in`,
  /** Returns the sentence that asks for the answer to the question about income `veld`. */
  vulInZin: (veld: Veld) => `Vul ${naamVanInkomen(veld)} in, dan zie je hier wat je kan lenen.`,
  toonSamenvatting: 'Toon de samenvatting',
  verbergSamenvatting: 'Verberg de samenvatting',
} as const
