import type { Antwoorden, Orientatie, Persoon, Wie } from '../orientatie'

/** A question asked of each home buyer by itself. */
export type PersoonVeld = `${Wie}.${keyof Persoon}`

/** A question of the calculator, named after the answer it fills. */
export type Veld = Exclude<keyof Antwoorden, Wie> | PersoonVeld

/** What a question can hold: a choice, an amount, or nothing yet. */
export type VeldWaarde = string | number | undefined

const isPersoonVeld = (veld: Veld): veld is PersoonVeld => veld.includes('.')

/** The answer this orientation holds to a question, whether or not the question is shown. */
export const waardeVan = (orientatie: Orientatie, veld: Veld): VeldWaarde => {
  if (!isPersoonVeld(veld)) return orientatie[veld]
  const [wie, vraag] = veld.split('.') as [Wie, keyof Persoon]
  return orientatie[wie][vraag]
}
