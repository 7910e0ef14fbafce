import type { LineValue } from '../../application'
import { formatEuro } from '../../domain'
import { inSpraak, samenvattingTekst } from '../tekst'

/** What stands behind a line of the summary. */
export const showValue = (waarde: LineValue): string => {
  switch (waarde._tag) {
    case 'Bedrag':
      return formatEuro(waarde.bedrag)
    case 'Afwezig':
      return formatEuro(undefined)
    case 'NogTeBepalen':
      return samenvattingTekst.nogTeBepalen
  }
}

/** The same as it is said aloud. */
export const sayValue = (waarde: LineValue): string => {
  switch (waarde._tag) {
    case 'Bedrag':
      return inSpraak(waarde.bedrag)
    case 'Afwezig':
      return samenvattingTekst.onbekend
    case 'NogTeBepalen':
      return samenvattingTekst.nogTeBepalenVoluit
  }
}
