import type { Moment } from './aanvragers/momenten'
import type { Stapplek } from './stap'

/** The Dutch words that name a home buyer in a label or sentence. */
export interface Noem {
  /** The owner after a noun, with a leading space: ` van aanvrager 1`. Empty for a visitor who buys alone. */
  readonly van: string
  /** The person something is for, with a leading space: ` voor aanvrager 1`. Empty for a visitor who buys alone. */
  readonly voor: string
  /** The verb and subject at the start of a question: `Gaat aanvrager 1`. */
  readonly gaat: string
  /** The subject and verb of a clause: `aanvrager 1 neemt`. */
  readonly neemt: string
  /** The words for all home buyers in a label that begins with `Aantal`: `aanvragers`. */
  readonly kopers: string
  /** The words for each moment of the income test: `als aanvrager 1 met pensioen is`. */
  readonly wanneer: Readonly<Record<Moment, string>>
}

const NU = 'bij het inkomen van nu'

/** Returns the words for the trail, which calls the home buyers `aanvrager 1` and `aanvrager 2`. */
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

/** Returns words that call the home buyers `jou` and `je partner`. If `samen` is false, `van` and `voor` are empty. */
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

/** Returns a function that creates a label: `wat`, then the applicant (` van aanvrager 1`), then `vervolg`. */
export const vanElk =
  (wat: string, vervolg = '') =>
  ({ van }: Noem): string =>
    wat + van + vervolg
