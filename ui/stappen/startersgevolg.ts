import type { Momentopname } from '../../application'
import { roundOpzet, type Normen } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { mogelijkeStarters, startersvrijstellingVan, type Antwoorden, type Wie } from '../../domain/orientatie'
import { procentInZin } from '../tekst/procentInZin'
import { startersTekst as tekst } from '../tekst/starters'

/**
 * Returns the transfer tax in euro: from the last result if its home, price and exemption equal those in `antwoorden`,
 * otherwise calculated from the price. The calculation is not valid for a full exemption (`ja`).
 */
const belastingBij = (antwoorden: Antwoorden, normen: Normen, momentopname: Momentopname | undefined): number => {
  const { bestaandeWoning, vraagprijsWoning = 0 } = antwoorden
  const vrijstelling = startersvrijstellingVan(antwoorden)
  const isVanNu =
    momentopname?.vraagprijsWoning === vraagprijsWoning &&
    momentopname.bestaandeWoning === bestaandeWoning &&
    startersvrijstellingVan(momentopname) === vrijstelling
  const getoond = isVanNu ? roundOpzet(momentopname.financieringsOpzet).overdrachtsbelasting : undefined
  const deel = vrijstelling === 'eenVanTwee' ? 1 / 2 : 1
  return getoond ?? (deel * vraagprijsWoning * normen.overdrachtsbelasting.waarde) / 100
}

/** Returns the text about the transfer tax that follows from the answers about the startersvrijstelling. */
export const gevolgVan = (antwoorden: Antwoorden, normen: Normen, momentopname: Momentopname | undefined): string => {
  const { alleenSamen } = antwoorden
  const percentage = procentInZin(normen.overdrachtsbelasting.waarde)
  const belasting = formatEuro(belastingBij(antwoorden, normen, momentopname))
  switch (startersvrijstellingVan(antwoorden)) {
    case 'ja':
      return tekst.vrij[alleenSamen]
    case 'eenVanTwee':
      return tekst.helft[wieVrijIs(antwoorden)](percentage, belasting)
    case 'nee': {
      const zin = tekst.rekenenMet(percentage, belasting)
      const weetNiet = mogelijkeStarters(antwoorden).some((wie) => antwoorden[wie].startersvrijstelling === 'weetNiet')
      return weetNiet ? `${zin} ${tekst.vraagNotaris[alleenSamen]}` : zin
    }
  }
}

const wieVrijIs = (antwoorden: Antwoorden): Wie =>
  mogelijkeStarters(antwoorden).find((wie) => antwoorden[wie].startersvrijstelling === 'ja') ?? 'eigen'
