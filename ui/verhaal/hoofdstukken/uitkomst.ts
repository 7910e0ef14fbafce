import { formatDatum } from '../../../domain'
import { samenvattingTitels, verhaalTekst } from '../../tekst/verhaal'
import { term, laagsteFormule } from '../formule'
import { formatCenten } from '../formatGetallen'
import { bijzaak, type Bladverteller, type Gelezen, type Verteller, belangrijk } from '../vertelling'

/** The name of a figure of the record: the last part of the id of its step. */
const titelVan = (id: string): string =>
  samenvattingTitels[id.slice(id.indexOf('.') + 1) as keyof typeof samenvattingTitels]

/** What is needed, less own money that is used: at most what is needed. */
const naEigenGeld = ({ getal }: Gelezen): string => {
  const [nodig, eigen] = [getal('benodigdeFinanciering'), getal('eigenInleg')]
  return eigen === 0 ? term(nodig) : `${term(nodig)} − (${laagsteFormule(term(eigen), term(nodig))})`
}

const zeg: Verteller['zeg'] = ({ stap, uitkomst }) =>
  bijzaak(verhaalTekst.uitkomst(titelVan(stap.id), formatCenten(uitkomst)), verhaalTekst.inSamenvatting)

/** The figure as it stands in the record. */
export const afgerond: Verteller = { zeg }

/** The figures that close the sum of the record: together they are what is needed. */
export const uitkomst: Readonly<Record<string, Verteller>> = {
  'financieringsOpzet.hypotheekbedrag': {
    zeg,
    formule: (gelezen) => (gelezen.getal('extraBenodigdeEigenInleg') === 0 ? naEigenGeld(gelezen) : undefined),
  },
  'financieringsOpzet.extraBenodigdeEigenInleg': {
    zeg,
    formule: (gelezen) =>
      gelezen.getal('extraBenodigdeEigenInleg') === 0
        ? undefined
        : `${naEigenGeld(gelezen)} − ${term(gelezen.getal('hypotheekbedrag'))}`,
  },
}

export const moment: Bladverteller = ({ waarde }) => {
  const tijdstip = waarde as string
  return belangrijk(verhaalTekst.berekendOp(formatDatum(tijdstip.slice(0, 10)), tijdstip.slice(11, 16)))
}
