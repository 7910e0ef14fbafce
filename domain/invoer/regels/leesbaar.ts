import { either } from 'fp-ts'

import { asTyped } from '../../codec/asTyped'
import { parseDatum, isDatum, type DatumFout } from '../../datum/datum'
import { HOOGSTE_BEDRAG, type Bedrag } from '../../geld/bedrag'
import { formatBedrag, parseBedrag, type BedragFout, type BedragNotatie } from '../../geld/parseBedrag'
import { HOOGSTE_PERCENTAGE, parsePercentage, type PercentageFout } from '../../geld/parsePercentage'
import { parseGetal, type GetalFout } from '../parseGetal'
import { VOORBEELD } from '../voorbeeldBedrag'
import type { Invoerregel } from './invoerregel'

/**
 * Returns the message about a text that `parseBedrag` refuses. The message shows the amount `voorbeeld` (euro), unless
 * the refused amount is negative.
 * @example
 * const { left } = parseBedrag('veel')
 * meldingVanBedragFout(left, 60_000)
 * // 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 60.000.'
 */
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

/**
 * Creates a rule that accepts an empty text and a text that `parseBedrag` reads as an amount in euro.
 * @example
 * leesbaarBedrag()('veel') // 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.'
 */
export const leesbaarBedrag =
  (notatie: BedragNotatie = {}, voorbeeld?: Bedrag): Invoerregel<string> =>
  (tekst) =>
    either.match(
      (fout: BedragFout) => meldingVanBedragFout(fout, voorbeeld),
      () => undefined,
    )(parseBedrag(tekst, notatie))

/**
 * Returns the message about a text that `parsePercentage` refuses.
 * @example
 * const { left } = parsePercentage('101')
 * meldingVanPercentageFout(left) // 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 100.'
 */
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

/**
 * Creates a rule that accepts an empty text and a text that `parsePercentage` reads as a percentage.
 * @example
 * leesbaarPercentage()('3,125') // 'Vul een percentage in met maximaal 2 cijfers achter de komma.'
 */
export const leesbaarPercentage = (): Invoerregel<string> => (tekst) =>
  either.match(meldingVanPercentageFout, () => undefined)(parsePercentage(tekst))

/**
 * Returns the message about a text that `parseGetal` refuses.
 * @example
 * const { left } = parseGetal('veel')
 * meldingVanGetalFout(left) // 'We herkennen de invoer niet als een getal. Vul alleen cijfers in.'
 */
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

/**
 * Creates a rule that accepts an empty text and a text that `parseGetal` reads with at most `decimalen` decimals.
 * @example
 * leesbaarGetal(1)('2,55') // 'Vul een getal in met maximaal 1 cijfer achter de komma.'
 */
export const leesbaarGetal =
  (decimalen = 0): Invoerregel<string> =>
  (tekst) =>
    either.match(meldingVanGetalFout, () => undefined)(parseGetal(tekst, decimalen))

const meldingen: Readonly<Record<DatumFout['_tag'], string>> = {
  GeenDatum: 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.',
}

/**
 * Returns the message about a text that `parseDatum` refuses.
 * @example
 * const { left } = parseDatum('morgen')
 * meldingVanDatumFout(left)
 * // 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.'
 */
export const meldingVanDatumFout = (fout: DatumFout): string => meldingen[fout._tag]

/**
 * Creates a rule that accepts an empty text and a text that `parseDatum` reads as a calendar date.
 * @example
 * leesbaarDatum()('morgen')
 * // 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.'
 */
export const leesbaarDatum = (): Invoerregel<string> => (tekst) =>
  either.match(meldingVanDatumFout, () => undefined)(parseDatum(tekst))

const GEEN_DATUM = meldingVanDatumFout({ _tag: 'GeenDatum', tekst: '' })

/**
 * Creates a rule that accepts undefined, an empty text, and an existing calendar date written as yyyy-mm-dd.
 * @example
 * bestaandeDatum()('2026-02-30')
 * // 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.'
 */
export const bestaandeDatum =
  (melding: string = GEEN_DATUM): Invoerregel<string | undefined> =>
  (tekst = '') => {
    const getypt = asTyped(tekst)
    return getypt === '' || isDatum(getypt) ? undefined : melding
  }
