import { BehaviorSubject } from 'rxjs'

import {
  nieuweOrientatie,
  type Normen,
  type Normjaar,
  type Orientatie,
  type Stap,
  type StappenState,
} from '../../../domain'
import { createKladblok, meldingen, type Kladblok } from '../../../ui'
import { pageOf } from '../../container'
import type { Omgeving } from '../omgeving'
import { isZelfdeRekenwijze, toInstellingen, type GeldigeEigenschappen, type Opzet } from './opzet'
import {
  bewaarAntiForgery,
  createPagina,
  createReferenties,
  leesAntiForgery,
  opDezeWebsite,
  vertelPagina,
  zoekAnalyticsHub,
} from './pagina'
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
  /**
   * Brand, audience, norms, rates, links or the place of calculation become these; what the visitor typed stays. The
   * figures of another norm year come along, unless they cannot be loaded: then the calculation says so.
   */
  readonly neemOver: (eigenschappen: GeldigeEigenschappen, normen?: Normen) => void
  /** The norm year that was taken over last. */
  readonly normjaar: () => Normjaar
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
  const page = pageOf(omgeving.host.ownerDocument, omgeving.laadNormen)
  let opzet: Opzet = { eigenschappen: begin, normen, antwoord: undefined }
  let zichtbaar = true
  const analyticsAan = new BehaviorSubject(begin.analytics)
  const referenties = createReferenties(omgeving.host)
  const kladblok = bewaard?.kladblok ?? createKladblok()

  const container = page.createCalculator({
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
    kader: () => ({
      normjaar: opzet.eigenschappen.normjaar,
      rentetarieven: toInstellingen(opzet).rentetarieven ?? {},
    }),
    klok: { nu: () => new Date() },
    isVoorbeeldrente: () => toInstellingen(opzet).isVoorbeeldrente,
    analytics: {
      aan$: analyticsAan,
      dynamicFrontend: omgeving.host.localName,
      hub: () => zoekAnalyticsHub(referenties),
      wachtrij: () => opzet.eigenschappen.analyticsQueue,
      gemeld: bewaard?.gemeld,
    },
    herberekeningMelding: meldingen.herberekening,
  })
  const verbindingen = vertelPagina(omgeving, container)
  const scherm = createScherm(
    omgeving,
    page.styles,
    container,
    createPagina(omgeving, referenties, container.analytics.meldInvoerfout),
    kladblok,
  )
  verbindingen.add(
    volgNormen(container.orientatie, omgeving).subscribe((antwoord) => {
      const getoond = toInstellingen(opzet).normen
      opzet = { ...opzet, antwoord }
      if (zichtbaar && antwoord.normen !== getoond) scherm.toon(opzet)
    }),
  )

  const neemOver = (eigenschappen: GeldigeEigenschappen, nieuw: Normen = opzet.normen) => {
    const vorigeOpzet = opzet
    opzet = { ...opzet, eigenschappen, normen: nieuw }
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
  }

  try {
    neemOver(begin)
  } catch (oorzaak) {
    ruimOp()
    throw oorzaak
  }

  return {
    neemOver,
    normjaar: () => opzet.eigenschappen.normjaar,
    stap: () => container.stappen.state().huidig,
    verberg: () => {
      zichtbaar = false
      scherm.verberg()
    },
    hervat: () => {
      const { loading, fout } = container.orientatie.state()
      if (loading || fout !== undefined) container.orientatie.herbereken()
    },
    eindig: () => {
      const gedaan = {
        orientatie: container.orientatie.state(),
        stappen: container.stappen.state(),
        kladblok,
        gemeld: container.analytics.gemeld(),
      }
      ruimOp()
      return gedaan
    },
  }
}
