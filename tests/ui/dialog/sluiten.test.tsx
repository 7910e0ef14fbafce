import { expect, it, onTestFinished, vi } from 'vitest'

import { button, dialogs, now } from '../../support/screen'

const { jaarinkomen, verloop } = dialogs

const kruisIn = (dialoog: HTMLElement): HTMLElement | null => dialoog.querySelector('[aria-label=Sluiten]')
const sluit = (dialoog: HTMLElement) => now(() => kruisIn(dialoog)?.click())

it('that was closed and opened again stays open when the browser tells late that the first one closed', () => {
  jaarinkomen.show()
  const eerste = jaarinkomen.element()
  sluit(eerste)
  jaarinkomen.open()
  expect(jaarinkomen.element()).not.toBe(eerste)
  now(() => eerste.dispatchEvent(new Event('close')))
  expect(jaarinkomen.element()).toBeVisible()
})

it('that the browser is about to close for Escape can be opened again at once', () => {
  jaarinkomen.show()
  const eerste = jaarinkomen.element() as HTMLDialogElement
  now(() => eerste.dispatchEvent(new Event('cancel')))
  jaarinkomen.open()
  now(() => eerste.close())
  expect(jaarinkomen.element()).toBeVisible()
})

it('stays open when choosing a file in it is called off', () => {
  dialogs.rekenbewijs.show({}, { type: 'Adviseur' })
  const bestand = dialogs.rekenbewijs.inside().getByLabelText('Kies het bestand')
  now(() => bestand.dispatchEvent(new Event('cancel', { bubbles: true })))
  expect(dialogs.rekenbewijs.element()).toBeVisible()
})

it('gives the focus back itself where the browser leaves it inside', () => {
  const gesloten = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  })
  onTestFinished(() => gesloten.mockRestore())
  jaarinkomen.show()
  sluit(jaarinkomen.element())
  expect(button('Bereken jaarinkomen')).toHaveFocus()
})

it('has no ring around itself, where it has the focus', () => {
  verloop.show()
  expect(verloop.element()).toHaveFocus()
  expect(verloop.element()).toHaveAttribute('data-zonder-ring')
})
