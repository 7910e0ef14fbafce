import { isVernieuwd } from '../../../application'
import { heeftOngewoneRente, type Normen } from '../../../domain'
import { hostTekst, PAGE_ACCENT } from '../../../ui'
import type { Eigenschap } from '../eigenschappen'
import type { Environment } from '../environment'
import { createLazyAudit } from './lazyAudit'
import {
  readProperties,
  type BadValue,
  type Properties,
  attributeLayer,
  jsonLayer,
  names,
} from './properties/readProperties'
import { createPlan, inTask, whenIdle } from './inTask'
import { createLabelError, createReportError } from './reportError'
import { type ValidProperties, followSystemColour } from './setup'
import { startCalculator, type Kept, type LoadedNormen, type RunningCalculator } from './startCalculator'
import type { webTeam } from './webTeam'

/** A calculator mounted on one element. */
export interface Instance {
  /** Reads the properties again in a microtask. Several calls before that microtask runs cause only one reading. */
  readonly readProperties: () => void
  /** Returns the value in use of a property; undefined when the property has no value. */
  readonly value: (property: Eigenschap) => unknown
  readonly end: () => Kept | undefined
}

/** What runs on the element, and what it waits for. */
interface Stand {
  readonly calculator: RunningCalculator | undefined
  /** The properties whose norms are being loaded; undefined when no norms are being loaded. */
  readonly waiting: ValidProperties | undefined
  /** The state with which the next calculator starts; undefined when the element had no calculator before. */
  readonly kept: Kept | undefined
  /** Whether the instance has ended. No calculator starts from then on. */
  readonly ended: boolean
}

/** Mounts a calculator in the shadow root of its host. Shows and reports a failure to start; never throws. */
export const mount = (environment: Environment, kept?: Kept): Instance => {
  try {
    return mountOn(environment, kept)
  } catch (cause) {
    environment.takeFirstStep()?.place.remove()
    createReportError(environment)('niet-gestart', hostTekst.nietGestart, cause)
    return { readProperties: () => undefined, value: () => undefined, end: () => kept }
  }
}

