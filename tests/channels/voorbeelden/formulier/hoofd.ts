import { createLokaleBerekening } from 'hypotheek-orientatie/adapters'
import { createOrientatieService, toSamenvatting, toSamenvattingState } from 'hypotheek-orientatie/application'
import { nieuweOrientatie, toAntwoord, voorbeeldRentes } from 'hypotheek-orientatie/domain'
import { parseBedrag } from 'hypotheek-orientatie/domain/geld'
import { meldingVanBedragFout } from 'hypotheek-orientatie/domain/invoer'
import {
  EERSTE_STAP,
  LAATSTE_STAP,
  STAPNUMMERS,
  waardeVan,
  zichtbareVelden,
  type Veld,
} from 'hypotheek-orientatie/domain/orientatie'
import { normen2026 as normen } from 'hypotheek-orientatie/domain/normen/2026'
import { herkomstZin, meldingTekst, regelTekst, stapTekst, vraagTekst } from 'hypotheek-orientatie/tekst'

/** The service of a custom front end that uses the questions, texts and rules of the element. */
const service = createOrientatieService({
  start: nieuweOrientatie('MY'),
  berekening: createLokaleBerekening({
    kader: () => Promise.resolve({ normen, rentetarieven: voorbeeldRentes.MY }),
    isVoorbeeldrente: true,
  }),
  klok: { nu: () => new Date() },
})

const maak = <Naam extends keyof HTMLElementTagNameMap>(naam: Naam, ...inhoud: readonly (Node | string)[]) => {
  const element = document.createElement(naam)
  element.append(...inhoud)
  return element
}

/** Creates the elements of a question, and a function that updates their texts for the current answers. */
const maakVraag = (veld: Veld) => {
  const { keuzes, ontbreekt = '' } = vraagTekst(veld, service.state())
  const [groep, label, hulp, melding] = [maak('h3'), maak('span'), maak('p'), maak('p')]
  const lijst = maak('select', ...keuzes.map(({ tekst }) => maak('option', tekst)))
  lijst.selectedIndex = keuzes.findIndex(({ waarde }) => waarde === waardeVan(service.state(), veld))
  lijst.onchange = () => service.dispatch(toAntwoord(veld, keuzes[lijst.selectedIndex]?.waarde))
  const bedrag = maak('input')
  bedrag.onchange = () => {
    const gelezen = parseBedrag(bedrag.value)
    melding.textContent = gelezen._tag === 'Left' ? meldingVanBedragFout(gelezen.left) : ''
    if (bedrag.value === '') melding.textContent = ontbreekt
    if (gelezen._tag === 'Right') service.dispatch(toAntwoord(veld, gelezen.right))
  }
  melding.role = 'alert'
  const blok = maak('div', groep, maak('label', label, keuzes.length > 0 ? lijst : bedrag), hulp, melding)
  const werkBij = () => {
    const tekst = vraagTekst(veld, service.state())
    groep.textContent = tekst.groep ?? ''
    label.textContent = [tekst.label, tekst.optioneel && `(${tekst.optioneel})`].filter(Boolean).join(' ')
    hulp.textContent = [tekst.hulp, tekst.opmerking].filter(Boolean).join(' ')
  }
  return { blok, werkBij }
}

const vragen = new Map<Veld, ReturnType<typeof maakVraag>>()
const stappen = STAPNUMMERS.map((stap) => ({ stap, vak: maak('fieldset', maak('legend', stapTekst(stap))) }))
document.querySelector('form')?.prepend(...stappen.map(({ vak }) => vak))

service.state$.subscribe((orientatie) => {
  for (const { stap, vak } of stappen) {
    const velden = zichtbareVelden(orientatie, stap)
    for (const veld of velden) if (!vragen.has(veld)) vragen.set(veld, maakVraag(veld))
    const blokken = velden.flatMap((veld) => vragen.get(veld)?.blok ?? [])
    for (const blok of [...vak.children].slice(1)) if (!blokken.some((een) => een === blok)) blok.remove()
    blokken.forEach(
      (blok, plaats) => vak.children[plaats + 1] === blok || vak.insertBefore(blok, vak.children[plaats + 1] ?? null),
    )
    for (const veld of velden) vragen.get(veld)?.werkBij()
  }
})

service.berekening$.subscribe((stand) => {
  const uitvoer = document.querySelector('output')
  const { momentopname, fout } = toSamenvattingState(stand)
  if (fout || !momentopname) return uitvoer?.replaceChildren(meldingTekst(fout ?? 'nogNietBerekend'))
  const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, LAATSTE_STAP)
  const { benodigdeFinanciering, betaling, kanLenen } = benodigdeHypotheek
  const lines = [...maximaleHypotheek.lines, benodigdeFinanciering, kanLenen, ...betaling]
  const regels = lines.map(regelTekst).map(({ label, waarde }) => maak('p', `${label}: ${waarde}`))
  return uitvoer?.replaceChildren(...regels, herkomstZin(momentopname, EERSTE_STAP))
})
