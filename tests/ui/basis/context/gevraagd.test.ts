import { expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../../domain'
import { gevraagdeVelden } from '../../../../domain/orientatie'
import { gevraagdIn } from '../../../../ui/basis/context/gevraagd'

const alleen = nieuweOrientatie('MY')
const samen = wijzig(alleen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' })

it('gevraagdIn returns the result of gevraagdeVelden, and the same object for the same answers', () => {
  expect(gevraagdIn(alleen)).toEqual(gevraagdeVelden(alleen))
  expect(gevraagdIn(alleen)).toBe(gevraagdIn(alleen))
})

it('gevraagdIn returns different questions for a purchase alone and a purchase together', () => {
  expect(gevraagdIn(samen)).toEqual(gevraagdeVelden(samen))
  expect(gevraagdIn(samen).has('partner.inkomen')).not.toBe(gevraagdIn(alleen).has('partner.inkomen'))
})