const mountOn = (environment: Environment, kept: Kept | undefined): Instance => {
  const { host, root, loadNormen } = environment
  let stand: Stand = { calculator: undefined, waiting: undefined, kept, ended: false }
  const become = (change: Partial<Stand>): void => {
    stand = { ...stand, ...change }
  }
  const reportError = createReportError(environment)
  /** Loads the chunk with tools for the web team. Called only when one of the tools is needed. */
  const loadWebTeam = environment.createLoader(() => import('./webTeam'), import.meta.url)
  const tell = (act: (team: typeof webTeam) => void): void => {
    loadWebTeam().then(act, () => undefined)
  }
  /** Reports bad values, and unusual rates for a calculation in the browser. */
  const reportValues = (bad: readonly BadValue[], properties: Properties): void => {
    const { rentetarieven = {} } = properties.berekening === 'lokaal' ? properties : {}
    if (bad.length > 0 || heeftOngewoneRente(rentetarieven))
      tell(({ reportValues }) => reportValues(host, bad, rentetarieven))
  }
  /** Reports low contrast of the accent, if the page sets an accent. */
  const reportAccent = (): void => {
    if (getComputedStyle(host).getPropertyValue(PAGE_ACCENT)) tell(({ reportAccent }) => reportAccent(host, root))
  }
  const reportLoadFailure = (cause: unknown, again: () => void): void => {
    environment.keepForReload()
    if (isVernieuwd(cause))
      reportError('vernieuwd', environment.note.vernieuwdTekst(), cause, {
        text: hostTekst.laadOpnieuw,
        act: () => window.location.reload(),
      })
    else reportError('niet-geladen', hostTekst.nietGeladen, cause, { text: hostTekst.probeerOpnieuw, act: again })
  }
  const labelError = createLabelError(environment)
  const setAudit = createLazyAudit(loadWebTeam, host, root)

  const layers = () => [attributeLayer(host), jsonLayer(environment.jsonLayer())]
  const judge = () => readProperties(layers())
  const read = (): void => {
    if (!stand.ended) orFail(readNow)
  }
  const readNow = (): void => {
    become({ waiting: undefined })
    const { calculator } = stand
    environment.debug?.properties(layers(), names)
    const { properties, bad } = judge()
    if (!isValid(properties)) {
      calculator?.hide()
      environment.takeFirstStep()?.place.remove()
      labelError.show(bad)
      reportValues(
        bad.filter(({ property }) => property !== 'labelCode'),
        properties,
      )
      return
    }
    reportValues(bad, properties)
    labelError.clear()
    const { berekening, normjaar } = properties
    const inForce = calculator?.inForce()
    if (berekening === 'server' || (inForce?.berekening === 'lokaal' && inForce.normjaar === normjaar)) {
      apply(properties)
      return
    }
    if (inForce !== undefined) apply({ ...properties, ...inForce })
    applyOnceLoaded(properties)
  }

  /**
   * Loads the norms for a calculation in the browser, then applies the properties. If the load fails, a running
   * calculator gets the rejected promise; if no calculator runs yet, the failure is reported. When the properties are
   * read again before the load ends, the outcome of the load is ignored.
   */
  const applyOnceLoaded = (properties: ValidProperties): void => {
    become({ waiting: properties })
    const attempt = loadNormen(properties.normjaar)
    const unlessOutdated =
      <Input>(act: (input: Input) => void) =>
      (input: Input): void => {
        if (stand.waiting !== properties) return
        become({ waiting: undefined })
        orFail(() => act(input))
      }
    attempt.then(
      unlessOutdated((normen) => apply(properties, normen)),
      unlessOutdated((cause) => {
        if (stand.calculator !== undefined) apply(properties, attempt)
        else reportLoadFailure(cause, read)
      }),
    )
  }

  const apply = (properties: ValidProperties, loaded?: LoadedNormen): void => {
    if (stand.calculator !== undefined) stand.calculator.takeOver(properties, loaded)
    else start(properties, loaded instanceof Promise ? undefined : loaded)
    if (stand.calculator === undefined) return
    setAudit(properties.toegankelijkheidAudit)
    whenIdle(reportAccent)
  }

  const start = (properties: ValidProperties, normen: Normen | undefined): void => {
    become({ calculator: startCalculator(environment, properties, normen, onFailed, stand.kept) })
  }

  /** Ends the calculator, and shows and reports why. A later change of the properties starts it with its answers. */
  const onFailed = (cause: unknown, wasDrawn: boolean): void => {
    const { calculator, kept } = stand
    become({ calculator: undefined })
    try {
      become({ kept: calculator?.end() ?? kept })
    } finally {
      environment.takeFirstStep()?.place.remove()
      if (wasDrawn) reportError('vastgelopen', hostTekst.vastgelopen, cause)
      else reportError('niet-gestart', hostTekst.nietGestart, cause)
    }
  }

  /** Runs a step of the start, which must not fail unheard. A failure in a running calculator leaves it running. */
  const orFail = (act: () => void): void => {
    try {
      act()
    } catch (cause) {
      if (stand.calculator) throw cause
      onFailed(cause, false)
    }
  }

  const planRead = createPlan(read)
  const stopSystemColour = followSystemColour(read)
  const stopReturn = followReturn(() => stand.calculator?.resume())
  const begin = () => planRead(inTask)
  if (isDebugging())
    loadWebTeam()
      .then(({ startDebugLog }) => {
        if (!stand.ended) environment.debug = startDebugLog(host)
      })
      .then(begin, begin)
  else begin()
  return {
    readProperties: () => planRead(),
    value: (property) => {
      const { calculator, waiting } = stand
      const { properties } = judge()
      const isWaiting = properties.normjaar === waiting?.normjaar && properties.berekening === waiting.berekening
      return { ...properties, ...(isWaiting && calculator?.inForce()) }[property]
    },
    end: () => {
      become({ waiting: undefined, ended: true })
      stopSystemColour()
      stopReturn()
      setAudit(false)
      environment.debug?.stop()
      return stand.calculator?.end() ?? stand.kept
    },
  }
}

/** The key of `localStorage` that switches the debug log on, whatever its value. */
const DEBUG = 'hypotheek-orientatie:debug'

/** Whether the debug log is on. False when the browser blocks `localStorage`. */
const isDebugging = (): boolean => {
  try {
    return localStorage.getItem(DEBUG) !== null
  } catch {
    return false
  }
}

const isValid = (properties: Properties): properties is ValidProperties => properties.labelCode !== undefined

/**
 * Calls `onReturn` when the browser restores the page from its back/forward cache, or when the internet connection
 * returns. Returns a function that removes the listeners.
 */
const followReturn = (onReturn: () => void): (() => void) => {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('pageshow', listen)
  window.addEventListener('online', onReturn)
  return () => {
    window.removeEventListener('pageshow', listen)
    window.removeEventListener('online', onReturn)
  }
}
