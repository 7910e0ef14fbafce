import { naamVanPeriode, type RentevastePeriode } from '../../../domain/orientatie'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, type Bladvertellers, type Vertellers } from '../vertelling'

const { rente: zinnen } = leenZinnen

/** The fixed-rate period of a rate, which is the last part of its id. */
const periodeVan = (id: string): RentevastePeriode => Number(id.split('.').at(-1)) as RentevastePeriode

export const rentetarief = {
  'rente.rente': ({ id, waarde }, { isVoorbeeldrente }) => {
    const [periode, rente] = [periodeVan(id), formatProcent(Number(waarde))]
    const zin = periode === 1 ? zinnen.variabel(rente) : zinnen.vast(naamVanPeriode(periode), rente)
    return belangrijk(zin, ...(isVoorbeeldrente ? [zinnen.voorbeeld] : []))
  },
} satisfies Bladvertellers

export const rente = {
  'rente.toetsrente': ({ stap: { kandidaten }, uitkomst }) => {
    const eigen = kandidaten[0]
    if (eigen === undefined) return belangrijk(zinnen.eigenRente(formatProcent(uitkomst)))
    const isAfm = eigen.waarde < Number(kandidaten[1]?.waarde)
    return belangrijk((isAfm ? zinnen.afm : zinnen.hogerDanAfm)(formatProcent(uitkomst)))
  },
} satisfies Vertellers
