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

/** How the calculator is opened; without anything, for a customer of MY with the norms of 2025. */
export interface ShowOptions extends Partial<Settings> {
  readonly labelCode?: LabelCode
  readonly type?: Type
  readonly normjaar?: Normjaar
  /** Calculates in the place of the real engine. */
  readonly berekening?: BerekeningPort
  /** Compares with newer norms; nothing is known of them unless it is given. */
  readonly vergelijking?: NormvergelijkingPort
  /** Where the visitor is, counted from 1, and with which answers; on step 1 with none unless it is given. */
  readonly begin?: { readonly stap: 1 | 2 | 3; readonly antwoorden: Handed }
  /** What comes later than the first step; there at once unless it is given. */
  readonly lazy?: LazyParts
  /** What the address of the page passes on. */
  readonly gedeeld?: string
  /** Whether an address leads back to the page; so unless it is given. */
  readonly heeftAdres?: boolean
  /** The answers that were kept while a renewed page was loaded again, as JSON. */
  readonly verder?: string
  /** What is said of a page that was renewed; that the answers are kept unless it is given. */
  readonly vernieuwdTekst?: string
  /** What an earlier calculator left of what is typed and tried. */
  readonly draftStore?: DraftStore
  /** Is the page content to have this link followed? */
  readonly followLink?: (doel: LinkTarget, url: string, deellink?: string) => boolean
}

/** What a screen reader is given to say: the text that each live region of the page holds now. */
interface Announced {
  readonly beleefd: () => string
  readonly dringend: () => string
  /** Everything that was said so far, in order. */
  readonly alles: () => readonly string[]
}

/** A calculator that stands in the document, and what goes on behind it. */
export interface ShownCalculator {
  readonly services: Services
  /** What was asked of the real engine. */
  readonly verzoeken: CalculatingBerekening['verzoeken']
  readonly gehoord: Announced
  /** The errors that showed on leaving or changing a field. */
  readonly invoerfouten: readonly InvoerFout<InvulVeld>[]
  /** What the page was told of parts that could not be loaded. */
  readonly nietGeladen: readonly string[]
  /** What the address of the page passes on now. */
  readonly gedeeld: () => string | undefined
  /** Follows a link of the page that passes on this. */
  readonly volgLink: (gedeeld: string) => void
  /** How often the page was asked to load again. */
  readonly keerHerladen: () => number
  /** What is kept for after that. */
  readonly verder: () => string | undefined
  /** How often the page was asked to show the top of the calculator. */
  readonly keerNaarBoven: () => number
  /** Shows the same calculator with other settings of the host page, or with other norms in its form. */
  readonly stelIn: (anders: Partial<Settings> & { readonly normen?: Normen | undefined }) => void
}

/** Listens to everything this service says. */
const listenTo = ({ announcement$ }: AnnouncementService): Announced => {
  const gezegd: string[] = []
  const nu = { beleefd: '', dringend: '' }
  announcement$.subscribe(({ tekst, urgent }) => {
    nu[urgent ? 'dringend' : 'beleefd'] = tekst
    if (tekst !== '') gezegd.push(tekst)
  })
  return { beleefd: () => nu.beleefd, dringend: () => nu.dringend, alles: () => gezegd }
}

/** Styles say nothing about behaviour, and jsdom would read them slowly. */
const cache = createCache({ key: 'proef' })
cache.sheet.insert = () => undefined
cache.compat = true
const zonderStijl = stylesIn(cache)

const lopend: Services[] = []
/**
 * Takes away everything that is shown and the clipboard that a test or user-event gave the page, and ends what goes on
 * behind it; `setup.ts` does so after each test.
 */
export const cleanUp = (): void => {
  cleanup()
  for (const services of lopend.splice(0)) disposeServices(services)
  Reflect.deleteProperty(navigator, 'clipboard')
}

/** Does this, and everything on screen that follows from it. */
export const now = (doe: () => void): void => {
  act(doe)
}

/** Lets this many milliseconds go by, where the timers are fake. */
export const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Shows one part of the screen by itself, in the frame everything stands in. */
export const showAlone = (onderdeel: ReactNode, labelCode: LabelCode = 'MY') => {
  const ingelijst = (deel: ReactNode) => (
    <ThemaProvider styles={zonderStijl} labelCode={labelCode} kleurmodus="licht">
      {deel}
    </ThemaProvider>
  )
  const { rerender, unmount } = render(ingelijst(onderdeel))
  return { showInstead: (ander: ReactNode) => rerender(ingelijst(ander)), unmount }
}

/** Shows the whole calculator on the real services, and unless told otherwise on the real engine and norms. */
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
 * Shows the calculator on this step, with answers that are handed over and not typed: an income of 60.000, on step 3 a
 * home of 300.000, and what is given here.
 */
export const showAt = (stap: 1 | 2 | 3, antwoorden: Handed = {}, opties: ShowOptions = {}): ShownCalculator =>
  showCalculator({
    ...opties,
    begin: {
      stap,
      antwoorden: { 'eigen.inkomen': 60_000, ...(stap === 3 && { vraagprijsWoning: 300_000 }), ...antwoorden },
    },
  })
