import { describe, expect, it } from 'vitest'

import { loopDoorVoorkant, type Voorkant } from '../../../adapters/testing'
import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie } from '../../../domain'

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
})
