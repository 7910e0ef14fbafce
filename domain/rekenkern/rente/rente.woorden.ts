import { naamVanPeriode } from '../../antwoorden/rentevastePeriode'
import type { RentevastePeriode } from '../../antwoorden/rentevastePeriodes'
import { hetHoogsteVan } from '../formule'
import { gekozen, meegegeven, norm, stap, gevraagd, wet, type Woorden } from '../woorden'
import { PERIODE_ZONDER_TOETSRENTE, rentevastperiode } from './rente.stappen'
import type * as stappen from './rente.stappen'

export * from './rente.stappen'

/** Whether the offered rate is compared with the AFM rate: only for a fixed-rate period below ten years. */
const isVergeleken = (invoer: { rentevastperiode: number }) => invoer.rentevastperiode < PERIODE_ZONDER_TOETSRENTE

/** Returns the words after a rate, by its place in the kader: that it holds with NHG, without NHG, or both. */
const waarbij = (pad: string): string => {
  if (pad.endsWith('.nhg')) return ' met NHG'
  return pad.endsWith('.zonder') ? ' zonder NHG' : ''
}

export const renteWoorden: Woorden<typeof stappen> = {
  rente: meegegeven('procent', 'Rente bij de gekozen rentevaste periode', {
    veld: '',
    zinBij: ({ pad, procent }, { isVoorbeeldrente, getalVan }) => {
      const periode = getalVan(rentevastperiode) as RentevastePeriode
      const zin =
        periode === 1
          ? `Bij een variabele rente is de rente${waarbij(pad)} nu ${procent()}.`
          : `Bij een rentevaste periode van ${naamVanPeriode(periode)} hoort een rente van ${procent()}${waarbij(pad)}.`
      return isVoorbeeldrente ? [zin, 'Dat is een voorbeeldrente.'] : zin
    },
  }),
  looptijd: gekozen('maanden', 'Looptijd van de hypotheek', {
    waarom: 'We rekenen met een annuïteitenhypotheek van 30 jaar, zoals de tabellen van de regeling doen.',
  }),
  rentevastperiode: gevraagd('maanden', 'Gekozen rentevaste periode'),
  afmToetsrente: norm('toetsrente', 'procent', 'Toetsrente van de AFM'),
  toetsrente: stap('hoogste', 'procent', 'Rente waarmee we toetsen', wet('toetsrente', 'art. 3'), {
    afronding: 'op drie decimalen, half naar boven',
    formule: 'de rente zelf als die 10 jaar of langer vaststaat, anders de hoogste van de rente en de AFM-toetsrente',
    cijfers: (invoer) => isVergeleken(invoer) && hetHoogsteVan('rente', 'afmToetsrente'),
    plaatsing: { slotsom: true },
    zin: ({ kandidaten: [eigen, afm], procent }) => {
      if (eigen === undefined || afm === undefined)
        return `Je rente staat 10 jaar of langer vast, dus we rekenen met je eigen rente: ${procent()}.`
      return eigen.waarde < afm.waarde
        ? `Je rente staat korter dan 10 jaar vast, dus we rekenen met de toetsrente van de AFM: ${procent()}.`
        : `Je eigen rente is niet lager dan de toetsrente van de AFM, dus we rekenen met ${procent()}.`
    },
    keuze: (invoer) =>
      isVergeleken(invoer) && 'We vragen niet in welk kwartaal je aanbod komt, en nemen het laatste dat bekend is.',
    kandidaten: (invoer) =>
      isVergeleken(invoer) && [
        { wat: 'je eigen rente', waarde: invoer.rente, telt: invoer.rente > invoer.afmToetsrente },
        { wat: 'de toetsrente van de AFM', waarde: invoer.afmToetsrente, telt: invoer.rente <= invoer.afmToetsrente },
      ],
  }),
}
