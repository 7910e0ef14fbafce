import { gevraagdeVelden, startersvragen, type Berekend, type Normen, type Veld } from '../../domain'

/** The questions that were asked, in reading order, those about starters last. */
export const askedOnPaper = (antwoorden: Berekend, normen: Normen | undefined): readonly Veld[] => [
  ...gevraagdeVelden(antwoorden),
  ...startersvragen(antwoorden, normen),
]
