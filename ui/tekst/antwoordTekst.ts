import { formatEuro } from '../../domain/geld'
import { waardeVan, type Uitgangspunten, type Veld } from '../../domain/orientatie'
import { afdrukTekst } from './afdruk'
import { keuzeTekst } from './keuzeTekst'

/** The answer to a question, in words or as an amount; or that there is none. */
export const antwoordTekst = (veld: Veld, antwoorden: Uitgangspunten): string => {
  if (veld === 'renteperiode') return keuzeTekst(antwoorden.renteperiode, antwoorden.labelCode)
  const antwoord = waardeVan(antwoorden, veld)
  if (typeof antwoord === 'string') return keuzeTekst(antwoord, antwoorden.labelCode)
  return antwoord === undefined ? afdrukTekst.nietIngevuld : formatEuro(antwoord)
}
