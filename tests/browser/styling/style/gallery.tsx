import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { LabelCode } from '../../../../domain/orientatie'
import { ThemaProvider } from '../../../../ui/app/ThemaProvider'
import type { Kleurmodus } from '../../../../ui/basis/context/frame'
import { createStyles } from '../../../../ui/thema/createStyles'
import { sheet } from '../../../../ui/thema/compiled/sheet'
import * as lazyParts from '../../../../ui/thema/lazyParts'
import * as looseParts from '../../../../ui/thema/looseParts'
import * as parts from '../../../../ui/thema/parts'

type Props = Readonly<Record<string, unknown>>

/** A styled component of `ui`, by its name, with props that give a value to each of its variants. */
export interface Piece {
  readonly part: string
  readonly props: Props
}

/** A section of the page with a shadow root, in which all styled components can be drawn. */
export interface Gallery {
  /**
   * Returns every part with every combination of its variants. A part without a recipe occurs once, without variants.
   */
  readonly pieces: () => readonly Piece[]
  readonly show: (pieces: readonly Piece[], labelCode: LabelCode, kleurmodus: Kleurmodus) => ShadowRoot
}

interface Recipe {
  readonly variants?: Readonly<Record<string, Props>>
}

const components = { ...parts, ...lazyParts, ...looseParts } as unknown as Readonly<
  Record<string, ComponentType<Props> & { readonly __emotion_cva?: Recipe }>
>

const valuesOf = (options: Props): readonly unknown[] => [
  undefined,
  ...('true' in options ? [true, false] : Object.keys(options)),
]

const combinationsOf = ({ variants = {} }: Recipe): readonly Props[] =>
  Object.entries(variants).reduce<readonly Props[]>(
    (combinations, [variant, options]) =>
      combinations.flatMap((combination) => valuesOf(options).map((value) => ({ ...combination, [variant]: value }))),
    [{}],
  )

/** The content of a part: an element for each selector by which a recipe styles elements inside a part. */
const content = (
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

/** The two sets of attributes with which each part is drawn: none, and all attributes that the screen sets. */
const states: readonly Props[] = [
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
    'data-kolommen': '3',
    'data-soort': 'waarschuwing',
    'data-vorm': 'paneel',
  },
]

/** Creates the style sheet of the build from its text, as the loader does; for Chakra the text is empty. */
const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

const create = (): Gallery => {
  const place = document.body.appendChild(document.createElement('section'))
  // Chakra's gallery and that of the build have the same position, because a computed style can depend on it.
  Object.assign(place.style, { position: 'absolute', top: '0', left: '0', width: '100%' })
  const root = place.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets.push(sheetOf(sheet))
  const styles = createStyles(document)(root)
  const react = createRoot(root.appendChild(document.createElement('div')))
  return {
    pieces: () =>
      Object.entries(components).flatMap(([part, { __emotion_cva: recipe = {} }]) =>
        combinationsOf(recipe).map((props) => ({ part, props })),
      ),
    show: (pieces, labelCode, kleurmodus) => {
      flushSync(() =>
        react.render(
          <ThemaProvider styles={styles} labelCode={labelCode} kleurmodus={kleurmodus}>
            {pieces.flatMap(({ part, props }) =>
              states.map((state, number) => {
                const Part = components[part] ?? 'b'
                const isEmpty = /^(?:Input|Slider|AxisSlider|Radio|Check)$/.test(part)
                const key = `${part} ${JSON.stringify(props)} ${number}`
                return createElement(Part, { key, ...props, ...state, ...(isEmpty ? {} : { children: content }) })
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
    galleries?: Gallery[]
  }
}
window.galleries = [...(window.galleries ?? []), create()]
