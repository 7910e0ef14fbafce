import { either } from 'fp-ts'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createServerBerekening } from '../../../adapters/container/calculator'
import { type createHttpBerekening } from '../../../adapters/http'
import { verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'

const verzoek = verzoekVan([{ inkomen: 60_000 }])
const dienst = { base: () => '/dienst', antiForgery: () => undefined }
const onbereikbaar = either.left({ _tag: 'Onbereikbaar' as const })

/** A calculation call that always gives this answer. */
const metAntwoord: typeof createHttpBerekening = () => ({ bereken: () => of(onbereikbaar) })

describe('the calculation call that is loaded later', () => {
  it('is not loaded before a question, and once for all questions', async () => {
    const loadHttp = vi.fn(() => Promise.resolve(metAntwoord))
    const { bereken } = createServerBerekening(dienst, loadHttp)
    expect(loadHttp).not.toHaveBeenCalled()
    for (let keer = 0; keer < 3; keer += 1) expect(await firstValueFrom(bereken(verzoek))).toEqual(onbereikbaar)
    expect(loadHttp).toHaveBeenCalledTimes(1)
  })

  it('fails as NietGeladen when it stays away, and is loaded again for the next question', async () => {
    const loadHttp = vi.fn(() => Promise.resolve(metAntwoord)).mockRejectedValueOnce(new Error('weg'))
    const { bereken } = createServerBerekening(dienst, loadHttp)
    expect(await firstValueFrom(bereken(verzoek))).toEqual(either.left({ _tag: 'NietGeladen' }))
    expect(await firstValueFrom(bereken(verzoek))).toEqual(onbereikbaar)
  })

  it('does not answer a question that was taken back while it loaded', async () => {
    const loadHttp = vi.fn(() => Promise.resolve(metAntwoord))
    const meld = vi.fn()
    createServerBerekening(dienst, loadHttp).bereken(verzoek).subscribe(meld).unsubscribe()
    await loadHttp()
    await Promise.resolve()
    expect(meld).not.toHaveBeenCalled()
  })
})
