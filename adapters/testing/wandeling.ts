import fc from 'fast-check'

import {
  antwoordenEq,
  nieuweOrientatie,
  wijzig,
  zichtbareVelden,
  type Antwoord,
  type LabelCode,
  type Orientatie,
} from '../../domain'
import { antwoorden } from './arbitraries'

/** A front end under test: it takes answers, and shows the orientation that it has come to. */
export interface Voorkant {
  readonly beantwoord: (antwoord: Antwoord) => void | Promise<void>
  readonly orientatie: () => Orientatie
}

/** What the domain says that the front end has come to. */
export interface WandelModel {
  orientatie: Orientatie
}

const STAPPEN = [0, 1, 2] as const

/** A visitor answers a question that stands on one of the steps; the front end then holds what the domain says. */
class Beantwoord implements fc.AsyncCommand<WandelModel, Voorkant> {
  constructor(readonly antwoord: Antwoord) {}

  check({ orientatie }: WandelModel): boolean {
    return STAPPEN.some((stap) => zichtbareVelden(orientatie, stap).includes(this.antwoord.veld))
  }

  async run(model: WandelModel, voorkant: Voorkant): Promise<void> {
    await voorkant.beantwoord(this.antwoord)
    model.orientatie = wijzig(model.orientatie, this.antwoord)
    if (!antwoordenEq.equals(model.orientatie, voorkant.orientatie()))
      throw new Error(`after ${this.toString()} the front end does not hold the answers that the domain gives`)
  }

  toString(): string {
    return `${this.antwoord.veld} = ${String(this.antwoord.waarde)}`
  }
}

/** Walks of a visitor of this brand, as commands for `fc.asyncModelRun`. */
export const wandelingen = (labelCode: LabelCode): fc.Arbitrary<Iterable<fc.AsyncCommand<WandelModel, Voorkant>>> =>
  fc.commands<WandelModel, Voorkant, false>([antwoorden(labelCode).map((antwoord) => new Beantwoord(antwoord))])

/** Where a walk begins: nothing is answered. */
export const beginVanWandeling = (labelCode: LabelCode): WandelModel => ({ orientatie: nieuweOrientatie(labelCode) })

/** Lets visitors walk through a front end, each in a new one; rejects with the shortest walk that goes wrong. */
export const loopDoorVoorkant = (
  labelCode: LabelCode,
  maakVoorkant: () => Voorkant | Promise<Voorkant>,
  params: fc.Parameters<[Iterable<fc.AsyncCommand<WandelModel, Voorkant>>]> = {},
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(wandelingen(labelCode), async (wandeling) => {
      const voorkant = await maakVoorkant()
      await fc.asyncModelRun(() => ({ model: beginVanWandeling(labelCode), real: voorkant }), wandeling)
    }),
    params,
  )
