import type { Rekenstand } from '../../domain'

/** How a calculation stands, in one word. */
export const standVan = ({
  loading,
  fout,
}: Pick<Rekenstand, 'loading' | 'fout'>): 'gevraagd' | 'beantwoord' | 'mislukt' => {
  if (loading) return 'gevraagd'
  return fout === undefined ? 'beantwoord' : 'mislukt'
}
