import type { LineToelichting } from '../../application'
import { formatEuro } from '../../domain'
import { inZin } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'

/** The text under the amount of a line of the summary. */
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

/** The same explanation as a sentence for a screen reader. */
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
