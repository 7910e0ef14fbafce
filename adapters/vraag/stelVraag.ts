import { either } from 'fp-ts'

import {
  berekenJaarinkomen,
  clampGetal,
  formatEuro,
  HOOGSTE_BEDRAG,
  isLoondienst,
  isVerplicht,
  KREDIETLAST_PERCENTAGE,
  kredietlast,
  lijktMaandinkomen,
  leesbaarBedrag,
  parseBedrag,
  toAntwoord,
  verplicht,
  verplichtMelding,
  waardeVan,
  type Bedrag,
  type BedragVeld,
  type InkomensberekeningVeld,
  type Krediet,
  type Veld,
  type Wie,
} from '../../domain'
import { overigTekst } from '../../ui/stappen/zinnen'
import {
  algemeneTekst,
  jaarinkomenTekst,
  jaNeeTekst,
  knoppen,
  kredietTekst,
  limietenTekst,
  maandinkomenTekst,
  meldingen,
  terminalTekst as tekst,
  woningTekst,
} from '../../ui/tekst'
import { vraagTekst } from '../../ui/vragen/zinnen'
import type { Rekenhulp } from './composeer'
import type { Scherm, Schermvraag } from './createScherm'
import { isKeuzeveld, keuzesMetNaam } from './vragen'

const extraHulp: Readonly<Partial<Record<Veld, string>>> = {
  ...woningTekst.hulp,
  energielabelType: woningTekst.energielabelUitleg,
}

const toSchermvraag = (veld: Veld, { orientatie }: Rekenhulp): Schermvraag => {
  const { label, hulp, toelichting } = vraagTekst(veld, orientatie.state())
  return {
    vraag: isVerplicht(veld) ? label : `${label} (${algemeneTekst.optioneel})`,
    hulp: hulp ?? extraHulp[veld] ?? toelichting,
  }
}

const jaNee = (['ja', 'nee'] as const).map((waarde) => ({ waarde, tekst: jaNeeTekst[waarde] }))

/** A question that is answered with an amount. */
type Bedragvraag = Veld | InkomensberekeningVeld | keyof Krediet

/** Nobody has to fill in credit. */
const meldingBij = (veld: Bedragvraag): string | undefined =>
  veld === 'limieten' || veld === 'koopOpAfbetaling' ? undefined : verplichtMelding(veld)

/** The message about a text that is no amount, or about one that is not there; by the rules of the domain. */
const foutIn =
  (veld: Bedragvraag) =>
  (getypt: string): string | undefined => {
    const melding = meldingBij(veld)
    return leesbaarBedrag()(getypt) ?? (melding === undefined ? undefined : verplicht({ melding })(getypt))
  }

const gelezen = (getypt: string): Bedrag | undefined =>
  either.getOrElse((): Bedrag | undefined => undefined)(parseBedrag(getypt))

/** Asks for an amount, and says what was understood when that is other than what was typed. */
const vraagBedrag = async (
  scherm: Scherm,
  vraag: Schermvraag,
  veld: Bedragvraag,
  begin?: Bedrag,
): Promise<Bedrag | undefined> => {
  const getypt = await scherm.typ(vraag, begin === undefined ? '' : String(begin), foutIn(veld))
  const bedrag = gelezen(getypt)
  if (bedrag !== undefined && String(bedrag) !== getypt.trim()) scherm.zeg(tekst.gelezen(formatEuro(bedrag)))
  return bedrag
}

/** Works out a yearly income from a monthly one. */
const vraagMaandinkomen = async (scherm: Scherm, wie: Wie): Promise<Bedrag | undefined> => {
  const woorden = maandinkomenTekst[wie]
  const hulp = maandinkomenTekst.brutomaandinkomenHulp
  const vraag = { vraag: woorden.brutomaandinkomen, hulp }
  const brutomaandinkomen = await vraagBedrag(scherm, vraag, 'brutomaandinkomen')
  const dertiendemaand = await scherm.kies({ vraag: woorden.dertiendemaand }, jaNee, 'nee')
  const vakantiegeld = await scherm.kies({ vraag: woorden.vakantiegeld }, jaNee, 'nee')
  const jaarinkomen = berekenJaarinkomen({ brutomaandinkomen, dertiendemaand, vakantiegeld })
  if (jaarinkomen !== undefined) scherm.zeg(jaarinkomenTekst.ingevuld(formatEuro(jaarinkomen)))
  return jaarinkomen
}

