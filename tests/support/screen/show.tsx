import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BehaviorSubject } from 'rxjs'
import { vi } from 'vitest'

import type { AnnouncementService, BerekeningPort, NormvergelijkingPort } from '../../../application'
import { nieuweOrientatie, normenVan, voorbeeldRentes, wijzig, type Normen, type Normjaar } from '../../../domain'
import type { InvoerFout, InvulVeld } from '../../../domain/invoer'
import { STAPNUMMERS, type LabelCode, type Type } from '../../../domain/orientatie'
import {
  createDraftStore,
  SHARED_NAME,
  CalculatorScreen,
  ThemaProvider,
  type DraftStore,
  type LazyParts,
  type Settings,
  type Services,
} from '../../../ui'
import type { LinkTarget } from '../../../ui/basis/context/settings'
import type { RootStyles } from '../../../ui/thema/styles'
import { createCalculatingBerekening, type CalculatingBerekening } from '../fakes/calculatingBerekening'
import { loaderTekst } from '../../../adapters/element/loader/loaderTekst'
import { readable } from '../readable'
import { createFragment } from './pageFragment'
import { handOver, type Handed } from './handed'
import { disposeServices, composeServices } from './composeServices'
import './dialogInJsdom'

/** The options of a shown calculator. The default is a customer of MY with the norms of 2025. */
export interface ShowOptions extends Partial<Settings> {
  readonly labelCode?: LabelCode
  readonly type?: Type
  readonly normjaar?: Normjaar
  /** The calculation to use instead of the real engine. */
  readonly port?: BerekeningPort
  /** The comparison with newer norms; by default there are no newer norms. */
  readonly vergelijking?: NormvergelijkingPort
  /** The step, counted from 1, and the answers to start with; by default step 1 without answers. */
  readonly begin?: { readonly step: 1 | 2 | 3; readonly antwoorden: Handed }
  /** The lazily loaded screen parts; all loaded by default. */
  readonly lazy?: LazyParts
  /** The calculation in the fragment of the page's URL. */
  readonly gedeeld?: string
  /** Whether the page has an address that others can open; true by default. */
  readonly hasAddress?: boolean
  /** The answers that were kept during a reload of the page, as JSON. */
  readonly verder?: string
  /** The message that asks the visitor to reload for a new release; by default it promises to keep the answers. */
  readonly vernieuwdTekst?: string
  /** The unfinished input that an earlier calculator kept. */
  readonly draftStore?: DraftStore
  /** Whether the page allows this link to be followed. */
  readonly followLink?: (target: LinkTarget, url: string, deellink?: string) => boolean
}

/** What a screen reader announces: the current text of each live region of the page, with ordinary spaces. */
interface Announced {
  readonly polite: () => string
  readonly urgent: () => string
  /** Returns everything that was announced so far, in order. */
  readonly all: () => readonly string[]
}

/** A calculator in the document, with its services and what its page received. */
export interface ShownCalculator {
  readonly services: Services
  /** The requests to the real engine. */
  readonly verzoeken: CalculatingBerekening['verzoeken']
  readonly announced: Announced
  /** The errors that appeared when a field was left or changed. */
  readonly invoerfouten: readonly InvoerFout<InvulVeld>[]
  /** The reports to the page about chunks that failed to load. */
  readonly failedLoads: readonly string[]
  /** Returns the calculation in the fragment of the page's URL now; undefined without one. */
  readonly gedeeld: () => string | undefined
  /** Follows a link of the page to this shared calculation. */
  readonly openLink: (gedeeld: string) => void
  /** Returns how often the calculator asked the page to reload. */
  readonly reloads: () => number
  /** Returns the answers that are kept to restore after the reload; undefined when none are. */
  readonly verder: () => string | undefined
  /** Returns how often the calculator asked the page to scroll to the top of the step. */
  readonly scrollsToTop: () => number
  /**
   * Shows the same calculator with other settings or other norms. Undefined `normen` means that the norms still load.
   */
  readonly configure: (others: Partial<Settings> & { readonly normen?: Normen | undefined }) => void
}

/** Collects everything that this service announces. */
const listenTo = ({ announcement$ }: AnnouncementService): Announced => {
  const said: string[] = []
  const current = { polite: '', urgent: '' }
  announcement$.subscribe(({ tekst, urgent }) => {
    const text = readable(tekst)
    current[urgent ? 'urgent' : 'polite'] = text
    if (text !== '') said.push(text)
  })
  return { polite: () => current.polite, urgent: () => current.urgent, all: () => said }
}

/** No styles: they do not change behaviour, and jsdom is slow at reading them. */
const withoutStyle: RootStyles = { Styled: ({ children }) => children, remove: () => undefined }

const running: Services[] = []
/** Called by `setup.ts` after each test. Removes everything shown and the fake clipboard, and disposes the services. */
export const cleanUp = (): void => {
  cleanup()
  for (const services of running.splice(0)) disposeServices(services)
  Reflect.deleteProperty(navigator, 'clipboard')
}

