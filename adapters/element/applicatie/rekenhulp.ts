import { option } from 'fp-ts'
import { BehaviorSubject } from 'rxjs'

import {
  nieuweOrientatie,
  type Normen,
  type Orientatie,
  type Rekenkader,
  type Stap,
  type StappenState,
} from '../../../domain'
import { createKladblok, meldingen, type Kladblok } from '../../../ui'
import { createContainer } from '../../container'
import type { Omgeving } from '../omgeving'
import {
  bewaarAntiForgery,
  createAankondiger,
  createPagina,
  createReferenties,
  dialogenOp,
  leesAntiForgery,
  opDezeWebsite,
  vertelPagina,
  zoekAnalyticsHub,
} from './pagina'
import { isZelfdeRekenwijze, toInstellingen, type GeldigeEigenschappen, type Opzet } from './opzet'
import { createScherm } from './scherm'
import { volgNormen } from './volgNormen'

/** What a visitor did in a calculator that ended, for one that goes on with it. */
export interface Bewaard {
  readonly orientatie: Orientatie
  readonly stappen: StappenState
  readonly kladblok: Kladblok
  /** What analytics reported last as calculated. */
  readonly gemeld: Orientatie | undefined
}

/** One running calculator in its shadow root. */
export interface LopendeRekenhulp {
  /** Brand, audience, norms, rates, links or the place of calculation become these; what the visitor typed stays. */
  readonly neemOver: (eigenschappen: GeldigeEigenschappen) => void
  /** The step that stands. */
  readonly stap: () => Stap
  /** Hides the calculator without ending anything, until it takes over the next properties. */
  readonly verberg: () => void
  /** Calculates again what could not be calculated before: the page or the connection came back. */
  readonly hervat: () => void
  /** Ends everything, and gives what a next one can go on with. */
  readonly eindig: () => Bewaard
}

/** Starts a calculator: its own services, its own screen, its own ties to the page. */
export const startRekenhulp = (
  omgeving: Omgeving,
  begin: GeldigeEigenschappen,
  normen: Normen,
  bewaard?: Bewaard,
): LopendeRekenhulp => {
  let opzet: Opzet = { eigenschappen: begin, normen: begin.berekening === 'lokaal' ? normen : undefined }
  let zichtbaar = true
  const analyticsAan = new BehaviorSubject(begin.analytics)
  const referenties = createReferenties(omgeving.host)
  const kladblok = bewaard?.kladblok ?? createKladblok()

  const kader = async (): Promise<Rekenkader> => {
    const { eigenschappen } = opzet
    const geladen = await omgeving.laadNormen(eigenschappen.normjaar)
    const isEerste = option.isNone(container.samenvatting.state().momentopname)
    if (isEerste && eigenschappen === opzet.eigenschappen) toonNormen(geladen)
    return { normen: geladen, rentetarieven: toInstellingen({ eigenschappen, normen: geladen }).rentetarieven ?? {} }
  }

  const container = createContainer({
    start: {
      ...(bewaard?.orientatie ?? nieuweOrientatie(begin.labelCode)),
      labelCode: begin.labelCode,
      type: begin.type,
    },
    stappen: bewaard?.stappen,
    berekening: () => opzet.eigenschappen.berekening,
    dienst: {
      basis: () => opDezeWebsite(opzet.eigenschappen.apiBase),
      antiForgery: () => leesAntiForgery(referenties),
      bewaarAntiForgery: (token) => bewaarAntiForgery(referenties, token),
    },
    kader,
    klok: { nu: () => new Date() },
    isVoorbeeldrente: () => toInstellingen(opzet).isVoorbeeldrente,
    analytics: {
      aan$: analyticsAan,
      dynamicFrontend: omgeving.host.localName,
      hub: () => zoekAnalyticsHub(referenties),
      wachtrij: () => opzet.eigenschappen.analyticsQueue,
      gemeld: bewaard?.gemeld,
    },
    dialogen: dialogenOp(omgeving.host.ownerDocument),
    herberekeningMelding: meldingen.herberekening,
  })
  const aankondiger = createAankondiger(omgeving.host.ownerDocument)
  const verbindingen = vertelPagina(omgeving, container)
  verbindingen.add(container.aankondiging.aankondiging$.subscribe(aankondiger.zeg))
  const scherm = createScherm(
    omgeving,
    container,
    createPagina(omgeving, referenties, container.analytics.meldInvoerfout),
    kladblok,
  )
  const toonNormen = (nieuw: Normen | undefined) => {
    if (nieuw === opzet.normen) return
    opzet = { ...opzet, normen: nieuw }
    if (zichtbaar) scherm.toon(opzet)
  }
  verbindingen.add(volgNormen(container.samenvatting, omgeving).subscribe(toonNormen))

  const neemOver = (eigenschappen: GeldigeEigenschappen) => {
    const vorigeOpzet = opzet
    opzet = { ...opzet, eigenschappen }
    analyticsAan.next(eigenschappen.analytics)
    container.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: eigenschappen.labelCode })
    container.orientatie.dispatch({ soort: 'typeGewijzigd', type: eigenschappen.type })
    if (!isZelfdeRekenwijze(opzet, vorigeOpzet)) container.orientatie.herbereken()
    zichtbaar = true
    scherm.toon(opzet)
  }
  const ruimOp = () => {
    scherm.eindig()
    verbindingen.unsubscribe()
    container.dispose()
    aankondiger.eindig()
  }

  try {
    neemOver(begin)
  } catch (oorzaak) {
    ruimOp()
    throw oorzaak
  }

  return {
    neemOver,
    stap: () => container.stappen.state().huidig,
    verberg: () => {
      zichtbaar = false
      scherm.verberg()
    },
    hervat: () => {
      if (container.orientatie.state().berekening._tag !== 'Done') container.orientatie.herbereken()
    },
    eindig: () => {
      const gedaan = {
        orientatie: container.orientatie.state().orientatie,
        stappen: container.stappen.state(),
        kladblok,
        gemeld: container.analytics.gemeld(),
      }
      ruimOp()
      return gedaan
    },
  }
}
