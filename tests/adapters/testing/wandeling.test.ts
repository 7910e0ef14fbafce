import { describe, expect, it } from 'vitest'

import { loopDoorVoorkant, type Voorkant } from '../../../adapters/testing'
import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { toInvoerFouten } from '../../../domain/invoer'
import { eersteStappen, gaNaar, volgende, vorige, type StappenState } from '../../../domain/orientatie'

/** A front end that changes the orientation in this way. */
const voorkantMet = (verwerk: (orientatie: Orientatie, antwoord: Antwoord) => Orientatie) => (): Voorkant => {
  let orientatie = nieuweOrientatie('FL')
  return {
    beantwoord: (antwoord) => {
      orientatie = verwerk(orientatie, antwoord)
    },
    orientatie: () => orientatie,
  }
}

/** A front end with steps, of which 'Ga verder' goes this way. */
const metStappen =
  (gaVerder: (stappen: StappenState, orientatie: Orientatie) => StappenState, vorigeStap = vorige) =>
  (): Voorkant => {
    const voorkant = voorkantMet(wijzig)()
    let stappen = eersteStappen
    return {
      ...voorkant,
      stappen: {
        gaVerder: () => void (stappen = gaVerder(stappen, voorkant.orientatie())),
        vorigeStap: () => void (stappen = vorigeStap(stappen)),
        gaNaar: (stap) => void (stappen = gaNaar(stappen, stap)),
        state: () => stappen,
      },
    }
  }

describe('walks through a front end', () => {
  it('are passed by one that leaves every change to the domain', async () => {
    await expect(loopDoorVoorkant('FL', voorkantMet(wijzig))).resolves.toBeUndefined()
  })

  it('find one that forgets what an answer clears, by the shortest walk', async () => {
    const vergeet = voorkantMet((orientatie, antwoord) =>
      antwoord.veld === 'schulden' ? { ...orientatie, schulden: 'ja' } : wijzig(orientatie, antwoord),
    )
    await expect(loopDoorVoorkant('FL', vergeet, { numRuns: 1000 })).rejects.toThrow(/schulden = nee/)
  })

  const wacht = (stappen: StappenState, orientatie: Orientatie) =>
    toInvoerFouten(orientatie, stappen.huidig, new Map()).length === 0 ? volgende(stappen) : stappen

  it('are passed by one whose steps wait for what is required', async () => {
    await expect(loopDoorVoorkant('MY', metStappen(wacht), { numRuns: 300 })).resolves.toBeUndefined()
  })

  it('find one that forgets how far the visitor came', async () => {
    const vergeet = ({ huidig, hoogste }: StappenState) => {
      const eerder = vorige({ huidig, hoogste })
      return { ...eerder, hoogste: eerder.huidig }
    }
    await expect(loopDoorVoorkant('MY', metStappen(wacht, vergeet), { numRuns: 1000 })).rejects.toThrow('vorigeStap')
  })

  it('find one whose steps do not wait, by the shortest walk', async () => {
    await expect(loopDoorVoorkant('MY', metStappen(volgende), { numRuns: 300 })).rejects.toThrow(
      /\n\s*Counterexample: \[gaVerder/,
    )
  })
})
