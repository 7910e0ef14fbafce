import { screen } from '@testing-library/react'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'

import type { NieuwMaximum } from '../../../application'
import { normenVan } from '../../../domain'
import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { localGround, serviceGround } from '../../support/fakes/grounds'
import { invented2027 } from '../../support/normen2027'
import {
  chooseFrom,
  click,
  dialogs,
  fillIn,
  fromService,
  now,
  readBonnetje,
  showAt,
  showCalculator,
  stopKlok,
  wait,
  type ShowOptions,
} from '../../support/screen'

stopKlok()

const LEENNORMEN = /Berekend met de leennormen/
const RENTE = 'Rente: 3,80%, 10 jaar vast. Voorbeeldrente.'

/** Shows a calculator with a first result (of norm year `normjaar`, if given) and a pending second calculation. */
const naEenAntwoord = (normjaar?: number, opties: ShowOptions = {}) => {
  const berekening = createManualBerekening('rentetarieven' in opties ? serviceGround : localGround)
  const getoond = showCalculator({ port: berekening, ...opties })
  const { verzoek, succeed } = berekening.last()
  now(() => succeed({ ...answerTo(verzoek), ...(normjaar === undefined ? {} : { normjaar }) }))
  fillIn('Bruto jaarinkomen', '60.000')
  return { ...getoond, berekening }
}

describe('the norm year and the rate below the summary', () => {
  it('the summary names no norms or rate before the first result and after a failed first calculation', () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
    now(() => berekening.last().fail())
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
  })

  it('the summary keeps the norm year of its figures when a calculation with new norms fails', () => {
    const { berekening, configure } = naEenAntwoord(2025)
    configure({ normen: normenVan(2026) })
    expect(screen.getByText(/Berekend met de leennormen van 2025\./)).toBeVisible()
    now(() => berekening.last().fail())
    expect(screen.getByText(/Berekend met de leennormen van 2025\./)).toBeVisible()
    expect(screen.queryByText(/2026/)).toBeNull()
  })

  it.each([
    [1, 'the page'],
    [2, 'the page'],
    [3, 'the page'],
    [3, 'a service'],
  ] as const)('step %i has no figure of the old brand while %s calculates for the new brand', (stap, place) => {
    const isLokaal = place === 'the page'
    const berekening = createManualBerekening(isLokaal ? localGround : serviceGround)
    const getoond = showAt(stap, {}, { port: berekening, ...(isLokaal ? {} : { rentetarieven: undefined }) })
    now(() => berekening.last().succeed())
    const antwoorden = () =>
      document.querySelector('section:has(> div > ul button[aria-label^=Wijzig])')?.textContent ?? ''
    /** The amounts of the summary and, on step 3, of the page without its answers. Step 2 has those of norms. */
    const bedragen = () =>
      document
        .querySelector(stap === 3 ? 'body' : 'aside')
        ?.textContent.replace(antwoorden(), '')
        .match(/€\s?\d/g) ?? null
    expect(bedragen()).not.toBeNull()
    now(() => {
      getoond.services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' })
      getoond.services.orientatie.herbereken()
    })
    expect(bedragen()).toBeNull()
    now(() => berekening.last().fail())
    expect(bedragen()).toBeNull()
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(readBonnetje(getoond)).not.toContain('€')
    now(() => {
      getoond.services.orientatie.herbereken()
      berekening.last().succeed()
    })
    expect(bedragen()).not.toBeNull()
    expect(screen.getByText(isLokaal ? LEENNORMEN : /leennormen van Florius\./)).toBeVisible()
  })

  it("the summary says 'Voorbeeldrente' until a calculation with the rates of the page succeeds", () => {
    const { berekening, configure } = naEenAntwoord(2025)
    configure({ rentetarieven: { '120': 3.75 }, isVoorbeeldrente: false })
    now(() => berekening.last().fail())
    expect(screen.getByText(/Voorbeeldrente\./)).toBeVisible()
    click('Probeer opnieuw')
    const eigen = { ...localGround(berekening.last().verzoek), isVoorbeeldrente: false }
    now(() => berekening.last().succeed(undefined, eigen))
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
  })

  it("the summary, step 3 and the repayment schedule say 'voorbeeldrente' when the answer of a service does", () => {
    let voorbeeldrente = false
    const vanDienst = fromService((opzet) => ({ ...opzet, voorbeeldrente }))
    showAt(3, {}, { ...vanDienst, isVoorbeeldrente: false })
    expect(screen.queryByText(/oorbeeldrente/)).toBeNull()
    voorbeeldrente = true
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    expect(screen.getByText(/Voorbeeldrente\.$/)).toBeVisible()
    expect(screen.getByText(/^Dit is een voorbeeldrente, geen aanbod\./)).toBeVisible()
    dialogs.verloop.open()
    expect(dialogs.verloop.inside().getByText(/Dat is een voorbeeldrente\./)).toBeVisible()
  })

  it('only for norms that are not law yet, the summary shows and announces that they are a proposal', () => {
    const getoond = showCalculator()
    const zin = 'De leennormen van 2027 zijn nog een voorstel. Ze kunnen nog veranderen.'
    expect(screen.queryByText(/nog een voorstel/)).toBeNull()
    getoond.configure({ normen: invented2027 })
    fillIn('Bruto jaarinkomen', '60.000')
    expect(screen.getByText(`Berekend met de leennormen van 2027. ${zin} ${RENTE}`)).toBeVisible()
    expect(readBonnetje(getoond)).toContain(zin)
    getoond.configure({ normen: normenVan(2026) })
    fillIn('Bruto jaarinkomen', '61.000')
    expect(screen.getByText(`Berekend met de leennormen van 2026. ${RENTE}`)).toBeVisible()
  })

  it("the button 'Lees de samenvatting voor' announces the norm year, the rate and 'Voorbeeldrente' last", () => {
    expect(readBonnetje(showCalculator()).endsWith(`Berekend met de leennormen van 2025. ${RENTE}`)).toBe(true)
  })
})

