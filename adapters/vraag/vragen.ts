import { startersvragen, type Normen, type Orientatie, type Rentetarieven } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import { keuzesVan, zichtbareVelden, type BedragVeld, type Stapnummer, type Veld } from '../../domain/orientatie'
import { vraagTekst, type Keuzewaarde } from '../../ui/tekst'
import type { Choice } from './createPrompter'

/** A question that is answered by choosing. */
type Keuzeveld = Exclude<Veld, BedragVeld>

/** Is this question answered by choosing? */
export const isKeuzeveld = (veld: Veld): veld is Keuzeveld => keuzesVan(veld).length > 0

/**
 * The answers to choose from. A period shows its rate; a period without a rate is left out, since nothing can be
 * calculated with it.
 */
export const keuzesMetRente = (
  veld: Keuzeveld,
  orientatie: Orientatie,
  rentetarieven: Rentetarieven,
): readonly Choice<Keuzewaarde>[] =>
  vraagTekst(veld, orientatie).keuzes.flatMap(({ waarde, tekst }): readonly Choice<Keuzewaarde>[] => {
    if (typeof waarde !== 'number') return [{ waarde, tekst }]
    const rente = rentetarieven[waarde]
    return rente === undefined ? [] : [{ waarde, tekst: `${tekst}: ${formatPercentage(rente)}` }]
  })

/** What decides which questions there are beside the answers. */
interface NormenAndRentes {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

/** The questions of a step with these answers, in the order of the screen; none that has nothing to choose from. */
export const vragenVan = (
  orientatie: Orientatie,
  stap: Stapnummer,
  { normen, rentetarieven }: NormenAndRentes,
): readonly Veld[] =>
  zichtbareVelden(orientatie, stap)
    .flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))
    .filter((veld) => !isKeuzeveld(veld) || keuzesMetRente(veld, orientatie, rentetarieven).length > 0)
