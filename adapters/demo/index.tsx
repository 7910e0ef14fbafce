import { createRoot, type Root } from 'react-dom/client'

import { labelCodeCodec, type LabelCode } from '../../domain'
import { createStyles, ThemaProvider, type Kleurmodus } from '../../ui'
import type { Staat } from './staten'
import { voorbeelden } from './voorbeelden'

const Staten = ({ staten }: { readonly staten: readonly Staat[] }) => (
  <div part="staten">
    {staten.map(({ naam, Voorbeeld }) => (
      <div part="staat" role="group" aria-label={naam} key={naam}>
        <p part="naam" aria-hidden="true">
          {naam}
        </p>
        <Voorbeeld />
      </div>
    ))}
  </div>
)

const styles = createStyles(document)

/** Shows the fields of one place on the page; again when brand or colour mode changes, keeping what was filled in. */
const createPlek = (host: HTMLElement) => {
  const root = host.attachShadow({ mode: 'open' })
  const stijlCache = styles(root)
  const react: Root = createRoot(root.appendChild(document.createElement('div')))
  const staten = voorbeelden[host.dataset['velden'] ?? ''] ?? []
  return (labelCode: LabelCode, kleurmodus: Kleurmodus) =>
    react.render(
      <ThemaProvider stijlCache={stijlCache} labelCode={labelCode} kleurmodus={kleurmodus}>
        <Staten staten={staten} />
      </ThemaProvider>,
    )
}

const plekken = [...document.querySelectorAll<HTMLElement>('[data-velden]')].map(createPlek)
const instellingen = document.querySelector<HTMLFormElement>('.instellingen')

/** Shows every field in the brand and colour mode that the page has chosen. */
const toon = () => {
  const gekozen = new FormData(instellingen ?? undefined)
  const labelCode = gekozen.get('label-code')
  const kleurmodus = gekozen.get('kleurmodus') === 'donker' ? 'donker' : 'licht'
  document.documentElement.dataset['kleurmodus'] = kleurmodus
  for (const plek of plekken) plek(labelCodeCodec.is(labelCode) ? labelCode : 'MY', kleurmodus)
}

instellingen?.addEventListener('change', toon)
toon()
