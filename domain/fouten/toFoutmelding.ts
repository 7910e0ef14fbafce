import type { BewijsFout } from '../bewijs/parseBewijs'
import type { Leesfout } from '../codec/leesfout'
import type { JsonFout } from '../codec/parseJson'
import type { DatumFout } from '../datum/datum'
import type { BedragFout } from '../geld/parseBedrag'
import type { PercentageFout } from '../geld/parsePercentage'
import type { GetalFout } from '../invoer/parseGetal'
import {
  meldingVanBedragFout,
  meldingVanDatumFout,
  meldingVanGetalFout,
  meldingVanPercentageFout,
} from '../invoer/regels/leesbaar'
import type { OnvolledigeNormen } from '../normen/toNormen'
import type { BerekeningFout } from '../orientatie/rekenstand'
import type { GedeeldFout } from '../orientatie/gedeeld'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { OngewoneRentes } from '../rekenkern/toBerekening'

/** Every reason in the Left of a function of `domain` and `application`. */
export type Fout =
  | RekenFout
  | OngewoneRentes
  | OnvolledigeNormen
  | BerekeningFout
  | BewijsFout
  | GedeeldFout
  | JsonFout
  | BedragFout
  | PercentageFout
  | GetalFout
  | DatumFout

/** A message in Dutch, for visitors, and in English, for developers. */
type Zin = Readonly<Record<'nl' | 'en', string>>

const NIET_GELUKT = 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.'

const perVeld = (leesfouten: readonly Leesfout[]): string =>
  leesfouten.map(({ veld, melding }) => (veld === '' ? melding : `${veld}: ${melding}`)).join('; ')

const zinVanTekst = (fout: 'GeenJson' | GedeeldFout): Zin => {
  switch (fout) {
    case 'GeenJson':
      return { nl: 'Dit is geen JSON.', en: 'The text is not JSON.' }
    case 'NieuwereVersie':
      return {
        nl: 'Deze link komt van een nieuwere versie.',
        en: 'The link was made by a newer version of the format.',
      }
    case 'Beschadigd':
      return {
        nl: 'Deze link is niet compleet. Vraag hem nog eens.',
        en: 'The link is damaged: its checksum, brand, year, date or an answer is wrong.',
      }
  }
}

/** Returns the message about a typed text that cannot be read. Developers also get the tag. */
const zinVanInvoer = (fout: BedragFout | PercentageFout | GetalFout | DatumFout, nl: string): Zin => ({
  nl,
  en: `${fout._tag}: the text is not a valid ${INVOER[fout._tag] ?? 'number'}.`,
})

const INVOER: Readonly<Record<string, string>> = {
  GeenBedrag: 'amount',
  NegatiefBedrag: 'amount: it is below 0',
  VerkeerdGegroepeerd: 'amount: its dots, commas or spaces are ambiguous',
  GeenPercentage: 'percentage',
  BuitenBereik: 'percentage: it is not from 0 to 100',
  GeenGetal: 'number',
  Gegroepeerd: 'number: it has thousands separators',
  TeVeelDecimalen: 'number: it has too many decimals',
  GeenDatum: 'calendar date',
}

const maanden = (aantal: number): Zin =>
  aantal === 1 ? { nl: '1 maand', en: '1 month' } : { nl: `${aantal} maanden`, en: `${aantal} months` }

