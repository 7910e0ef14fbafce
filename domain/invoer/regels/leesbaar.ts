import { either } from 'fp-ts'

import { asTyped } from '../../codec/asTyped'
import { parseDatum, isDatum, type DatumFout } from '../../datum/datum'
import { HOOGSTE_BEDRAG, type Bedrag } from '../../geld/bedrag'
import { formatBedrag, parseBedrag, type BedragFout, type BedragNotatie } from '../../geld/parseBedrag'
import { HOOGSTE_PERCENTAGE, parsePercentage, type PercentageFout } from '../../geld/parsePercentage'
import { parseGetal, type GetalFout } from '../parseGetal'
import { VOORBEELD } from '../voorbeeldBedrag'
import type { Invoerregel } from './invoerregel'

/** What the visitor reads about a text that is not an amount, with an example in whole euros that fits the question. */
export const meldingVanBedragFout = (fout: BedragFout, voorbeeld: Bedrag = VOORBEELD): string => {
  switch (fout._tag) {
    case 'GeenBedrag':
      return `We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld ${formatBedrag(voorbeeld)}.`
    case 'NegatiefBedrag':
      return `Ingevulde waarde valt niet binnen het minimum van 0 en maximum van ${formatBedrag(HOOGSTE_BEDRAG)}.`
    case 'VerkeerdGegroepeerd':
      return `Vul het bedrag in zonder punten of spaties, bijvoorbeeld ${voorbeeld} of ${voorbeeld},50.`
  }
}

/** A text must read as an amount in euro, as `parseBedrag` reads it; an empty one passes. */
export const leesbaarBedrag =
  (notatie: BedragNotatie = {}, voorbeeld?: Bedrag): Invoerregel<string> =>
  (tekst) =>
    either.match(
      (fout: BedragFout) => meldingVanBedragFout(fout, voorbeeld),
      () => undefined,
    )(parseBedrag(tekst, notatie))

/** What the visitor reads about a text that is not a percentage. */
export const meldingVanPercentageFout = (fout: PercentageFout): string => {
  switch (fout._tag) {
    case 'GeenPercentage':
      return 'We herkennen de invoer niet als een percentage. Vul een getal van 0 tot en met 100 in.'
    case 'TeVeelDecimalen':
      return 'Vul een percentage in met maximaal 2 cijfers achter de komma.'
    case 'BuitenBereik':
      return `Ingevulde waarde valt niet binnen het minimum van 0 en maximum van ${HOOGSTE_PERCENTAGE}.`
  }
}

/** A text must read as a percentage, as `parsePercentage` reads it; an empty one passes. */
export const leesbaarPercentage = (): Invoerregel<string> => (tekst) =>
  either.match(meldingVanPercentageFout, () => undefined)(parsePercentage(tekst))

/** What the visitor reads about a text that is not a number. */
export const meldingVanGetalFout = (fout: GetalFout): string => {
  switch (fout._tag) {
    case 'GeenGetal':
      return 'We herkennen de invoer niet als een getal. Vul alleen cijfers in.'
    case 'Gegroepeerd':
      return 'Vul het getal in zonder punten of spaties.'
    case 'TeVeelDecimalen':
      return fout.decimalen === 0
        ? 'Vul een heel getal in.'
        : `Vul een getal in met maximaal ${fout.decimalen} ${fout.decimalen === 1 ? 'cijfer' : 'cijfers'} achter de komma.`
  }
}

/** A text must read as a number with at most `decimalen` decimals, as `parseGetal` reads it; an empty one passes. */
export const leesbaarGetal =
  (decimalen = 0): Invoerregel<string> =>
  (tekst) =>
    either.match(meldingVanGetalFout, () => undefined)(parseGetal(tekst, decimalen))

const meldingen: Readonly<Record<DatumFout['_tag'], string>> = {
  GeenDatum: 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.',
}

/** What the visitor reads about a text that is not a date. */
export const meldingVanDatumFout = (fout: DatumFout): string => meldingen[fout._tag]

/** A text must read as a calendar date, as `parseDatum` reads it; an empty one passes. */
export const leesbaarDatum = (): Invoerregel<string> => (tekst) =>
  either.match(meldingVanDatumFout, () => undefined)(parseDatum(tekst))

const GEEN_DATUM = meldingVanDatumFout({ _tag: 'GeenDatum', tekst: '' })

/** A calendar date that exists, written as yyyy-mm-dd; an empty one passes. */
export const bestaandeDatum =
  (melding: string = GEEN_DATUM): Invoerregel<string | undefined> =>
  (tekst = '') => {
    const getypt = asTyped(tekst)
    return getypt === '' || isDatum(getypt) ? undefined : melding
  }
