import { filter, firstValueFrom } from 'rxjs'

import { toSamenvattingState, toUitkomstmelding, type Momentopname, type SamenvattingState } from '../../application'
import {
  aanbiederVan,
  EERSTE_STAP,
  LAATSTE_STAP,
  STAPNUMMERS,
  STAPPEN,
  toInvoerFouten,
  type Stapnummer,
  type Veld,
} from '../../domain'
import { antwoordTekst } from '../../ui/afdruk/zinnen'
import { foutTekst, herkomstZin } from '../../ui/samenvatting/zinnen'
import {
  afdrukTekst,
  meldingen,
  renteTekst,
  samenvattingLabels,
  samenvattingTekst,
  terminalTekst as tekst,
} from '../../ui/tekst'
import { vraagTekst } from '../../ui/vragen/zinnen'
import type { Rekenhulp } from './composeer'
import type { Scherm } from './createScherm'
import { toBlokken } from './samenvatting'
import { stelVraag } from './stelVraag'
import { aannameRegels, veranderRegels, verhaalRegels } from './uitleg'
import { groepVan, vragenVan } from './vragen'

/** The figures that there is a story of, the key figures first. */
const VERTELD = ['hypotheekbedrag', 'maximaleHypotheekOpInkomen', 'maandlastNetto', 'benodigdeFinanciering'] as const

/** A conversation: who asks, what is asked of, and which questions were asked. */
interface Gesprek {
  readonly scherm: Scherm
  readonly rekenhulp: Rekenhulp
  readonly gesteld: Set<Veld>
}

const vragenNu = (rekenhulp: Rekenhulp, stap: Stapnummer): readonly Veld[] =>
  vragenVan(rekenhulp.orientatie.state(), stap, rekenhulp)

/** Asks a question; what it makes disappear counts as not asked, so that it is asked when it comes back. */
const stel = async (gesprek: Gesprek, veld: Veld): Promise<void> => {
  const { scherm, rekenhulp, gesteld } = gesprek
  await stelVraag(scherm, veld, rekenhulp)
  gesteld.add(veld)
  const nu = new Set(STAPNUMMERS.flatMap((stap) => vragenNu(rekenhulp, stap)))
  for (const een of gesteld) if (!nu.has(een)) gesteld.delete(een)
}

/** Asks the questions of a step that were not asked yet; which those are, the answers decide. */
const vraagStap = async (gesprek: Gesprek, stap: Stapnummer): Promise<void> => {
  const { scherm, rekenhulp, gesteld } = gesprek
  const volgende = () => vragenNu(rekenhulp, stap).find((veld) => !gesteld.has(veld))
  for (let veld = volgende(); veld !== undefined; veld = volgende()) {
    const groep = groepVan(veld, rekenhulp.orientatie.state())
    if (groep !== undefined) scherm.titel(groep)
    await stel(gesprek, veld)
  }
}

const uitkomstVan = async ({ orientatie }: Rekenhulp): Promise<SamenvattingState> =>
  toSamenvattingState(await firstValueFrom(orientatie.berekening$.pipe(filter(({ loading }) => !loading))))

const toonBlokken = (scherm: Scherm, momentopname: Momentopname, stap: Stapnummer): void => {
  for (const { titel, regels } of toBlokken(momentopname, stap, scherm.breedte())) {
    scherm.titel(titel)
    scherm.zeg(...regels)
  }
}

