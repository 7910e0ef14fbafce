import { createLokaleBerekening } from 'hypotheek-orientatie/adapters'
import { createOrientatieService } from 'hypotheek-orientatie/application'
import {
  formatBedrag,
  meldingVanBedragFout,
  nieuweOrientatie,
  parseBedrag,
  voorbeeldRentes,
} from 'hypotheek-orientatie/domain'
import { normen2026 as normen } from 'hypotheek-orientatie/domain/normen/2026'

/** A form of one's own: one question, calculated by the same rules as the element, with the same messages. */
const service = createOrientatieService({
  start: nieuweOrientatie('MY'),
  berekening: createLokaleBerekening({ kader: () => Promise.resolve({ normen, rentetarieven: voorbeeldRentes.MY }) }),
  klok: { nu: () => new Date() },
})

const veld = document.querySelector('input')
const melding = document.querySelector('[role=alert]')
const uitvoer = document.querySelector('output')

veld?.addEventListener('change', () => {
  const gelezen = parseBedrag(veld.value)
  if (melding) melding.textContent = gelezen._tag === 'Left' ? meldingVanBedragFout(gelezen.left) : ''
  if (gelezen._tag === 'Right') service.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: gelezen.right })
})

service.berekening$.subscribe(({ loading, financieringsOpzet }) => {
  if (uitvoer && !loading && financieringsOpzet)
    uitvoer.textContent = `Je maximale hypotheek is € ${formatBedrag(financieringsOpzet.maximaleHypotheekOpInkomen)}`
})
