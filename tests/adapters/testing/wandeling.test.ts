import { describe, expect, it } from 'vitest'

import { loopDoorVoorkant, type Voorkant } from '../../../adapters/testing'
import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { toInvoerFouten } from '../../../domain/invoer'
import { eersteStappen, gaNaar, volgende, vorige, type StappenState } from '../../../domain/orientatie'

/** Returns a function that creates a front end, which handles each answer with `verwerk`. */
const voorkantMet = (verwerk: (orientatie: Orientatie, antwoord: Antwoord) => Orientatie) => (): Voorkant => {
  let orientatie = nieuweOrientatie('FL')
  return {
    beantwoord: (antwoord) => {
      orientatie = verwerk(orientatie, antwoord)
    },
    orientatie: () => orientatie,
  }
}

/** Returns a function that creates a front end with steps, and with these functions for `gaVerder` and `vorigeStap`. */
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

describe('loopDoorVoorkant', () => {
  it('loopDoorVoorkant accepts a front end that changes its answers with wijzig', async () => {
    await expect(loopDoorVoorkant('FL', voorkantMet(wijzig))).resolves.toBeUndefined()
  })

  it('loopDoorVoorkant rejects a front end that stores a wrong answer, and reports that answer', async () => {
    const vergeet = voorkantMet((orientatie, antwoord) =>
      antwoord.veld === 'schulden' ? { ...orientatie, schulden: 'ja' } : wijzig(orientatie, antwoord),
    )
    await expect(loopDoorVoorkant('FL', vergeet, { numRuns: 1000 })).rejects.toThrow(/schulden = nee/)
  })

  const wacht = (stappen: StappenState, orientatie: Orientatie) =>
    toInvoerFouten(orientatie, stappen.huidig, new Map()).length === 0 ? volgende(stappen) : stappen

  it('loopDoorVoorkant accepts a front end whose steps wait for the required answers', async () => {
    await expect(loopDoorVoorkant('MY', metStappen(wacht), { numRuns: 300 })).resolves.toBeUndefined()
  })

  it('loopDoorVoorkant rejects a front end that forgets the highest step when the visitor goes back', async () => {
    const vergeet = ({ huidig, hoogste }: StappenState) => {
      const eerder = vorige({ huidig, hoogste })
      return { ...eerder, hoogste: eerder.huidig }
    }
    await expect(loopDoorVoorkant('MY', metStappen(wacht, vergeet), { numRuns: 3000 })).rejects.toThrow('vorigeStap')
  })

  it('loopDoorVoorkant rejects a front end that skips required answers, and reports the action gaVerder', async () => {
    await expect(loopDoorVoorkant('MY', metStappen(volgende), { numRuns: 300 })).rejects.toThrow(
      /\n\s*Counterexample: \[gaVerder/,
    )
  })
})