/** Asks of an income that looks like one of a month what it is. */
const vraagPerJaar = async (scherm: Scherm, wie: Wie, inkomen: Bedrag): Promise<Bedrag | undefined> => {
  const isPerJaar = await scherm.kies({ vraag: jaarinkomenTekst.perJaar }, [
    { waarde: true, tekst: tekst.perJaar },
    { waarde: false, tekst: knoppen.berekenJaarinkomen },
  ])
  return isPerJaar ? inkomen : await vraagMaandinkomen(scherm, wie)
}

/** Works out what credit counts for, and adds it to what is paid on other loans. */
const vraagKrediet = async (scherm: Scherm, wie: Wie, label: string, leningen: Bedrag | undefined) => {
  const heeftKrediet = await scherm.kies({ vraag: tekst.krediet[wie] }, jaNee, 'nee')
  if (heeftKrediet === 'nee') return leningen
  const { limieten: limiet, limietenHulp, koopOpAfbetaling: koop, koopOpAfbetalingHulp } = limietenTekst
  const limieten = await vraagBedrag(scherm, { vraag: limiet[wie], hulp: limietenHulp }, 'limieten')
  const koopOpAfbetaling = await vraagBedrag(
    scherm,
    { vraag: koop[wie], hulp: koopOpAfbetalingHulp },
    'koopOpAfbetaling',
  )
  const last = Math.round(kredietlast({ limieten, koopOpAfbetaling }))
  if (last === 0) return leningen
  const totaal = clampGetal((leningen ?? 0) + last, { max: HOOGSTE_BEDRAG })
  scherm.zeg(tekst.telling(limietenTekst.uitkomst(KREDIETLAST_PERCENTAGE), formatEuro(last)))
  scherm.zeg(kredietTekst.ingevuld(label, formatEuro(totaal)))
  return totaal
}

const bedragVan = async (scherm: Scherm, veld: BedragVeld, rekenhulp: Rekenhulp): Promise<Bedrag | undefined> => {
  const orientatie = rekenhulp.orientatie.state()
  const bedrag = await vraagBedrag(scherm, toSchermvraag(veld, rekenhulp), veld, waardeVan(orientatie, veld))
  if (veld === 'eigen.leningen' || veld === 'partner.leningen') {
    const { label } = vraagTekst(veld, orientatie)
    return vraagKrediet(scherm, veld === 'eigen.leningen' ? 'eigen' : 'partner', label, bedrag)
  }
  if (veld !== 'eigen.inkomen' && veld !== 'partner.inkomen') return bedrag
  const wie = veld === 'eigen.inkomen' ? 'eigen' : 'partner'
  const isMaand = isLoondienst(orientatie[wie].dienstBetrekking) && lijktMaandinkomen(bedrag)
  return isMaand && bedrag !== undefined ? vraagPerJaar(scherm, wie, bedrag) : bedrag
}

/** What is said of an answer right after it. */
const naAntwoord = (veld: Veld, { orientatie, labelCode }: Rekenhulp): string | undefined => {
  if (veld !== 'eigen.dienstBetrekking' && veld !== 'partner.dienstBetrekking') return undefined
  const wie = veld === 'eigen.dienstBetrekking' ? 'eigen' : 'partner'
  const { dienstBetrekking } = orientatie.state()[wie]
  if (dienstBetrekking === 'Overig') return overigTekst(wie, labelCode)
  if (dienstBetrekking !== 'Pensioen') return undefined
  return wie === 'eigen' ? meldingen.pensioenAow : meldingen.pensioenAowPartner
}

/** Asks one question and passes the answer on. */
export const stelVraag = async (scherm: Scherm, veld: Veld, rekenhulp: Rekenhulp): Promise<void> => {
  const { orientatie, rentetarieven } = rekenhulp
  const waarde = isKeuzeveld(veld)
    ? await scherm.kies(
        toSchermvraag(veld, rekenhulp),
        keuzesMetNaam(veld, orientatie.state(), rentetarieven),
        waardeVan(orientatie.state(), veld),
      )
    : await bedragVan(scherm, veld, rekenhulp)
  orientatie.dispatch(toAntwoord(veld, waarde))
  const gezegd = naAntwoord(veld, rekenhulp)
  if (gezegd !== undefined) scherm.zeg(gezegd)
}
