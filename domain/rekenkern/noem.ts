import type { Moment } from './aanvragers/momenten'
import type { Stapplek } from './stap'

/** What the people who buy are called in a text about one of them. */
export interface Noem {
  /** Behind something of theirs, with a space before it. */
  readonly van: string
  /** Behind something that is for them, with a space before it. */
  readonly voor: string
  /** At the beginning of a question. */
  readonly gaat: string
  /** In a clause. */
  readonly neemt: string
  /** All of them, behind a number. */
  readonly kopers: string
  /** When the income is tested. */
  readonly wanneer: Readonly<Record<Moment, string>>
}

const NU = 'bij het inkomen van nu'

/** In the trail: applicant 1 and applicant 2. */
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

/** To the visitor: you and your partner; who buys alone is not named where that goes without saying. */
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

/** The name of something that each applicant has. */
export const vanElk =
  (wat: string, vervolg = '') =>
  ({ van }: Noem): string =>
    wat + van + vervolg