it.each([
  'Voor de leennormen en NHG telt de dag van het bindend aanbod van je geldverstrekker.',
  'Voor de toetsrente van de AFM telt het kwartaal van dat aanbod.',
  'Voor de overdrachtsbelasting en de vrijstelling daarvan telt de dag dat je de leveringsakte tekent.',
  'Voor het belastingvoordeel, het eigenwoningforfait en de Hillenaftrek telt elk kalenderjaar apart.',
])("the list 'Waar we van uitgaan' names the date that counts: %s", (zin) => {
  showCalculator()
  expect(screen.getByText(zin, { selector: 'li' })).toBeInTheDocument()
})

const NIEUWER = 'Er zijn nieuwere leennormen, van 2026.'
const maximum = (maximaleHypotheekOpInkomen: number): NieuwMaximum => ({
  maximaleHypotheekOpInkomen,
  isVoorstel: false,
})

/**
 * Shows a calculator in 2026 whose last result, under the norms of 2025, has the maximum `van2025` (euro). `nieuw` is
 * the maximum under newer norms. The returned `slaag` completes a pending calculation.
 */
const na2025 = (nieuw: NieuwMaximum, opties: ShowOptions = {}, van2025 = 0) => {
  const getoond = naEenAntwoord(2025, { vergelijking: { maximum: () => of(nieuw) }, ...opties })
  const slaag = () => {
    const { verzoek, succeed: slaagMet } = getoond.berekening.last()
    now(() => slaagMet({ ...answerTo(verzoek), maximaleHypotheekOpInkomen: van2025, normjaar: 2025 }))
  }
  slaag()
  return { ...getoond, slaag }
}
const zin = () => screen.queryByText(/nieuwere leennormen/)

describe('the summary with norms of a past year', () => {
  it('the summary shows and announces the maximum under newer norms, above the norm year of its figures', () => {
    const getoond = na2025(maximum(263_000))
    expect(zin()).toHaveTextContent(`${NIEUWER} Daarmee is je maximale hypotheek € 263.000.`)
    expect(zin()?.nextElementSibling).toHaveTextContent(/^Berekend met de leennormen van 2025/)
    expect(readBonnetje(getoond)).toContain(`${NIEUWER} Daarmee is je maximale hypotheek € 263.000.`)
  })

  it('the summary mentions newer norms, but not the maximum under these norms, when a service calculates', () => {
    const getoond = na2025(maximum(263_000), { rentetarieven: undefined })
    expect(screen.getByText(NIEUWER)).toBeVisible()
    expect(readBonnetje(getoond)).toMatch(/Er zijn nieuwere leennormen, van 2026\. (?!Daarmee)/)
  })

  it.each([
    [262_999.5, /^Met de leennormen van 2026 mag je bij je inkomen €\s3\.000 meer lenen\.$/],
    [255_000, /^Met de leennormen van 2026 mag je bij je inkomen €\s5\.000 minder lenen\.$/],
    [260_000, /^Met de leennormen van 2026 mag je bij je inkomen evenveel lenen\.$/],
  ])("the list 'Waar we van uitgaan' compares € %i under newer norms with the maximum of € 260.000", (van2026, zin) => {
    na2025(maximum(van2026), {}, 260_000.4)
    expect(screen.getByText(zin)).toBeInTheDocument()
  })

  it('the summary says that newer norms are a proposal while they are not law yet', () => {
    na2025({ ...maximum(263_000), isVoorstel: true })
    expect(zin()).toHaveTextContent(/De leennormen van 2026 zijn nog een voorstel\. Ze kunnen nog veranderen\.$/)
  })

  it('the summary keeps the sentence about newer norms during a calculation and after a failed one', () => {
    const { berekening } = na2025(maximum(263_000))
    fillIn('Bruto jaarinkomen', '70.000')
    expect(zin()).toBeVisible()
    now(() => berekening.last().fail())
    expect(screen.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeVisible()
    expect(zin()).toBeVisible()
  })

  it('step 3 announces the maximum under newer norms together with the figures of a new period', () => {
    const getoond = na2025(maximum(263_000))
    now(() => getoond.services.stappen.gaVerder([]))
    fillIn('Vraagprijs van de woning', '300.000')
    now(() => getoond.services.stappen.gaVerder([]))
    getoond.slaag()
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    getoond.slaag()
    wait(5000)
    expect(getoond.announced.all().at(-1)).toContain('Daarmee is je maximale hypotheek € 263.000.')
  })
})
