import { createRoot } from 'react-dom/client'
import { distinctUntilChanged, map, pairwise, type Subscription } from 'rxjs'

import { nieuweOrientatie, type LabelCode, type Rekenkader, type Type } from '../../../domain'
import { createStijlCache, meldingen, Rekenhulp, ThemaProvider, type Instellingen } from '../../../ui'
import { createContainer, type CalculatorContainer } from '../../container'
import { meldGebeurtenis } from '../gebeurtenissen'
import { createAankondiger } from './aankondigingen'
import { createPagina } from './pagina'

/** The base of the calculation call. */
const API_BASE = '/api/v3.0/serviceproxy/orientatie'

/** What decides how a calculator looks and calculates. */
export interface Opzet {
  readonly labelCode: LabelCode
  readonly type: Type
  readonly instellingen: Instellingen
}

/** One running calculator in its shadow root. */
export interface LopendeRekenhulp {
  /** Brand, audience, norms, rates or links become these; what the visitor typed stays. */
  readonly neemOver: (opzet: Opzet) => void
  readonly eindig: () => void
}

/** Starts a calculator: its own services, its own React root, its own ties to the page. */
export const startRekenhulp = (host: HTMLElement, root: ShadowRoot, begin: Opzet): LopendeRekenhulp => {
  let opzet = begin
  const container = createContainer({
    start: nieuweOrientatie(begin.labelCode, begin.type),
    kader: () => Promise.resolve(toKader(opzet.instellingen)),
    berekening: () => 'lokaal',
    dienst: { basis: () => API_BASE, antiForgery: () => undefined },
    klok: { nu: () => new Date() },
    herberekeningMelding: meldingen.herberekening,
  })
  const aankondiger = createAankondiger()
  const verbindingen = verbindMetPagina(host, container)
  verbindingen.add(container.aankondiging.aankondiging$.subscribe(aankondiger.zeg))
  const stijlCache = createStijlCache(root, host.nonce)
  const pagina = createPagina(host)
  const plek = root.appendChild(document.createElement('div'))
  const react = createRoot(plek)

  const toon = () =>
    react.render(
      <ThemaProvider stijlCache={stijlCache} labelCode={opzet.labelCode} kleurmodus={opzet.instellingen.kleurmodus}>
        <Rekenhulp services={container} instellingen={opzet.instellingen} pagina={pagina} />
      </ThemaProvider>,
    )
  toon()

  return {
    neemOver: (nieuw) => {
      const rekentAnders = !isZelfdeKader(nieuw.instellingen, opzet.instellingen)
      opzet = nieuw
      container.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: nieuw.labelCode })
      container.orientatie.dispatch({ soort: 'typeGewijzigd', type: nieuw.type })
      if (rekentAnders) container.orientatie.herbereken()
      toon()
    },
    eindig: () => {
      react.unmount()
      plek.remove()
      verbindingen.unsubscribe()
      container.dispose()
      aankondiger.eindig()
    },
  }
}

const toKader = ({ normen, rentetarieven = {} }: Instellingen): Rekenkader => ({ normen, rentetarieven })

const isZelfdeKader = (een: Instellingen, ander: Instellingen): boolean =>
  een.normen === ander.normen && JSON.stringify(een.rentetarieven) === JSON.stringify(ander.rentetarieven)

/** Tells the page which step opens, what was calculated and what went wrong. */
const verbindMetPagina = (host: HTMLElement, container: CalculatorContainer): Subscription => {
  const verbinding = container.stappen.state$
    .pipe(
      map(({ huidig }) => huidig),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([van, naar]) => meldGebeurtenis(host, 'stap', { van, naar }))
  verbinding.add(
    container.orientatie.berekening$.subscribe((berekening) => {
      if (berekening._tag === 'Done')
        meldGebeurtenis(host, 'resultaat', { financieringsOpzet: berekening.financieringsOpzet })
      if (berekening._tag === 'Failed')
        meldGebeurtenis(host, 'fout', { code: toCode(berekening.fout._tag), bericht: meldingen.nietGelukt })
    }),
  )
  return verbinding
}

/** `NietGeladen` becomes `niet-geladen`. */
const toCode = (tag: string): string => tag.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
