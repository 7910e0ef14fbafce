import { BehaviorSubject, filter, map } from 'rxjs'

import type { Startstand } from '../../../application'
import { nieuweOrientatie, type Normen, type Orientatie } from '../../../domain'
import { formatJson } from '../../../domain/codec'
import type { StappenState, Stapnummer } from '../../../domain/orientatie'
import { createDraftStore, meldingen, type Draft, type DraftStore } from '../../../ui'
import { pageOf } from '../../container'
import type { Environment } from '../environment'
import { calculatesAlike, toSettings, type ValidProperties } from './setup'
import { keepAntiForgery, readAntiForgery, onThisSite, createReferences, findAnalyticsHub } from '../page/references'
import { createFillIn } from './fillIn'
import { createReport } from './reportError'
import { createPage } from '../page/createPage'
import { followServices } from '../page/followServices'
import { createScreen } from './screen'
import { warnOfNewerNormen } from './warnOfNewerNormen'
import { inTask, whenIdle } from './inTask'

/** The state of an ended calculator. The next calculator of the element continues with it. */
export interface Kept {
  readonly orientatie: Orientatie
  readonly stappen: StappenState
  readonly startstand: Startstand
  readonly draftStore: DraftStore
  /** The answers of the last calculation that was reported to analytics; undefined when there is none. */
  readonly reported: Orientatie | undefined
}

/** The outcome of a load of norms: the norms, or the rejected promise of the load. */
export type LoadedNormen = Normen | Promise<Normen>

/** The properties and the norms of the next calculation. */
interface InUse {
  readonly properties: ValidProperties
  /** The norms for these properties, or their failed load; undefined when a calculation in the page must load them. */
  readonly normen: LoadedNormen | undefined
}

/** Returns the norms in use if they are loaded and have the year of `properties`. */
const loadedOf = ({ normjaar }: ValidProperties, { normen }: InUse): Normen | undefined =>
  normen instanceof Promise || normen?.jaar !== normjaar ? undefined : normen

/** Returns the norms with which the page itself calculates; undefined when a service calculates. */
const normenOfPage = (inUse: InUse): Normen | undefined =>
  inUse.properties.berekening === 'lokaal' ? loadedOf(inUse.properties, inUse) : undefined

/** The calculation place and the norm year in use; they remain in use while the next norms load. */
export type InForce = Pick<ValidProperties, 'berekening' | 'normjaar'>

/** Returns the JSON to store for a reload: answers, open step and unparsed typed texts, but not the result. */
const toNote = (stand: Orientatie, stap: Stapnummer, teksten: Draft['teksten']): string =>
  formatJson({ ...stand, financieringsOpzet: undefined, berekend: undefined, stap, teksten: [...teksten] })

/** One running calculator in its shadow root. */
export interface RunningCalculator {
  /**
   * Applies new properties, and keeps what the visitor typed. Calculates again when the result depends on a changed
   * property. `loaded` is the outcome of the load of the norms for the new properties. A calculation fails with a
   * failed load; the next calculation loads again. Without `loaded`, the last norms count if their year is right.
   */
  readonly takeOver: (properties: ValidProperties, loaded?: LoadedNormen) => void
  /** Returns the calculation place and the norm year of the last `takeOver`. */
  readonly inForce: () => InForce
  /** Hides the calculator until the next `takeOver`. Its services and its calculation continue to run. */
  readonly hide: () => void
  /** Repeats a failed or pending calculation and loads missing chunks, after a bfcache restore or a reconnection. */
  readonly resume: () => void
  /** Ends everything, and returns the state with which the next calculator can continue. */
  readonly end: () => Kept
}

/** Ignores a chunk that fails to load, because the summary panel reports that failure. */
const NIETS = () => undefined

/**
 * Starts a calculator with its own services, screen and connections to the page. Drawing the screen, replaying earlier
 * input and calculating are separate tasks, in that order. Calls `onFailed` once when drawing fails for good, with
 * whether the screen was drawn before; the calculator must then end. Throws when the calculator cannot start.
 */
