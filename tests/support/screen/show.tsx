import createCache from '@emotion/cache'
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
import { stylesIn } from '../../../ui/thema/createStyles'
import { createCalculatingBerekening, type CalculatingBerekening } from '../fakes/calculatingBerekening'
import { loaderTekst } from '../../../adapters/element/loader/loaderTekst'
import { createFragment } from './pageFragment'
import { handOver, type Handed } from './handed'
import { disposeServices, composeServices } from './composeServices'
import './dialogInJsdom'

/** The options of a shown calculator. The default is a customer of MY with the norms of 2025. */
export interface ShowOptions extends Partial<Settings> {
  readonly labelCode?: LabelCode
  readonly type?: Type
  readonly normjaar?: Normjaar
  /** Replaces the real engine. */
  readonly berekening?: BerekeningPort
  /** Compares with newer norms; without it there are none. */
  readonly vergelijking?: NormvergelijkingPort
  /** The step, counted from 1, and the answers to start with; by default step 1 without answers. */
  readonly begin?: { readonly stap: 1 | 2 | 3; readonly antwoorden: Handed }
  /** The lazily loaded screen parts; all loaded by default. */
  readonly lazy?: LazyParts
  /** The calculation in the fragment of the page's URL. */
  readonly gedeeld?: string
  /** Whether the page has an address that others can open; true by default. */
  readonly heeftAdres?: boolean
  /** The answers that were kept during a reload of the page, as JSON. */
  readonly verder?: string
  /** The text after a reload for a new release; by default it says that the answers are kept. */
  readonly vernieuwdTekst?: string
  /** The unfinished input that an earlier calculator kept. */
  readonly draftStore?: DraftStore
  /** Whether the page allows this link to be followed. */
  readonly followLink?: (doel: LinkTarget, url: string, deellink?: string) => boolean
}

/** What a screen reader announces: the current text of each live region of the page. */
interface Announced {
  readonly beleefd: () => string
  readonly dringend: () => string
  /** Returns everything that was announced so far, in order. */
  readonly alles: () => readonly string[]
}

/** A calculator in the document, with its services and what its page received. */
export interface ShownCalculator {
  readonly services: Services
  /** The requests to the real engine. */
  readonly verzoeken: CalculatingBerekening['verzoeken']
  readonly gehoord: Announced
  /** The errors that appeared when a field was left or changed. */
  readonly invoerfouten: readonly InvoerFout<InvulVeld>[]
  /** The reports to the page about chunks that failed to load. */
  readonly nietGeladen: readonly string[]
  /** Returns the calculation in the fragment of the page's URL now. */
  readonly gedeeld: () => string | undefined
  /** Follows a link of the page to this shared calculation. */
  readonly volgLink: (gedeeld: string) => void
  /** Returns how often the calculator asked the page to reload. */
  readonly keerHerladen: () => number
  /** Returns the answers that are kept for after the reload. */
  readonly verder: () => string | undefined
  /** Returns how often the calculator asked the page to scroll to its top. */
  readonly keerNaarBoven: () => number
  /** Shows the same calculator with other settings of the host page, or with other norms in its form. */
  readonly stelIn: (anders: Partial<Settings> & { readonly normen?: Normen | undefined }) => void
}

/** Collects everything that this service announces. */
const listenTo = ({ announcement$ }: AnnouncementService): Announced => {
  const gezegd: string[] = []
  const nu = { beleefd: '', dringend: '' }
  announcement$.subscribe(({ tekst, urgent }) => {
    nu[urgent ? 'dringend' : 'beleefd'] = tekst
    if (tekst !== '') gezegd.push(tekst)
  })
  return { beleefd: () => nu.beleefd, dringend: () => nu.dringend, alles: () => gezegd }
}

/** Drops all styles: they do not change behaviour, and jsdom is slow at reading them. */
const cache = createCache({ key: 'proef' })
cache.sheet.insert = () => undefined
cache.compat = true
const zonderStijl = stylesIn(cache)

const lopend: Services[] = []
/**
 * Removes everything shown and the clipboard that a test or user-event gave the page, and disposes the services.
 * `setup.ts` calls it after each test.
 */
export const cleanUp = (): void => {
  cleanup()
  for (const services of lopend.splice(0)) disposeServices(services)
  Reflect.deleteProperty(navigator, 'clipboard')
}

/** Runs an action and every update of the screen that follows. */
export const now = (doe: () => void): void => {
  act(doe)
}