const zinVan = (fout: Exclude<Fout, string>): Zin => {
  if (!('_tag' in fout)) return { nl: perVeld([fout]), en: perVeld([fout]) }
  switch (fout._tag) {
    case 'OnleesbaarVerzoek':
      return {
        nl: `Het verzoek klopt niet: ${fout.meldingen.join('; ')}.`,
        en: `The request is not valid: ${fout.meldingen.join('; ')}.`,
      }
    case 'OngewoneRentes':
      return {
        nl: `De rentes lijken niet te kloppen: ${fout.meldingen.join('; ')}.`,
        en: `A rate is probably a mistake: ${fout.meldingen.join('; ')}.`,
      }
    case 'OnvolledigeNormen':
      return { nl: fout.melding, en: `The norms of ${fout.jaar} are incomplete: ${fout.ontbreekt.join(', ')}.` }
    case 'OnbekendePeriode':
      return {
        nl: `Het merk ${fout.labelCode} heeft geen rentevaste periode van ${maanden(fout.rentevastperiode).nl}.`,
        en: `Brand ${fout.labelCode} offers no fixed-rate period of ${maanden(fout.rentevastperiode).en}.`,
      }
    case 'GeenRente':
      return {
        nl: `Er is geen rente voor ${maanden(fout.rentevastperiode).nl}.`,
        en: `\`rentetarieven\` has no rate for ${maanden(fout.rentevastperiode).en}.`,
      }
    case 'OngeldigeRente':
      return {
        nl: `De rente voor ${maanden(fout.rentevastperiode).nl} klopt niet: ${fout.rente}.`,
        en: `The rate for ${maanden(fout.rentevastperiode).en} must be from 0 to 100 percent a year, not ${fout.rente}.`,
      }
    case 'OngeldigeKosten':
      return {
        nl: `De kostenpost ${fout.kostenpost} klopt niet: ${fout.bedrag}.`,
        en: `Cost item ${fout.kostenpost} must be from 0 to 99999999 euro, not ${fout.bedrag}.`,
      }
    case 'OngeldigeStartersvrijstelling':
      return {
        nl: `De startersvrijstelling kan hier niet ${fout.startersvrijstelling} zijn.`,
        en: `\`startersvrijstelling\` must be one of ${fout.mogelijk.join(', ')}, not ${fout.startersvrijstelling}.`,
      }
    case 'NietTeBerekenen':
      return {
        nl: 'Met deze normen en rentes is er geen uitkomst.',
        en: `These norms, rates and cost items give no result: ${fout.reden}.`,
      }
    case 'NietGeladen':
      return { nl: NIET_GELUKT, en: 'The code of the calculation, its norms or its rates failed to load.' }
    case 'Vernieuwd':
      return { nl: 'Laad de pagina opnieuw.', en: 'A file cannot load any more. Only a reload of the page helps.' }
    case 'Onbereikbaar':
      return { nl: NIET_GELUKT, en: 'The service could not be reached.' }
    case 'TijdVerstreken':
      return { nl: NIET_GELUKT, en: 'The service took longer than the time allowed.' }
    case 'StatusFout':
      return { nl: NIET_GELUKT, en: `The service answered with HTTP status ${fout.status}.` }
    case 'OnleesbaarAntwoord':
      return { nl: NIET_GELUKT, en: 'The answer of the service is not a financieringsopzet.' }
    case 'Onverwacht':
      return { nl: NIET_GELUKT, en: 'The calculation failed in an unexpected way.' }
    case 'TeGroot':
      return { nl: 'Dit bestand is te groot voor een rekenbewijs.', en: 'The text has more than 65536 bytes.' }
    case 'GeenJson':
      return zinVanTekst('GeenJson')
    case 'GeenRekenbewijs':
      return {
        nl: `Dit is geen rekenbewijs: ${perVeld(fout.leesfouten)}.`,
        en: `The text is not a receipt: ${perVeld(fout.leesfouten)}.`,
      }
    case 'GeenBedrag':
    case 'NegatiefBedrag':
    case 'VerkeerdGegroepeerd':
      return zinVanInvoer(fout, meldingVanBedragFout(fout))
    case 'GeenPercentage':
    case 'BuitenBereik':
      return zinVanInvoer(fout, meldingVanPercentageFout(fout))
    case 'GeenDatum':
      return zinVanInvoer(fout, meldingVanDatumFout(fout))
    case 'GeenGetal':
    case 'Gegroepeerd':
      return zinVanInvoer(fout, meldingVanGetalFout(fout))
    case 'TeVeelDecimalen':
      return zinVanInvoer(fout, 'decimalen' in fout ? meldingVanGetalFout(fout) : meldingVanPercentageFout(fout))
  }
}

/**
 * Returns the message about any reason in a Left: in Dutch for visitors, or in English for developers. The names of
 * fields, and what is wrong with a field, are in Dutch in both languages.
 * @example
 * toFoutmelding({ _tag: 'GeenRente', rentevastperiode: 120 }) // 'Er is geen rente voor 120 maanden.'
 * toFoutmelding({ _tag: 'GeenRente', rentevastperiode: 120 }, 'en') // '`rentetarieven` has no rate for 120 months.'
 */
export const toFoutmelding = (fout: Fout, taal: keyof Zin = 'nl'): string =>
  (typeof fout === 'string' ? zinVanTekst(fout) : zinVan(fout))[taal]