export const startCalculator = (
  environment: Environment,
  initial: ValidProperties,
  normen: Normen | undefined,
  onFailed: (cause: unknown, wasDrawn: boolean) => void,
  kept?: Kept,
): RunningCalculator => {
  const klok = { nu: () => new Date() }
  const page = pageOf(environment.host.ownerDocument, environment)
  const inUse = new BehaviorSubject<InUse>({ properties: initial, normen })
  const stands = new BehaviorSubject(false)
  const references = createReferences(environment.host)
  const draftStore = kept?.draftStore ?? createDraftStore()

  /** Returns the norms of the next calculation in the page. Loads missing norms, which are in use once loaded. */
  const normenToUse = (): LoadedNormen => {
    const { properties, normen } = inUse.value
    if (normen !== undefined) return normen
    const attempt = environment.loadNormen(properties.normjaar)
    attempt.then((loaded) => {
      const latest = inUse.value
      if (latest.properties.normjaar === loaded.jaar) inUse.next({ ...latest, normen: loaded })
    }, NIETS)
    return attempt
  }

  const calculator = page.createCalculator({
    host: environment.host,
    start: {
      ...(kept?.orientatie ?? nieuweOrientatie(initial.labelCode)),
      labelCode: initial.labelCode,
      type: initial.type,
    },
    stappen: kept?.stappen,
    startstand: kept?.startstand,
    begin$: stands.pipe(filter(Boolean)),
    berekening: () => inUse.value.properties.berekening,
    server: {
      base: () => onThisSite(inUse.value.properties.apiBase),
      antiForgery: () => readAntiForgery(references),
      keepAntiForgery: (token) => keepAntiForgery(references, token),
      report: createReport(environment.host),
    },
    kader: () => {
      const { rentetarieven = {}, isVoorbeeldrente } = toSettings(inUse.value.properties)
      return { normen: normenToUse(), rentetarieven, isVoorbeeldrente }
    },
    klok,
    analytics: {
      aan$: inUse.pipe(map(({ properties }) => properties.analytics)),
      dynamicFrontend: environment.host.localName,
      hub: () => {
        const hub = findAnalyticsHub(references)
        environment.debug?.hub(hub)
        return hub
      },
      queue: () => {
        const { analyticsQueue } = inUse.value.properties
        environment.debug?.queue(analyticsQueue)
        return analyticsQueue
      },
      reported: kept?.reported,
    },
    herberekeningMelding: meldingen.herberekening,
  })
  const onStanding = () => {
    environment.tellPage('gereed', { stap: calculator.stappen.state().huidig })
    inTask(() => {
      stands.next(true)
      // Loads this chunk at the same time as the calculation, because the summary needs both.
      page.lazy.of('paneelcijfers').load().catch(NIETS)
    }, 'user-visible')
    whenIdle(page.lazy.loadSoon)
  }
  const connections = followServices(environment, calculator, async (rekenstand) =>
    (await page.lazy.of('delen').load()).sealOf(rekenstand, klok.nu()),
  )
  const screen = createScreen(
    environment,
    page.styles,
    {
      ...calculator,
      normen: { state$: inUse.pipe(map(normenOfPage)), state: () => normenOfPage(inUse.value) },
      lazy: page.lazy,
    },
    createPage(environment, references, calculator.analytics.reportInvoerFout),
    draftStore,
    onStanding,
    onFailed,
  )
  connections.add(warnOfNewerNormen(calculator.orientatie.berekening$, environment.host, klok))

  const fillIn = createFillIn(environment.host, page.lazy, calculator, draftStore)

  const keep = () => {
    if (environment.isRenewed()) {
      // A field parses its text when it loses the focus, so remove the focus before storing the answers.
      ;(environment.root.activeElement as HTMLElement | null)?.blur()
      const { huidig } = calculator.stappen.state()
      environment.note.write(toNote(calculator.orientatie.state(), huidig, draftStore.state().teksten))
    }
  }
  window.addEventListener('pagehide', keep)
  connections.add(() => window.removeEventListener('pagehide', keep))

  const takeOver = (properties: ValidProperties, loaded?: LoadedNormen) => {
    const previous = inUse.value
    const known = loadedOf(properties, previous)
    // Norms in a promise delay the calculation, so that the norms of a new year, if loaded, can still replace it.
    inUse.next({ properties, normen: loaded ?? (known && Promise.resolve(known)) })
    const blijftGelden = calculatesAlike(properties, previous.properties)
    calculator.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: properties.labelCode, blijftGelden })
    calculator.orientatie.dispatch({ soort: 'typeGewijzigd', type: properties.type })
    if (!blijftGelden) calculator.orientatie.herbereken()
    inUse.next({ properties, normen: known ?? loadedOf(properties, inUse.value) })
    screen.show(properties, fillIn(properties))
  }
  const cleanUp = () => {
    screen.end()
    connections.unsubscribe()
    calculator.dispose()
  }

  try {
    takeOver(initial)
  } catch (cause) {
    cleanUp()
    throw cause
  }

  return {
    takeOver,
    inForce: () => {
      const { berekening, normjaar } = inUse.value.properties
      return { berekening, normjaar }
    },
    hide: screen.hide,
    resume: () => {
      whenIdle(page.lazy.loadSoon)
      void fillIn(inUse.value.properties)
      const { loading, fout } = calculator.orientatie.state()
      if (loading || fout !== undefined) calculator.orientatie.herbereken()
    },
    end: () => {
      screen.catchUp()
      const done = {
        orientatie: calculator.orientatie.state(),
        stappen: calculator.stappen.state(),
        startstand: calculator.startwaarden.state(),
        draftStore,
        reported: calculator.analytics.reported(),
      }
      cleanUp()
      return done
    },
  }
}
