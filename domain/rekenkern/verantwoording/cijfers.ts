import type { FinancieringsOpzet } from '../../financieringsOpzet'
import { extraEigenInlegOpDeCent, hypotheekbedragOpDeCent, opDeCent } from '../toFinancieringsOpzet'
import { keuze } from './herkomst'
import type { Stapwaarde } from './knoop'
import type { Spoor, Verwijzing } from './spoor'

type Veld = keyof FinancieringsOpzet

/** The id of the step that gives a figure of the record. */
export const idVanCijfer = (veld: Veld): string => `financieringsOpzet.${veld}`

const AFSPRAAK = keuze('Bedragen ronden we pas aan het eind af, op de cent.')

const ongewijzigd = ({ waarde }: { readonly waarde: Stapwaarde }): Stapwaarde => waarde

/** Writes down a figure that stands in the record as it was worked out. */
export const neemOver = (spoor: Spoor, veld: Veld, omschrijving: string, waarde: Verwijzing<Stapwaarde>): void => {
  spoor.stap({
    id: idVanCijfer(veld),
    omschrijving,
    formule: 'de uitkomst zelf',
    reken: ongewijzigd,
    invoer: { waarde },
    uitkomst: waarde.waarde,
    eenheid: waarde.eenheid,
    herkomst: keuze('Zo staat het in de uitkomst.'),
  })
}

/** Writes down an amount of the record: to the cent. An absent amount is no step. */
export const rondAf = (
  spoor: Spoor,
  opzet: FinancieringsOpzet,
  veld: { [V in Veld]-?: FinancieringsOpzet[V] extends number | undefined ? V : never }[Veld],
  omschrijving: string,
  bedrag: Verwijzing<number> | undefined,
): void => {
  const uitkomst = opzet[veld]
  if (bedrag === undefined || uitkomst === undefined) return
  spoor.stap({
    id: idVanCijfer(veld),
    omschrijving,
    formule: 'het bedrag, op de cent',
    reken: opDeCent,
    invoer: { bedrag },
    uitkomst,
    eenheid: bedrag.eenheid,
    afronding: 'op de cent, half naar boven',
    herkomst: AFSPRAAK,
  })
}

/** What must add up to the cent: mortgage + own money used + what is missing = the need. */
export interface Sluitgrond {
  readonly hypotheekbedrag: Verwijzing<number>
  readonly extraBenodigdeEigenInleg: Verwijzing<number>
  readonly benodigdeFinanciering: Verwijzing<number>
  readonly eigenInleg: Verwijzing<number>
}

/** Writes down the two amounts of the record that close the sum. */
export const rondSluitendAf = (
  spoor: Spoor,
  { hypotheekbedrag = 0, extraBenodigdeEigenInleg = 0 }: FinancieringsOpzet,
  { hypotheekbedrag: bedrag, extraBenodigdeEigenInleg: extra, benodigdeFinanciering, eigenInleg }: Sluitgrond,
): void => {
  const invoer = { hypotheekbedrag: bedrag, extraBenodigdeEigenInleg: extra, benodigdeFinanciering, eigenInleg }
  const herkomst = keuze('Hypotheek, eigen geld en wat je mist zijn op de cent samen wat je nodig hebt.')
  spoor.stap({
    id: idVanCijfer('hypotheekbedrag'),
    omschrijving: 'Hypotheekbedrag',
    formule: 'wat je nodig hebt − eigen geld, niet onder 0, als er niets ontbreekt; anders de hypotheek op de cent',
    reken: hypotheekbedragOpDeCent,
    invoer,
    uitkomst: hypotheekbedrag,
    eenheid: 'euro',
    afronding: 'op de cent, sluitend met de andere bedragen',
    herkomst,
  })
  spoor.stap({
    id: idVanCijfer('extraBenodigdeEigenInleg'),
    omschrijving: 'Extra eigen geld dat nodig is',
    formule: '0 als er niets ontbreekt, anders wat je nodig hebt − eigen geld − hypotheek',
    reken: extraEigenInlegOpDeCent,
    invoer,
    uitkomst: extraBenodigdeEigenInleg,
    eenheid: 'euro',
    afronding: 'op de cent, sluitend met de andere bedragen',
    herkomst,
  })
}
