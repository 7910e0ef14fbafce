import type { Moment } from './aanvragers/momenten'
import type { Stapplek } from './stap'

/** The words for a home buyer in a text about that person. */
export interface Noem {
  /** The words after a possession, with a leading space: ` van aanvrager 1`. */
  readonly van: string
  /** The words after something meant for this person, with a leading space: ` voor aanvrager 1`. */
  readonly voor: string
  /** The start of a question: `Gaat aanvrager 1`. */
  readonly gaat: string
  /** Subject and verb in a clause: `aanvrager 1 neemt`. */
  readonly neemt: string
  /** The word for all home buyers, after `Aantal`: `aanvragers`. */
  readonly kopers: string
  /** The moment of an income test: `als aanvrager 1 met pensioen is`. */
  readonly wanneer: Readonly<Record<Moment, string>>
}

const NU = 'bij het inkomen van nu'

/** Returns the words of the trail, which names applicant 1 and applicant 2. */
export const inSpoor = (nummer: Stapplek['nummer']): Noem => ({
  van: ` van aanvrager ${nummer}`,
  voor: ` voor aanvrager ${nummer}`,
  gaat: `Gaat aanvrager ${nummer}`,
  neemt: `aanvrager ${nummer} neemt`,
  kopers: 'aanvragers',
  wanneer: {
    nu: NU,
    eerste: 'als aanvrager 1 met pensioen is',
    tweede: 'als aanvrager 2 met pensioen is',
    beiden: 'als allebei met pensioen zijn',
  },
})

/**
 * Returns the words for the visitor: you and your partner. Labels for a visitor who buys alone leave the person out.
 */
export const voorBezoeker = (nummer: Stapplek['nummer'], samen: boolean): Noem => {
  const wie = nummer === 2 ? 'je partner' : 'jou'
  return {
    van: samen ? ` van ${wie}` : '',
    voor: samen ? ` voor ${wie}` : '',
    gaat: nummer === 2 ? 'Gaat je partner' : 'Ga je',
    neemt: nummer === 2 ? 'je partner neemt' : 'jij neemt',
    kopers: 'mensen dat koopt',
    wanneer: {
      nu: NU,
      eerste: 'als jij met pensioen bent',
      tweede: 'als je partner met pensioen is',
      beiden: 'als jullie allebei met pensioen zijn',
    },
  }
}

/** Creates a label for something that each applicant has: `Bruto jaarinkomen van aanvrager 1`. */
export const vanElk =
  (wat: string, vervolg = '') =>
  ({ van }: Noem): string =>
    wat + van + vervolg
