import { startersvragen, type Normen, type Orientatie, type Rentetarieven } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import { keuzesVan, zichtbareVelden, type BedragVeld, type Stapnummer, type Veld } from '../../domain/orientatie'
import { vraagTekst, type Keuzewaarde } from '../../ui/tekst'
import type { Choice } from './createPrompter'

/** A choice question: the answer is one of its options. */
type Keuzeveld = Exclude<Veld, BedragVeld>

/** Whether a question is a choice question. */
export const isKeuzeveld = (veld: Veld): veld is Keuzeveld => keuzesVan(veld).length > 0

/** Returns the options of a question. A fixed-rate period is shown with its rate, and omitted when it has no rate. */
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

/** The norms and rates, on which some questions and options depend. */
interface NormenAndRentes {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

/** Returns the questions of a step with these answers, in screen order. Omits a choice question without options. */
export const vragenVan = (
  orientatie: Orientatie,
  stap: Stapnummer,
  { normen, rentetarieven }: NormenAndRentes,
): readonly Veld[] =>
  zichtbareVelden(orientatie, stap)
    .flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))
    .filter((veld) => !isKeuzeveld(veld) || keuzesMetRente(veld, orientatie, rentetarieven).length > 0)
