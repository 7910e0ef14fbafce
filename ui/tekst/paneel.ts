import type { Veld } from '../../domain/orientatie'

/** Returns what a question about income asks for. */
const gevraagdIn = (veld: Veld): string => {
  switch (veld) {
    case 'eigen.inkomenPensioenVerwacht':
      return 'je verwachte pensioen'
    case 'partner.inkomenPensioenVerwacht':
      return 'het verwachte pensioen van je partner'
    case 'partner.inkomen':
    case 'partner.inkomenPensioen':
      return 'het inkomen van je partner'
    default:
      return 'je inkomen'
  }
}

/** Texts that the summary panel needs before the code that shows its figures has loaded. */
export const paneelTekst = {
  naam: 'Samenvatting',
  nogNietBerekend: 'We berekenen je maximale hypotheek.',
  /** Returns the name of the button to the question about income `veld`. */
  vulIn: (veld: Veld) => `Vul ${gevraagdIn(veld)} in`,
  /** Returns the sentence that asks for the answer to the question about income `veld`. */
  vulInZin: (veld: Veld) => `Vul ${gevraagdIn(veld)} in, dan zie je hier wat je kan lenen.`,
  toonSamenvatting: 'Toon de samenvatting',
  verbergSamenvatting: 'Verberg de samenvatting',
} as const
