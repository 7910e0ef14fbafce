export { annuiteit, annuiteitsfactor, LOOPTIJD, renteInJaar, restantVan, type Annuiteitenlening } from './annuiteit'
export { looptijdVan, rentes, type Rentes } from './rente'
