import { toetsrenteVan } from '../toetsrente'
import type { Uitwerking } from '../uitwerking'
import { ingevuld, volgens } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'

/** The offered rate and the test rate, in percent. */
export interface Rentes {
  readonly rente: Verwijzing<number>
  readonly toetsrente: Verwijzing<number>
}

/** Writes down which rate applies and against which rate is tested. */
export const verantwoordRente = (spoor: Spoor, { verzoek, kader: { normen }, ...uitwerking }: Uitwerking): Rentes => {
  const periode = verzoek.rentevastperiode
  const rente = spoor.gegeven(
    `kader.rentetarieven.${periode}`,
    'Rente bij de gekozen rentevaste periode',
    uitwerking.rente,
    'procent',
    ingevuld(`rentetarieven.${periode}`),
  )
  const toetsrente = spoor.stap({
    id: 'toetsrente',
    omschrijving: 'Rente waarmee we toetsen',
    formule: 'de rente zelf bij 120 maanden of meer, anders de hoogste van de rente en de AFM-toetsrente',
    reken: toetsrenteVan,
    invoer: {
      rente,
      rentevastperiode: spoor.gegeven(
        'verzoek.rentevastperiode',
        'Gekozen rentevaste periode',
        periode,
        'maanden',
        ingevuld('rentevastperiode'),
      ),
      afmToetsrente: spoor.norm(
        'toetsrente',
        'Toetsrente van de AFM',
        normen.toetsrente.waarde,
        'procent',
        normen.toetsrente,
      ),
    },
    uitkomst: uitwerking.toetsrente,
    eenheid: 'procent',
    afronding: 'op drie decimalen, half naar boven',
    herkomst: volgens(normen, normen.toetsrente.bron, 'art. 3'),
  })
  return { rente, toetsrente }
}