/** Runs an action and every update of the screen that follows. */
export const now = (action: () => void): void => {
  act(action)
}

/** Moves fake timers ahead by this many milliseconds. */
export const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Shows one part of the screen alone, inside the theme provider. */
export const showAlone = (content: ReactNode, labelCode: LabelCode = 'MY') => {
  const framed = (part: ReactNode) => (
    <ThemaProvider styles={withoutStyle} labelCode={labelCode} kleurmodus="licht">
      {part}
    </ThemaProvider>
  )
  const { rerender, unmount } = render(framed(content))
  return { showInstead: (other: ReactNode) => rerender(framed(other)), unmount }
}

/** Shows the whole calculator with the real services, and by default with the real engine and norms. */
export const showCalculator = (options: ShowOptions = {}): ShownCalculator => {
  const {
    labelCode = 'MY',
    type = 'Klant',
    normjaar = 2025,
    followLink = () => true,
    port,
    vergelijking,
    lazy,
    gedeeld,
    draftStore = createDraftStore(),
    begin = { step: 1, antwoorden: {} },
    ...others
  } = options
  const isOfService = 'rentetarieven' in others && others.rentetarieven === undefined
  let settings: Settings = {
    berekening: isOfService ? 'server' : 'lokaal',
    rentetarieven: voorbeeldRentes[labelCode],
    isVoorbeeldrente: !isOfService && others.rentetarieven === undefined,
    kleurmodus: 'licht',
    bewaren: false,
    terugknop: false,
    adviseurZoekenUrl: undefined,
    hypotheekAanvragenUrl: undefined,
    ...others,
  }
  let scrollToTop = 0
  let reloads = 0
  let verder = options.verder
  const invoerfouten: InvoerFout<InvulVeld>[] = []
  const failedLoads: string[] = []
  const fragment = createFragment(gedeeld, options.hasAddress)
  const page = {
    scrollToTop: () => (scrollToTop += 1),
    heightOfAnkermenu: () => 0,
    onderkant: { height: () => 0, follow: () => () => undefined },
    fragment,
    host: () => document.createElement('hypotheek-orientatie'),
    loadNormen: (year: Normjaar) => Promise.resolve(normenVan(year)),
    today: () => new Date(2026, 10, 21),
    followLink,
    reportNietGeladen: (message: string) => failedLoads.push(message),
    reload: () => (reloads += 1),
    verder: {
      vernieuwdTekst: () => options.vernieuwdTekst ?? loaderTekst.vernieuwd,
      read: () => verder,
      write: (text: string | undefined) => (verder = text),
    },
    reportInvoerFout: (error: InvoerFout<InvulVeld>) => invoerfouten.push(error),
  }
  const normen = new BehaviorSubject<Normen | undefined>(normenVan(normjaar))
  const engine = createCalculatingBerekening(
    () => ({ normen: normen.value ?? normenVan(normjaar), rentetarieven: settings.rentetarieven ?? {} }),
    () => settings.isVoorbeeldrente,
  )
  const step = STAPNUMMERS[begin.step - 1] ?? 0
  const services = composeServices(
    wijzig(nieuweOrientatie(labelCode, type), handOver(begin.antwoorden)),
    port ?? engine,
    vergelijking,
    normen,
    lazy,
    { huidig: step, hoogste: step },
  )
  running.push(services)
  const announced = listenTo(services.announcement)

  const Shown = () => (
    <ThemaProvider styles={withoutStyle} labelCode={labelCode} kleurmodus={settings.kleurmodus}>
      <CalculatorScreen services={services} settings={settings} page={page} draftStore={draftStore} />
    </ThemaProvider>
  )
  const { rerender } = render(<Shown />)
  return {
    services,
    verzoeken: engine.verzoeken,
    announced,
    invoerfouten,
    failedLoads,
    scrollsToTop: () => scrollToTop,
    reloads: () => reloads,
    verder: () => verder,
    gedeeld: fragment.readShared,
    openLink: (others) => fragment.replace(`${SHARED_NAME}=${others}`),
    configure: (next) => {
      const { normen: shown, ...others } = { normen: normen.value, ...next }
      settings = { ...settings, ...others }
      act(() => {
        normen.next(shown)
        rerender(<Shown />)
      })
    },
  }
}

/** Shows a step with these answers, without typing. Defaults: an income of 60.000 and, on step 3, a home of 300.000. */
export const showAt = (step: 1 | 2 | 3, antwoorden: Handed = {}, options: ShowOptions = {}): ShownCalculator =>
  showCalculator({
    ...options,
    begin: {
      step,
      antwoorden: { 'eigen.inkomen': 60_000, ...(step === 3 && { vraagprijsWoning: 300_000 }), ...antwoorden },
    },
  })