/** Moves fake timers ahead by this many milliseconds. */
export const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Shows one part of the screen alone, inside the theme provider. */
export const showAlone = (onderdeel: ReactNode, labelCode: LabelCode = 'MY') => {
  const ingelijst = (deel: ReactNode) => (
    <ThemaProvider styles={zonderStijl} labelCode={labelCode} kleurmodus="licht">
      {deel}
    </ThemaProvider>
  )
  const { rerender, unmount } = render(ingelijst(onderdeel))
  return { showInstead: (ander: ReactNode) => rerender(ingelijst(ander)), unmount }
}

/** Shows the whole calculator with the real services, and by default with the real engine and norms. */
export const showCalculator = (opties: ShowOptions = {}): ShownCalculator => {
  const {
    labelCode = 'MY',
    type = 'Klant',
    normjaar = 2025,
    followLink = () => true,
    berekening,
    vergelijking,
    lazy,
    gedeeld,
    draftStore = createDraftStore(),
    begin = { stap: 1, antwoorden: {} },
    ...anders
  } = opties
  let instellingen: Settings = {
    rentetarieven: voorbeeldRentes[labelCode],
    isVoorbeeldrente: anders.rentetarieven === undefined,
    kleurmodus: 'licht',
    bewaren: false,
    terugknop: false,
    adviseurZoekenUrl: undefined,
    hypotheekAanvragenUrl: undefined,
    ...anders,
  }
  let scrollToTop = 0
  let reloads = 0
  let verder = opties.verder
  const invoerfouten: InvoerFout<InvulVeld>[] = []
  const nietGeladen: string[] = []
  const fragment = createFragment(gedeeld, opties.heeftAdres)
  const pagina = {
    scrollToTop: () => (scrollToTop += 1),
    heightOfAnkermenu: () => 0,
    fragment,
    host: () => document.createElement('hypotheek-orientatie'),
    loadNormen: (jaar: Normjaar) => Promise.resolve(normenVan(jaar)),
    today: () => new Date(2026, 10, 21),
    followLink,
    reportNietGeladen: (bericht: string) => nietGeladen.push(bericht),
    reload: () => (reloads += 1),
    verder: {
      vernieuwdTekst: () => opties.vernieuwdTekst ?? loaderTekst.vernieuwd,
      read: () => verder,
      write: (tekst: string | undefined) => (verder = tekst),
    },
    reportInvoerFout: (fout: InvoerFout<InvulVeld>) => invoerfouten.push(fout),
  }
  const normen = new BehaviorSubject<Normen | undefined>(normenVan(normjaar))
  const motor = createCalculatingBerekening(() => ({
    normen: normen.value ?? normenVan(normjaar),
    rentetarieven: instellingen.rentetarieven ?? {},
  }))
  const stap = STAPNUMMERS[begin.stap - 1] ?? 0
  const services = composeServices(
    wijzig(nieuweOrientatie(labelCode, type), handOver(begin.antwoorden)),
    berekening ?? motor,
    () => instellingen.isVoorbeeldrente,
    vergelijking,
    normen,
    lazy,
    { huidig: stap, hoogste: stap },
  )
  lopend.push(services)
  const gehoord = listenTo(services.announcement)

  const Scherm = () => (
    <ThemaProvider styles={zonderStijl} labelCode={labelCode} kleurmodus={instellingen.kleurmodus}>
      <CalculatorScreen services={services} settings={instellingen} page={pagina} draftStore={draftStore} />
    </ThemaProvider>
  )
  const { rerender } = render(<Scherm />)
  return {
    services,
    verzoeken: motor.verzoeken,
    gehoord,
    invoerfouten,
    nietGeladen,
    keerNaarBoven: () => scrollToTop,
    keerHerladen: () => reloads,
    verder: () => verder,
    gedeeld: fragment.readShared,
    volgLink: (anders) => fragment.replace(`${SHARED_NAME}=${anders}`),
    stelIn: (nieuw) => {
      const { normen: getoond, ...anders } = { normen: normen.value, ...nieuw }
      instellingen = { ...instellingen, ...anders }
      act(() => {
        normen.next(getoond)
        rerender(<Scherm />)
      })
    },
  }
}

/**
 * Shows the calculator on this step with these answers, without typing. Defaults: an income of 60.000 and, on step 3, a
 * home of 300.000.
 */
export const showAt = (stap: 1 | 2 | 3, antwoorden: Handed = {}, opties: ShowOptions = {}): ShownCalculator =>
  showCalculator({
    ...opties,
    begin: {
      stap,
      antwoorden: { 'eigen.inkomen': 60_000, ...(stap === 3 && { vraagprijsWoning: 300_000 }), ...antwoorden },
    },
  })
