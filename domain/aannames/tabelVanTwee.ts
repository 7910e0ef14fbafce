import type { DienstBetrekking } from '../antwoorden/dienstBetrekking'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../antwoorden/verzoek'
import { euroPerJaar, euroPerMaand } from '../rekenkern/eenheden'
import { toetsinkomen } from '../rekenkern/toets/aanvrager.stappen'

interface MetVerzoek {
  readonly verzoek: FinancieringsOpzetVerzoek
}

/**
 * Returns the test incomes (euro a year, maybe below 0) of a buyer: the test income today and, if the buyer retires
 * within ten years, the test income after retirement.
 */
const toetsinkomensVan = ({ inkomsten, uitgaven, ...gever }: Hypotheekgever) => {
  const alimentatie = euroPerMaand(uitgaven.brutoMaandlastAlimentatie ?? 0)
  const bij = (soort: DienstBetrekking, inkomen = 0) => ({
    isPensioen: soort === 'Pensioen',
    bedrag: toetsinkomen({ soort, inkomen: euroPerJaar(inkomen), alimentatie }),
  })
  const vandaag = bij(inkomsten.dienstbetrekkingsoort, inkomsten.bedrag)
  return gever.binnen10JaarMetPensioen ? [vandaag, bij('Pensioen', gever.pensioeninkomen)] : [vandaag]
}

/**
 * Whether two buyers can have equal test incomes, each today or after retirement, while exactly one of them has a
 * pension. If so, the highest test income does not decide which income table applies.
 */
export const kanGelijkZijn = ({ verzoek: { hypotheekgevers } }: MetVerzoek): boolean => {
  const [eerste = [], tweede = []] = hypotheekgevers.map(toetsinkomensVan)
  return eerste.some((een) =>
    tweede.some((ander) => een.bedrag === ander.bedrag && een.isPensioen !== ander.isPensioen),
  )
}

/** Who of two buyers has the highest test income, and whether that buyer has AOW; `gelijk` in a tie. */
type Hoogste = 'gelijk' | `${'jij' | 'partner'}${'MetAow' | 'ZonderAow'}`

/**
 * Returns which of two buyers has the highest test income today, and whether that buyer has AOW; `gelijk` in a tie.
 * Returns undefined unless there are two buyers and exactly one of them has AOW.
 */
export const hoogsteVanTwee = ({ verzoek: { hypotheekgevers } }: MetVerzoek): Hoogste | undefined => {
  const [eerste, tweede] = hypotheekgevers.map((gever) => toetsinkomensVan(gever)[0])
  if (!eerste || !tweede || eerste.isPensioen === tweede.isPensioen) return undefined
  if (eerste.bedrag === tweede.bedrag) return 'gelijk'
  const [wie, hoogste] = eerste.bedrag > tweede.bedrag ? (['jij', eerste] as const) : (['partner', tweede] as const)
  return `${wie}${hoogste.isPensioen ? 'MetAow' : 'ZonderAow'}`
}
