import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { meer, toonGetal, veld } from './getal'
import { stopKlok, wait } from '../../support/screen'

describe('held', () => {
  stopKlok()

  const manieren = [
    ['with a mouse', () => fireEvent.pointerDown(meer(), { pointerType: 'mouse' }), () => fireEvent.pointerUp(meer())],
    ['with a finger', () => fireEvent.pointerDown(meer(), { pointerType: 'touch' }), () => fireEvent.pointerUp(meer())],
    ['with Space', () => fireEvent.keyDown(meer(), { key: ' ' }), () => fireEvent.keyUp(meer(), { key: ' ' })],
    ['with an arrow', () => fireEvent.keyDown(veld(), { key: 'ArrowUp' }), () => fireEvent.keyUp(veld())],
  ] as const

  it.each(manieren)('%s, it counts at once, again after 500 ms, and then every 40 ms', (_manier, druk) => {
    const { gehoord } = toonGetal(12)
    druk()
    expect(gehoord).toEqual([13])
    wait(499)
    expect(gehoord).toEqual([13])
    wait(1)
    expect(gehoord).toEqual([13, 14])
    wait(39)
    expect(gehoord).toEqual([13, 14])
    wait(1)
    expect(gehoord).toEqual([13, 14, 15])
    wait(80)
    expect(gehoord).toEqual([13, 14, 15, 16, 17])
  })

  it.each(manieren)('%s, it stops when let go', (_manier, druk, laatLos) => {
    const { gehoord } = toonGetal(12)
    druk()
    wait(540)
    laatLos()
    wait(1000)
    expect(gehoord).toEqual([13, 14, 15])
  })

  it('it keeps its pace, however long it takes to show each number', () => {
    const begin = Date.now()
    const { gehoord } = toonGetal(0)
    const perGetal = 15
    const klok = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - begin + perGetal * gehoord.length)
    fireEvent.pointerDown(meer())
    wait(500 - perGetal)
    expect(gehoord).toEqual([1, 2])
    for (const getal of [3, 4, 5]) {
      wait(40 - perGetal)
      expect(gehoord.at(-1)).toBe(getal)
    }
    klok.mockRestore()
  })

  it('it lets go by what a slow page could not keep up with', () => {
    const begin = Date.now()
    const { gehoord } = toonGetal(0)
    const klok = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - begin + 100 * gehoord.length)
    fireEvent.pointerDown(meer())
    wait(400)
    expect(gehoord).toEqual([1, 2])
    wait(19)
    expect(gehoord).toEqual([1, 2])
    wait(1)
    expect(gehoord).toEqual([1, 2, 3])
    klok.mockRestore()
  })

  it('it stops at the bound', () => {
    const { gehoord } = toonGetal(28)
    fireEvent.pointerDown(meer())
    wait(2000)
    expect(gehoord).toEqual([29, 30])
  })

  it.each([
    ['the pointer leaves', () => fireEvent.pointerDown(meer()), () => fireEvent.pointerLeave(meer())],
    ['the field loses the focus', () => fireEvent.keyDown(veld(), { key: 'ArrowUp' }), () => fireEvent.blur(veld())],
  ])('it stops when %s', (_, druk, daarna) => {
    const { gehoord } = toonGetal(12)
    druk()
    daarna()
    wait(2000)
    expect(gehoord).toEqual([13])
  })

  it('the repeats of the keyboard itself do not count', () => {
    const { gehoord } = toonGetal(12)
    fireEvent.keyDown(veld(), { key: 'ArrowUp' })
    fireEvent.keyDown(veld(), { key: 'ArrowUp', repeat: true })
    expect(gehoord).toEqual([13])
  })

  it('it stops with the field', () => {
    const { gehoord, haalWeg } = toonGetal(12)
    fireEvent.pointerDown(meer())
    haalWeg()
    wait(2000)
    expect(gehoord).toEqual([13])
  })
})
