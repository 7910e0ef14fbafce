import type { LineToelichting } from '../../application'
import { formatEuro } from '../../domain'
import { inZin, samenvattingTekst } from '../tekst'

/** What stands under the amount of a line of the summary. */
export const showToelichting = (toelichting: LineToelichting): string => {
  switch (toelichting._tag) {
    case 'NaAftrek':
      return samenvattingTekst.naAftrek(inZin(toelichting.bedrag))
    case 'NietMeerDanDeWaarde':
      return samenvattingTekst.nietMeerDanDeWaarde
    case 'Nodig':
      return samenvattingTekst.nodig(inZin(toelichting.bedrag))
  }
}

/** The same as it is said aloud, in a sentence. */
export const sayToelichting = (toelichting: LineToelichting): string => {
  switch (toelichting._tag) {
    case 'NaAftrek':
      return `${samenvattingTekst.ditIs(samenvattingTekst.naAftrek(formatEuro(toelichting.bedrag)))}.`
    case 'NietMeerDanDeWaarde':
      return `${samenvattingTekst.nietMeerDanDeWaarde}.`
    case 'Nodig':
      return `${samenvattingTekst.nodig(formatEuro(toelichting.bedrag))}.`
  }
}
