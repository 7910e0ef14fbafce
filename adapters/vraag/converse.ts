import { filter, firstValueFrom } from 'rxjs'

import { toSamenvattingState, toUitkomstmelding, type Momentopname, type SamenvattingState } from '../../application'
import { toInvoerFouten } from '../../domain/invoer'
import {
  aanbiederVan,
  EERSTE_STAP,
  LAATSTE_STAP,
  STAPNUMMERS,
  type Stapnummer,
  type Veld,
} from '../../domain/orientatie'
import { antwoordTekst, herkomstZin, meldingTekst, stapTekst, vraagTekst } from '../../ui/tekst'
import { afdrukTekst, samenvattingLabels, samenvattingTekst, samenvattingdelenTekst } from '../../ui/tekst/voorKanalen'
import { terminalTekst as tekst } from './terminalTekst'
import type { TerminalCalculator } from './createTerminalCalculator'
import type { Prompter } from './createPrompter'
import { toTextBlocks } from './toTextBlocks'
import { askVeld } from './askVeld'
import { aannameLines, veranderLines, verhaalLines } from './explanationLines'
import { vragenVan } from './vragen'

/** The figures that the terminal can explain, in the order of the menu. */
const VERTELD = ['hypotheekbedrag', 'maximaleHypotheekOpInkomen', 'maandlastNetto', 'benodigdeFinanciering'] as const

/** The state of a conversation. `gesteld` has the questions that were asked and are still visible. */
interface Conversation {
  readonly prompter: Prompter
  readonly calculator: TerminalCalculator
  readonly gesteld: Set<Veld>
}

const vragenNu = (calculator: TerminalCalculator, stap: Stapnummer): readonly Veld[] =>
  vragenVan(calculator.orientatie.state(), stap, calculator)

/** Asks a question. Deletes from `gesteld` the questions that the answer hides, so that they can be asked again. */
const ask = async (conversation: Conversation, veld: Veld): Promise<void> => {
  const { prompter, calculator, gesteld } = conversation
  await askVeld(prompter, veld, calculator)
  gesteld.add(veld)
  const nu = new Set(STAPNUMMERS.flatMap((stap) => vragenNu(calculator, stap)))
  for (const een of gesteld) if (!nu.has(een)) gesteld.delete(een)
}

/** Asks the questions of a step that were not asked yet. Each answer can add or remove questions. */
const askStap = async (conversation: Conversation, stap: Stapnummer): Promise<void> => {
  const { prompter, calculator, gesteld } = conversation
  const volgende = () => vragenNu(calculator, stap).find((veld) => !gesteld.has(veld))
  for (let veld = volgende(); veld !== undefined; veld = volgende()) {
    const { groep } = vraagTekst(veld, calculator.orientatie.state())
    if (groep !== undefined) prompter.title(groep)
    await ask(conversation, veld)
  }
}

const uitkomstVan = async ({ orientatie }: TerminalCalculator): Promise<SamenvattingState> =>
  toSamenvattingState(await firstValueFrom(orientatie.berekening$.pipe(filter(({ loading }) => !loading))))

const showBlocks = (prompter: Prompter, momentopname: Momentopname, stap: Stapnummer): void => {
  for (const { titel, lines } of toTextBlocks(momentopname, stap, prompter.width())) {
    prompter.title(titel)
    prompter.say(...lines)
  }
}

/** Shows and returns the result of the answers so far. Without a result, shows a message and returns undefined. */
const showUitkomst = async (
  { prompter, calculator }: Conversation,
  stap: Stapnummer,
): Promise<Momentopname | undefined> => {
  const uitkomst = await uitkomstVan(calculator)
  const { momentopname, fout } = uitkomst
  if (fout !== undefined || momentopname === undefined) {
    prompter.say('', meldingTekst(fout ?? 'nogNietBerekend'))
    return undefined
  }
  showBlocks(prompter, momentopname, stap)
  prompter.say('', herkomstZin(momentopname, calculator.normen, EERSTE_STAP))
  if (stap !== LAATSTE_STAP) return momentopname
  const melding = toUitkomstmelding(uitkomst, stap)
  if (melding === 'waarschuwing') {
    prompter.title(samenvattingdelenTekst.watVeranderen)
    prompter.say(meldingTekst(melding), '', ...veranderLines(momentopname, calculator))
  } else prompter.say('', melding === undefined ? afdrukTekst.voet : meldingTekst(melding))
  return momentopname
}

/** Lets the visitor change an answer, asks the questions that the new answer adds, and shows the new result. */
const verander = async (conversation: Conversation, momentopname: Momentopname): Promise<void> => {
  const { prompter, calculator } = conversation
  const velden = STAPNUMMERS.flatMap((stap) => vragenNu(calculator, stap))
  const keuzes = velden.map((veld) => ({
    waarde: veld,
    tekst: `${vraagTekst(veld, momentopname).label}: ${antwoordTekst(veld, momentopname)}`,
  }))
  const veld = await prompter.choose<Veld | undefined>({ vraag: tekst.welkAntwoord }, [
    ...keuzes,
    { waarde: undefined, tekst: tekst.terug },
  ])
  if (veld === undefined) return
  await ask(conversation, veld)
  for (const stap of STAPNUMMERS) await askStap(conversation, stap)
  await showUitkomst(conversation, LAATSTE_STAP)
}

const tell = async ({ prompter, calculator }: Conversation, momentopname: Momentopname): Promise<void> => {
  const velden = VERTELD.filter((veld) => momentopname.financieringsOpzet[veld] !== undefined)
  const keuzes = velden.map((waarde) => ({ waarde, tekst: samenvattingLabels[waarde] }))
  const veld = await prompter.choose({ vraag: samenvattingTekst.hoeBerekend }, keuzes)
  prompter.title(samenvattingLabels[veld])
  prompter.say(...verhaalLines(momentopname, calculator, veld))
}

/** Offers a menu to change answers and to see explanations, until the visitor stops or there is no result. */
const followUp = async (conversation: Conversation): Promise<void> => {
  const { prompter, calculator } = conversation
  const { klaar, wijzig, verhaal, aannames } = tekst.keuzes
  for (;;) {
    const { momentopname } = await uitkomstVan(calculator)
    if (momentopname === undefined) return
    const keuze = await prompter.choose(
      { vraag: tekst.verder },
      [klaar, wijzig, verhaal, aannames].map((waarde) => ({ waarde, tekst: waarde })),
    )
    if (keuze === klaar) return
    if (keuze === wijzig) await verander(conversation, momentopname)
    else if (keuze === verhaal) await tell(conversation, momentopname)
    else {
      prompter.title(samenvattingTekst.aannames)
      prompter.say(...aannameLines(momentopname, calculator))
    }
  }
}

/** Runs the conversation: asks the questions of each step, shows the result of each step, and then offers the menu. */
export const converse = async (prompter: Prompter, calculator: TerminalCalculator): Promise<void> => {
  const { orientatie, stappen, labelCode } = calculator
  const conversation: Conversation = { prompter, calculator, gesteld: new Set() }
  prompter.title(tekst.welkom(aanbiederVan(labelCode)))
  prompter.say(tekst.uitleg)
  for (const stap of STAPNUMMERS) {
    prompter.title(stapTekst(stap))
    await askStap(conversation, stap)
    await showUitkomst(conversation, stap)
    stappen.gaVerder(toInvoerFouten(orientatie.state(), stap, new Map()))
  }
  await followUp(conversation)
}
