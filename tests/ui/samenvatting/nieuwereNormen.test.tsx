import { screen } from '@testing-library/react'
import { of } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'

import type { NieuwMaximum } from '../../../application'
import { answerTo, createManualBerekening, type ManualBerekening } from '../../support/fakes/berekening'
import {
  blockOf,
  chooseFrom,
  now,
  showCalculator,
  fillIn,
  wait,
  stopKlok,
  readBonnetje,
  type ShowOptions,
} from '../../support/screen'

stopKlok()

const NIEUWER = 'Er zijn nieuwere leennormen, van 2026.'
const zinMet = (bedrag: string) => `${NIEUWER} Daarmee is je maximale hypotheek €\u00A0${bedrag}.`
const maximum = (maximaleHypotheekOpInkomen: number): NieuwMaximum => ({
  maximaleHypotheekOpInkomen,
  isVoorstel: false,
})

let berekening: ManualBerekening
beforeEach(() => {
  berekening = createManualBerekening()
})

/** Answers the last question with the norms of 2025. */
const slaag = (maximaleHypotheekOpInkomen = 0) => {
  const { verzoek, slaag: slaagMet } = berekening.laatste()
  now(() => slaagMet({ ...answerTo(verzoek), maximaleHypotheekOpInkomen, normjaar: 2025 }))
}
/** A calculator in 2026 whose last answer, with an income, has the norms of 2025. */
const na2025 = (opties: ShowOptions, van2025?: number) => {
  const getoond = showCalculator({ berekening, ...opties })
  fillIn('Bruto jaarinkomen', '60.000')
  slaag(van2025)
  return getoond
}
const zin = () => screen.queryByText(/nieuwere leennormen/)

describe('the summary of a norm year that has passed', () => {
  it('says in its first block what the newer norms allow, and reads that aloud', () => {
    const getoond = na2025({ vergelijking: { maximum: () => of(maximum(263_000)) } })
    expect(zin()).toHaveTextContent(zinMet('263.000').replace('\u00A0', ' '))
    expect(blockOf('Je maximale hypotheek')).toContainElement(zin())
    expect(readBonnetje(getoond)).toContain(`${NIEUWER} Daarmee is je maximale hypotheek € 263.000.`)
  })

  it('says only that they are there when a service calculates', () => {
    const getoond = na2025({ rentetarieven: undefined, vergelijking: { maximum: () => of(undefined) } })
    expect(screen.getByText(NIEUWER)).toBeVisible()
    expect(readBonnetje(getoond)).toMatch(/Er zijn nieuwere leennormen, van 2026\. (?!Daarmee)/)
  })

  it.each([
    [263_000, /^Met de leennormen van 2026 mag je bij je inkomen €\s3\.000 meer lenen\.$/],
    [255_000, /^Met de leennormen van 2026 mag je bij je inkomen €\s5\.000 minder lenen\.$/],
    [260_000, /^Met de leennormen van 2026 mag je bij je inkomen evenveel lenen\.$/],
  ])('says under the days that count what a maximum of € %i is beside one of € 260.000', (van2026, zin) => {
    na2025({ vergelijking: { maximum: () => of(maximum(van2026)) } }, 260_000)
    expect(screen.getByText(zin)).toBeInTheDocument()
  })

  it('says of newer norms that are not law yet that they are a proposal', () => {
    na2025({ vergelijking: { maximum: () => of({ ...maximum(263_000), isVoorstel: true }) } })
    expect(zin()).toHaveTextContent(/De leennormen van 2026 zijn nog een voorstel\. Ze kunnen nog veranderen\.$/)
  })

  it('keeps it beside the figures it belongs to, marked with them as out of date after a failure', () => {
    na2025({ vergelijking: { maximum: () => of(maximum(263_000)) } })
    fillIn('Bruto jaarinkomen', '70.000')
    expect(zin()).toBeVisible()
    now(() => berekening.laatste().faal())
    expect(screen.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeVisible()
    expect(zin()).toBeVisible()
  })

  it('says it as soon as the figures of the last step are read aloud', () => {
    const getoond = na2025({ vergelijking: { maximum: () => of(maximum(263_000)) } })
    now(() => getoond.services.stappen.gaVerder([]))
    fillIn('Vraagprijs van de woning', '300.000')
    now(() => getoond.services.stappen.gaVerder([]))
    slaag()
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    slaag()
    wait(5000)
    expect(getoond.gehoord.alles().at(-1)).toContain('Daarmee is je maximale hypotheek € 263.000.')
  })
})
