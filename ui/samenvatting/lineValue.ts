import type { LineValue } from '../../application'
import { formatEuro } from '../../domain'
import { inSpraak } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'

/** The value of a line of the summary, as shown. */
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

/** The same value for a screen reader. */
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
