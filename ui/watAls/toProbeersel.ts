import { naamVanEnergielabel, waardeVan, type Antwoord, type Antwoorden } from '../../domain'
import type { Probeersel } from '../context'
import { inZin, watAlsTekst as tekst } from '../tekst'

const VELDEN = ['vraagprijsWoning', 'eigenGeld', 'energielabelType', 'verbouwingskosten'] as const

/** The answers of now as something that is tried, with the way back to these; undefined where none is other. */
export const toProbeersel = (terugNaar: Antwoorden, nu: Antwoorden): Probeersel | undefined => {
  const anders = VELDEN.filter((veld) => waardeVan(nu, veld) !== waardeVan(terugNaar, veld))
  if (anders.length === 0) return undefined
  const delen = anders.map((veld) =>
    veld === 'energielabelType'
      ? tekst.wijziging.energielabelType(naamVanEnergielabel(nu.energielabelType))
      : tekst.wijziging[veld](inZin(nu[veld] ?? 0)),
  )
  return {
    zin: tekst.rekenenMet([delen.slice(0, -1).join(', '), ...delen.slice(-1)].filter(Boolean).join(tekst.en)),
    terug: anders.map((veld) => ({ soort: 'beantwoord', veld, waarde: waardeVan(terugNaar, veld) }) as Antwoord),
  }
}
