import { formatDatum } from '../../../domain/invoer'
import { samenvattingTitels, verhaalTekst } from '../../tekst/verhaal'
import { formatCenten } from '../formatGetallen'
import { belangrijk, bijzaak, type Bladvertellers, type Gelezen, type Gezegd, type Vertellers } from '../vertelling'

/** The name of a figure of the record: the last part of the id of its step. */
const titelVan = (id: string): string =>
  samenvattingTitels[id.slice(id.indexOf('.') + 1) as keyof typeof samenvattingTitels]

const zeg = ({ stap, uitkomst }: Pick<Gelezen<never>, 'stap' | 'uitkomst'>): Gezegd =>
  bijzaak(verhaalTekst.uitkomst(titelVan(stap.id), formatCenten(uitkomst)), verhaalTekst.inSamenvatting)

/** The figures as they stand in the record. */
export const uitkomst = {
  'record.opDeCent': zeg,
  'record.hypotheekbedrag': zeg,
  'record.extraBenodigdeEigenInleg': zeg,
} satisfies Vertellers

export const moment = {
  'record.moment': ({ waarde }) => {
    const tijdstip = waarde as string
    return belangrijk(verhaalTekst.berekendOp(formatDatum(tijdstip.slice(0, 10)), tijdstip.slice(11, 16)))
  },
} satisfies Bladvertellers
