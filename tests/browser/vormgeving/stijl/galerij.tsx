import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { LabelCode } from '../../../../domain/orientatie'
import { ThemaProvider, type Kleurmodus } from '../../../../ui/thema/ThemaProvider'
import { createStyles } from '../../../../ui/thema/createStyles'
import { sheet } from '../../../../ui/thema/compiled/sheet'
import * as later from '../../../../ui/thema/lazyParts'
import * as parts from '../../../../ui/thema/parts'

type Props = Readonly<Record<string, unknown>>

/** A styled part with a value for each of its variants. */
export interface Stuk {
  readonly part: string
  readonly props: Props
}

/** All styled parts, in a shadow root of their own. */
export interface Galerij {
  /** Returns every part with every combination of its variants, as far as its recipe is available. */
  readonly stukken: () => readonly Stuk[]
  readonly toon: (stukken: readonly Stuk[], labelCode: LabelCode, kleurmodus: Kleurmodus) => ShadowRoot
}

interface Recept {
  readonly variants?: Readonly<Record<string, Props>>
}

const onderdelen = { ...parts, ...later } as unknown as Readonly<
  Record<string, ComponentType<Props> & { readonly __emotion_cva?: Recept }>
>

const waardenVan = (opties: Props): readonly unknown[] => [
  undefined,
  ...('true' in opties ? [true, false] : Object.keys(opties)),
]

const combinatiesVan = ({ variants = {} }: Recept): readonly Props[] =>
  Object.entries(variants).reduce<readonly Props[]>(
    (combinaties, [variant, opties]) =>
      combinaties.flatMap((combinatie) => waardenVan(opties).map((waarde) => ({ ...combinatie, [variant]: waarde }))),
    [{}],
  )

/** Elements for everything that a recipe selects inside a part. */
const inhoud = (
  <>
    <svg />
    <span />
    <span className="nummer" data-nummer="1" />
    <span className="naam bijzonderheid" />
    <strong />
    <button className="verder" />
    <div className="bediening" />
    <div data-totaal="">
      <dd />
    </div>
    <input type="checkbox" checked readOnly />
    <form />
    <dl />
    <dt />
    <dd />
    <dd />
    <h4 />
    <summary />
    <ul>
      <li />
    </ul>
    <li />
    <li>
      <button />
    </li>
    <p />
  </>
)

/** The attributes that the screen sets on a part: none, or all. */
const toestanden: readonly Props[] = [
  {},
  {
    className: 'bediening',
    disabled: true,
    open: true,
    'aria-current': 'step',
    'aria-expanded': true,
    'aria-selected': true,
    'data-actief': '',
    'data-fout': '',
    'data-leeg': '',
    'data-voorlopig': '',
    'data-kolommen': '',
    'data-soort': 'waarschuwing',
    'data-vorm': 'paneel',
  },
]

/** Creates the style sheet of the build as the loader does; it is empty for Chakra. */
const bladVan = (tekst: string): CSSStyleSheet => {
  const blad = new CSSStyleSheet()
  blad.replaceSync(tekst)
  return blad
}

const maak = (): Galerij => {
  const plek = document.body.appendChild(document.createElement('section'))
  // Both galleries have the same position, because a computed style can depend on it.
  Object.assign(plek.style, { position: 'absolute', top: '0', left: '0', width: '100%' })
  const root = plek.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets.push(bladVan(sheet))
  const styles = createStyles(document)(root)
  const react = createRoot(root.appendChild(document.createElement('div')))
  return {
    stukken: () =>
      Object.entries(onderdelen).flatMap(([part, { __emotion_cva: recept = {} }]) =>
        combinatiesVan(recept).map((props) => ({ part, props })),
      ),
    toon: (stukken, labelCode, kleurmodus) => {
      flushSync(() =>
        react.render(
          <ThemaProvider styles={styles} labelCode={labelCode} kleurmodus={kleurmodus}>
            {stukken.flatMap(({ part, props }) =>
              toestanden.map((toestand, nummer) => {
                const Part = onderdelen[part] ?? 'b'
                const isLeeg = /^(?:Input|Slider|AxisSlider|Radio|Check)$/.test(part)
                const key = `${part} ${JSON.stringify(props)} ${nummer}`
                return createElement(Part, { key, ...props, ...toestand, ...(isLeeg ? {} : { children: inhoud }) })
              }),
            )}
          </ThemaProvider>,
        ),
      )
      return root
    },
  }
}

declare global {
  interface Window {
    /** The gallery as Chakra draws it, and the gallery as the build makes it. */
    galerijen?: Galerij[]
  }
}
window.galerijen = [...(window.galerijen ?? []), maak()]
