import { startersvragen, type Normen, type Orientatie, type Rentetarieven } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import { keuzesVan, zichtbareVelden, type BedragVeld, type Stapnummer, type Veld } from '../../domain/orientatie'
import { vraagTekst, type Keuzewaarde } from '../../ui/tekst'
import type { Choice } from './createPrompter'

/** A question whose answer is one of its options. */
type Keuzeveld = Exclude<Veld, BedragVeld>

/** Whether the answer to this question is one of its options. */
export const isKeuzeveld = (veld: Veld): veld is Keuzeveld => keuzesVan(veld).length > 0

/**
 * Returns the options of a question. A period shows its rate; a period without a rate is omitted, because it cannot be
 * calculated.
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

/** The norms and rates, which also determine which questions there are. */
interface NormenAndRentes {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

/** Returns the questions of a step with these answers, in the order of the screen, except those without options. */
export const vragenVan = (
  orientatie: Orientatie,
  stap: Stapnummer,
  { normen, rentetarieven }: NormenAndRentes,
): readonly Veld[] =>
  zichtbareVelden(orientatie, stap)
    .flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))
    .filter((veld) => !isKeuzeveld(veld) || keuzesMetRente(veld, orientatie, rentetarieven).length > 0)