/** Shows what the answers come to so far. */
const toonUitkomst = async ({ scherm, rekenhulp }: Gesprek, stap: Stapnummer): Promise<Momentopname | undefined> => {
  const uitkomst = await uitkomstVan(rekenhulp)
  const { momentopname, fout } = uitkomst
  if (fout !== undefined || momentopname === undefined) {
    scherm.zeg('', fout === undefined ? samenvattingTekst.nogNietBerekend : foutTekst(fout))
    return undefined
  }
  toonBlokken(scherm, momentopname, stap)
  if (stap !== LAATSTE_STAP) return momentopname
  scherm.zeg('', herkomstZin(momentopname, rekenhulp.normen, EERSTE_STAP))
  const melding = toUitkomstmelding(uitkomst, stap)
  if (melding === 'waarschuwing') {
    scherm.titel(samenvattingTekst.watVeranderen)
    scherm.zeg(meldingen.letOp, '', ...veranderRegels(momentopname, rekenhulp.normen, rekenhulp.rentetarieven))
  } else scherm.zeg('', melding === 'schatting' ? renteTekst.inschatting : afdrukTekst.voet)
  return momentopname
}

/** Asks which answer has to change, asks it again, and then what follows from it. */
const verander = async (gesprek: Gesprek, momentopname: Momentopname): Promise<void> => {
  const { scherm, rekenhulp } = gesprek
  const velden = STAPNUMMERS.flatMap((stap) => vragenNu(rekenhulp, stap))
  const keuzes = velden.map((veld) => ({
    waarde: veld,
    tekst: `${vraagTekst(veld, momentopname).label}: ${antwoordTekst(veld, momentopname)}`,
  }))
  const veld = await scherm.kies<Veld | undefined>({ vraag: tekst.welkAntwoord }, [
    ...keuzes,
    { waarde: undefined, tekst: tekst.terug },
  ])
  if (veld === undefined) return
  await stel(gesprek, veld)
  for (const stap of STAPNUMMERS) await vraagStap(gesprek, stap)
  await toonUitkomst(gesprek, LAATSTE_STAP)
}

const vertel = async ({ scherm, rekenhulp }: Gesprek, momentopname: Momentopname): Promise<void> => {
  const velden = VERTELD.filter((veld) => momentopname.financieringsOpzet[veld] !== undefined)
  const keuzes = velden.map((waarde) => ({ waarde, tekst: samenvattingLabels[waarde] }))
  const veld = await scherm.kies({ vraag: samenvattingTekst.hoeBerekend }, keuzes)
  scherm.titel(samenvattingLabels[veld])
  scherm.zeg(...verhaalRegels(momentopname, rekenhulp.normen, veld))
}

/** Lets somebody change answers and look behind the figures, until it is enough. */
const naloop = async (gesprek: Gesprek): Promise<void> => {
  const { scherm, rekenhulp } = gesprek
  const { klaar, wijzig, verhaal, aannames } = tekst.keuzes
  for (;;) {
    const { momentopname } = await uitkomstVan(rekenhulp)
    if (momentopname === undefined) return
    const keuze = await scherm.kies(
      { vraag: tekst.verder },
      [klaar, wijzig, verhaal, aannames].map((waarde) => ({ waarde, tekst: waarde })),
    )
    if (keuze === klaar) return
    if (keuze === wijzig) await verander(gesprek, momentopname)
    else if (keuze === verhaal) await vertel(gesprek, momentopname)
    else {
      scherm.titel(samenvattingTekst.aannames)
      scherm.zeg(...aannameRegels(momentopname, rekenhulp.normen))
    }
  }
}

/** Asks the questions of the calculator, step by step, shows what they come to, and lets somebody go on from there. */
export const voerGesprek = async (scherm: Scherm, rekenhulp: Rekenhulp): Promise<void> => {
  const { orientatie, stappen, labelCode } = rekenhulp
  const gesprek: Gesprek = { scherm, rekenhulp, gesteld: new Set() }
  scherm.titel(tekst.welkom(aanbiederVan(labelCode)))
  scherm.zeg(tekst.uitleg)
  for (const stap of STAPNUMMERS) {
    scherm.titel(tekst.naarStap(stap + 1, STAPPEN.length, STAPPEN[stap]))
    await vraagStap(gesprek, stap)
    await toonUitkomst(gesprek, stap)
    stappen.gaVerder(toInvoerFouten(orientatie.state(), stap, new Map()))
  }
  await naloop(gesprek)
}
