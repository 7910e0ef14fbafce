import { createRoot, type Root } from 'react-dom/client'

import { labelCodeCodec, type LabelCode } from '../../domain/orientatie'
import { createStyles, ThemaProvider, type Kleurmodus } from '../../ui/fieldSet'
import { sheet } from '../../ui/thema/compiled/sheet'
import type { Example } from './inEveryState'
import { examplesOf } from './examples'

const Examples = ({ examples }: { readonly examples: readonly Example[] }) => (
  <div part="staten">
    {examples.map(({ naam, Component }) => (
      <div part="staat" role="group" aria-label={naam} key={naam}>
        <p part="naam" aria-hidden="true">
          {naam}
        </p>
        <Component />
      </div>
    ))}
  </div>
)

const styles = createStyles(document)

const frame = new CSSStyleSheet()
frame.replaceSync(sheet)

/**
 * Prepares one container on the page. Returns a function that renders the fields of the container in a brand and colour
 * mode. A field keeps its value when it is rendered again.
 */
const createPlace = (host: HTMLElement) => {
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets.push(frame)
  const rootStyles = styles(root)
  const react: Root = createRoot(root.appendChild(document.createElement('div')))
  const shown = examplesOf[host.dataset['velden'] ?? ''] ?? []
  return (labelCode: LabelCode, kleurmodus: Kleurmodus) =>
    react.render(
      <ThemaProvider styles={rootStyles} labelCode={labelCode} kleurmodus={kleurmodus}>
        <Examples examples={shown} />
      </ThemaProvider>,
    )
}

const places = [...document.querySelectorAll<HTMLElement>('[data-velden]')].map(createPlace)
const settings = document.querySelector<HTMLFormElement>('.instellingen')

/** Renders all fields in the brand and colour mode that are chosen on the page. */
const show = () => {
  const chosen = new FormData(settings ?? undefined)
  const labelCode = chosen.get('label-code')
  const kleurmodus = chosen.get('kleurmodus') === 'donker' ? 'donker' : 'licht'
  document.documentElement.dataset['kleurmodus'] = kleurmodus
  for (const showPlace of places) showPlace(labelCodeCodec.is(labelCode) ? labelCode : 'MY', kleurmodus)
}

settings?.addEventListener('change', show)
show()
