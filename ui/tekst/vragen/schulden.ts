import { aflosbareSchulden, type Schuldvraag } from '../../../domain/orientatie'

/** The words for a debt in a sentence about several debts. */
type Schuldwoorden = {
  /** The debt in a list of debts. */
  readonly naam: string
} & (
  | {
      /** The debt after 'Heb je een' in the question whether there are debts. */
      readonly heb: string
      readonly betaal?: undefined
    }
  | {
      /** The debt after 'Betaal je' in the question whether there are debts. */
      readonly betaal: string
      readonly heb?: undefined
    }
)

/** The words for each debt, in the order of the question whether there are debts. */
const schuldwoorden: Readonly<Record<Schuldvraag, Schuldwoorden>> = {
  studieschuld: { naam: 'studieschuld', heb: 'studieschuld' },
  leningen: { naam: 'leningen', heb: 'lening' },
  partneralimentatie: { naam: 'partneralimentatie', betaal: 'partneralimentatie' },
}

const keuzeUit = (woord: 'heb' | 'betaal'): string =>
  Object.values(schuldwoorden)
    .flatMap((woorden) => woorden[woord] ?? [])
    .join(' of ')

/** Returns the question whether there are debts, which names every debt, for one home buyer or for two. */
export const schuldenvraagTekst = (samen: boolean): string =>
  samen
    ? `Heeft een van jullie een ${keuzeUit('heb')}, of betaalt een van jullie ${keuzeUit('betaal')}?`
    : `Heb je een ${keuzeUit('heb')}, of betaal je ${keuzeUit('betaal')}?`

/** Returns the debts that a change can lower, as a list in a sentence. */
export const aflosbaarInZin = (): string =>
  new Intl.ListFormat('nl').format(aflosbareSchulden().map((vraag) => schuldwoorden[vraag].naam))
