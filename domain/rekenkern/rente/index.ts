export { annuiteit, annuiteitsfactor, LOOPTIJD, renteInJaar, restantVan, type Annuiteitenlening } from './annuiteit'
export { looptijdVan, rentes, type Rentes } from './rente'
export { afmToetsrente, PERIODE_ZONDER_TOETSRENTE } from './rente.stappen'
