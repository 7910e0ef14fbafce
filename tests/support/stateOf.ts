import type { Rekenstand } from '../../domain/orientatie'

/** Returns the state of a calculation in one word. */
export const stateOf = ({ loading, fout }: Pick<Rekenstand, 'loading' | 'fout'>): 'lopend' | 'voltooid' | 'mislukt' => {
  if (loading) return 'lopend'
  return fout === undefined ? 'voltooid' : 'mislukt'
}
