import { either } from 'fp-ts'

import {
  berekenJaarinkomen,
  KREDIETLAST_PERCENTAGE,
  kredietlast,
  lijktMaandinkomen,
  toAntwoord,
  type Krediet,
} from '../../domain'
import { formatEuro, HOOGSTE_BEDRAG, parseBedrag, type Bedrag } from '../../domain/geld'
import {
  clampGetal,
  leesbaarBedrag,
  verplicht,
  verplichtMelding,
  voorbeeldBedrag,
  type InkomensberekeningVeld,
} from '../../domain/invoer'
import { waardeVan, type BedragVeld, type Veld, type Wie } from '../../domain/orientatie'
import { vraagTekst } from '../../ui/tekst'
import {
  jaarinkomenTekst,
  jaNeeTekst,
  knoppen,
  kredietTekst,
  limietenTekst,
  maandinkomenTekst,
} from '../../ui/tekst/voorKanalen'
import { terminalTekst as tekst } from './terminalTekst'
import type { TerminalCalculator } from './createTerminalCalculator'
import type { Prompter, Prompt } from './createPrompter'
import { isKeuzeveld, keuzesMetRente } from './vragen'

const toPrompt = (veld: Veld, { orientatie }: TerminalCalculator): Prompt => {
  const { label, optioneel, hulp, toelichting } = vraagTekst(veld, orientatie.state())
  return { vraag: optioneel === undefined ? label : `${label} (${optioneel})`, hulp: hulp ?? toelichting }
}

const jaNee = (['ja', 'nee'] as const).map((waarde) => ({ waarde, tekst: jaNeeTekst[waarde] }))

/** The name of a question: of the calculator, of its income calculator, or about credit. */
type Bedragvraag = Veld | InkomensberekeningVeld | keyof Krediet

/** Returns the message for a missing answer; undefined for a question that may be left empty, such as credit. */
const meldingBij = (veld: Bedragvraag): string | undefined =>
  veld === 'limieten' || veld === 'koopOpAfbetaling' ? undefined : verplichtMelding(veld)

/** Creates the check of a typed amount. The check returns a Dutch message, or undefined for a valid amount. */
const foutIn =
  (veld: Bedragvraag) =>
  (getypt: string): string | undefined => {
    const melding = meldingBij(veld)
    return (
      leesbaarBedrag({}, voorbeeldBedrag(veld))(getypt) ??
      (melding === undefined ? undefined : verplicht({ melding })(getypt))
    )
  }

const gelezen = (getypt: string): Bedrag | undefined =>
  either.getOrElse((): Bedrag | undefined => undefined)(parseBedrag(getypt))

/** Asks for an amount in euro; returns undefined if left empty. Shows the amount if the typed text differs from it. */
const askBedrag = async (
  prompter: Prompter,
  vraag: Prompt,
  veld: Bedragvraag,
  begin?: Bedrag,
): Promise<Bedrag | undefined> => {
  const getypt = await prompter.type(vraag, begin === undefined ? '' : String(begin), foutIn(veld))
  const bedrag = gelezen(getypt)
  if (bedrag !== undefined && String(bedrag) !== getypt.trim()) prompter.say(tekst.gelezen(formatEuro(bedrag)))
  return bedrag
}

/** Asks for a gross monthly income, a thirteenth month and holiday pay. Returns the gross yearly income in euro. */
const askMaandinkomen = async (prompter: Prompter, wie: Wie): Promise<Bedrag | undefined> => {
  const woorden = maandinkomenTekst[wie]
  const { brutomaandinkomenHulp, vakantiegeldHulp } = maandinkomenTekst
  const vraag = { vraag: woorden.brutomaandinkomen, hulp: brutomaandinkomenHulp }
  const brutomaandinkomen = await askBedrag(prompter, vraag, 'brutomaandinkomen')
  const dertiendemaand = await prompter.choose({ vraag: woorden.dertiendemaand }, jaNee, 'nee')
  const vakantiegeld = await prompter.choose({ vraag: woorden.vakantiegeld, hulp: vakantiegeldHulp }, jaNee, 'nee')
  const jaarinkomen = berekenJaarinkomen({ brutomaandinkomen, dertiendemaand, vakantiegeld })
  if (jaarinkomen !== undefined) prompter.say(jaarinkomenTekst.ingevuld(formatEuro(jaarinkomen)))
  return jaarinkomen
}

