import { lijktMaandinkomen } from '../../domain'
import type { Uitgangspunten, Veld, Wie } from '../../domain/orientatie'
import { overigTekst } from '../stappen/overigTekst'
import { jaarinkomenTekst, meldingen } from './nl'

type Opmerking = (antwoorden: Uitgangspunten) => string | undefined

const overInkomenssoort =
  (wie: Wie, pensioen: string): Opmerking =>
  ({ labelCode, [wie]: { dienstBetrekking } }) => {
    if (dienstBetrekking === 'Overig') return overigTekst(wie, labelCode)
    return dienstBetrekking === 'Pensioen' ? pensioen : undefined
  }

const overInkomen =
  (wie: Wie): Opmerking =>
  ({ [wie]: { dienstBetrekking, inkomen } }) =>
    lijktMaandinkomen(dienstBetrekking, inkomen) ? jaarinkomenTekst.perJaar : undefined

const opmerkingen: Readonly<Partial<Record<Veld, Opmerking>>> = {
  'eigen.dienstBetrekking': overInkomenssoort('eigen', meldingen.pensioenAow),
  'partner.dienstBetrekking': overInkomenssoort('partner', meldingen.pensioenAowPartner),
  'eigen.inkomen': overInkomen('eigen'),
  'partner.inkomen': overInkomen('partner'),
}

/** What there is to say of an answer that can be read: that it does not count, or may be meant otherwise. */
export const opmerkingTekst = (veld: Veld, antwoorden: Uitgangspunten): string | undefined =>
  opmerkingen[veld]?.(antwoorden)
