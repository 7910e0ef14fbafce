import { startersvragen, type Normen } from '../../domain'
import { gevraagdeVelden, type Berekend, type Veld } from '../../domain/orientatie'

/** The questions that were asked, in reading order, those about starters last. */
export const askedOnPaper = (antwoorden: Berekend, normen: Normen | undefined): readonly Veld[] => [
  ...gevraagdeVelden(antwoorden),
  ...startersvragen(antwoorden, normen),
]