/** Asks whether an income that looks monthly is yearly. If not, asks the monthly income. Returns the yearly income. */
const askPerJaar = async (prompter: Prompter, wie: Wie, inkomen: Bedrag): Promise<Bedrag | undefined> => {
  const isPerJaar = await prompter.choose({ vraag: jaarinkomenTekst.perJaar }, [
    { waarde: true, tekst: tekst.perJaar },
    { waarde: false, tekst: knoppen.berekenJaarinkomen },
  ])
  return isPerJaar ? inkomen : await askMaandinkomen(prompter, wie)
}

/** Asks about credit. Returns `leningen` plus the burden of the credit, in euro a month, at most `HOOGSTE_BEDRAG`. */
const askKrediet = async (prompter: Prompter, wie: Wie, label: string, leningen: Bedrag | undefined) => {
  const heeftKrediet = await prompter.choose({ vraag: tekst.krediet[wie] }, jaNee, 'nee')
  if (heeftKrediet === 'nee') return leningen
  const { limieten: limiet, limietenHulp, koopOpAfbetaling: koop, koopOpAfbetalingHulp } = limietenTekst
  const limieten = await askBedrag(prompter, { vraag: limiet[wie], hulp: limietenHulp }, 'limieten')
  const koopOpAfbetaling = await askBedrag(
    prompter,
    { vraag: koop[wie], hulp: koopOpAfbetalingHulp },
    'koopOpAfbetaling',
  )
  const last = Math.round(kredietlast({ limieten, koopOpAfbetaling }))
  if (last === 0) return leningen
  const totaal = clampGetal((leningen ?? 0) + last, { max: HOOGSTE_BEDRAG })
  prompter.say(tekst.telling(limietenTekst.uitkomst(KREDIETLAST_PERCENTAGE), formatEuro(last)))
  prompter.say(kredietTekst.ingevuld(label, formatEuro(totaal)))
  return totaal
}

const bedragVan = async (
  prompter: Prompter,
  veld: BedragVeld,
  calculator: TerminalCalculator,
): Promise<Bedrag | undefined> => {
  const orientatie = calculator.orientatie.state()
  const bedrag = await askBedrag(prompter, toPrompt(veld, calculator), veld, waardeVan(orientatie, veld))
  if (veld === 'eigen.leningen' || veld === 'partner.leningen') {
    const { label } = vraagTekst(veld, orientatie)
    return askKrediet(prompter, veld === 'eigen.leningen' ? 'eigen' : 'partner', label, bedrag)
  }
  if (veld !== 'eigen.inkomen' && veld !== 'partner.inkomen') return bedrag
  const wie = veld === 'eigen.inkomen' ? 'eigen' : 'partner'
  const isMaand = lijktMaandinkomen(orientatie[wie].dienstBetrekking, bedrag)
  return isMaand && bedrag !== undefined ? askPerJaar(prompter, wie, bedrag) : bedrag
}

/** Asks one question and stores the answer. Shows the remark about the chosen option, if the option has one. */
export const askVeld = async (prompter: Prompter, veld: Veld, calculator: TerminalCalculator): Promise<void> => {
  const { orientatie, rentetarieven } = calculator
  if (!isKeuzeveld(veld)) {
    orientatie.dispatch(toAntwoord(veld, await bedragVan(prompter, veld, calculator)))
    return
  }
  const nu = orientatie.state()
  const keuzes = keuzesMetRente(veld, nu, rentetarieven)
  orientatie.dispatch(toAntwoord(veld, await prompter.choose(toPrompt(veld, calculator), keuzes, waardeVan(nu, veld))))
  const { opmerking } = vraagTekst(veld, orientatie.state())
  if (opmerking !== undefined) prompter.say(opmerking)
}
