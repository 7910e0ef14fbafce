import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../../domain'
import { formatGedeeld, toAnders } from '../../../../domain/orientatie'
import { allBut, button, click, dialogs, field, handOver, now, pending, showCalculator } from '../../../support/screen'

const NIET_GELADEN = 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.'
const VERNIEUWD = 'Er is een nieuwe versie. Laad de pagina opnieuw; je antwoorden blijven staan.'
const weg = Object.assign(new Error('Dit deel is weg.'), { name: 'Vernieuwd' })

const stand = wijzig(nieuweOrientatie('MY'), handOver({ 'eigen.inkomen': 61_234 }))
const LINK = formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2026-11-21', antwoorden: toAnders(stand) })

describe('a shared link when the code that parses the link fails to load', () => {
  it("a shared link whose parsing code fails to load shows a message; 'Probeer opnieuw' loads the code", async () => {
    const delen = pending('delen')
    const getoond = showCalculator({ lazy: allBut(delen) })
    now(() => getoond.openLink(LINK))
    await delen.failLoading()
    expect(screen.getByText(NIET_GELADEN)).toBeVisible()
    await expect.poll(() => getoond.announced.urgent()).toBe(NIET_GELADEN)
    expect(getoond.failedLoads).toEqual([NIET_GELADEN])
    click('Probeer opnieuw')
    expect(screen.queryByText(NIET_GELADEN)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
    await delen.finishLoading()
    expect(await screen.findByRole('button', { name: 'Bekijk deze berekening' })).toBeVisible()
  })

  it('when the code for a shared link is gone after a release, a message offers to reload the page', async () => {
    const delen = pending('delen')
    const getoond = showCalculator({ lazy: allBut(delen), gedeeld: LINK })
    await delen.failLoading(weg)
    expect(screen.getByText(VERNIEUWD)).toBeVisible()
    click('Laad de pagina opnieuw')
    expect(getoond.reloads()).toBe(1)
  })
})

it("stored answers survive a failed load of the restoring code, and 'Probeer opnieuw' restores them", async () => {
  const delen = pending('delen')
  const tekst = JSON.stringify(stand)
  const getoond = showCalculator({ verder: tekst, lazy: allBut(delen) })
  await delen.failLoading()
  expect(screen.getByText(NIET_GELADEN)).toBeVisible()
  expect(getoond.verder()).toBe(tekst)
  click('Probeer opnieuw')
  await delen.finishLoading()
  await expect.poll(getoond.verder).toBeUndefined()
  expect(field('Bruto jaarinkomen')).toHaveValue('61.234')
})

describe('a dialog whose lazily loaded chunk fails to load', () => {
  const print = vi.fn()
  beforeEach(() => {
    print.mockReset()
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
      print,
      focus: () => undefined,
      addEventListener: () => undefined,
    } as unknown as Window)
    return () => {
      document.querySelector('iframe')?.remove()
      vi.restoreAllMocks()
    }
  })

  it("the dialog 'Bewaar of deel' reports a missing chunk and copies text without a link", async () => {
    const delen = pending('delen')
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    dialogs.meenemen.show({}, { lazy: allBut(delen) })
    expect(dialogs.meenemen.inside().queryByText(/geen rekenbewijs/)).toBeNull()
    await delen.failLoading(weg)
    expect(dialogs.meenemen.inside().getAllByText(VERNIEUWD), 'shown and announced').toHaveLength(2)
    expect(dialogs.meenemen.inside().queryByText(/rekenbewijs/)).toBeNull()
    click('Kopieer de samenvatting')
    expect(writeText).toHaveBeenCalledWith(expect.not.stringContaining('http'))
    vi.unstubAllGlobals()
  })

  it("the dialog 'Bewaar of deel' offers the link and the rekenbewijs once a failed chunk loads again", async () => {
    const delen = pending('delen')
    dialogs.meenemen.show({}, { lazy: allBut(delen) })
    await delen.failLoading()
    click('Probeer opnieuw', dialogs.meenemen.element())
    expect(dialogs.meenemen.element()).toHaveFocus()
    await delen.finishLoading()
    expect(dialogs.meenemen.inside().getByText(/^Met dit bestand kan /)).toBeVisible()
  })

  it("the dialog 'Bewaar of deel' reports a missing chunk and prints without a QR code", async () => {
    const delen = pending('delen')
    dialogs.meenemen.show({}, { lazy: allBut(delen) })
    expect(button('Print de uitkomst')).toHaveAttribute('aria-busy', 'true')
    await delen.failLoading(weg)
    expect(dialogs.meenemen.inside().getAllByText(VERNIEUWD), 'shown and announced').toHaveLength(2)
    expect(dialogs.meenemen.inside().queryByText(/QR-code/)).toBeNull()
    fireEvent.click(button('Print de uitkomst'))
    expect(print).toHaveBeenCalledOnce()
    expect(document.querySelectorAll('.code')).toHaveLength(0)
  })

  it.each(['aannamedelen', 'afdruk'] as const)(
    "the dialog 'Bewaar of deel' cannot print until `%s` has loaded",
    async (naam) => {
      const deel = pending(naam)
      dialogs.meenemen.show({}, { lazy: allBut(deel) })
      await deel.failLoading()
      expect(dialogs.meenemen.inside().getAllByText(NIET_GELADEN), 'shown and announced').toHaveLength(2)
      expect(button('Print de uitkomst')).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(button('Print de uitkomst'))
      expect(print).not.toHaveBeenCalled()
      click('Probeer opnieuw', dialogs.meenemen.element())
      await deel.finishLoading()
      fireEvent.click(button('Print de uitkomst'))
      expect(print).toHaveBeenCalledOnce()
    },
  )

  it("the dialog 'Open een rekenbewijs' reports a chunk that fails to load; 'Probeer opnieuw' loads it", async () => {
    const delen = pending('delen')
    dialogs.rekenbewijs.show({}, { lazy: allBut(delen), type: 'Adviseur' })
    await delen.failLoading()
    expect(dialogs.rekenbewijs.inside().getAllByText(NIET_GELADEN), 'shown and announced').toHaveLength(2)
    click('Probeer opnieuw', dialogs.rekenbewijs.element())
    await delen.finishLoading()
    expect(button('Controleer')).not.toHaveAttribute('aria-busy')
  })
})
