import fc from 'fast-check'

import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie } from '../../domain'
import { toInvoerFouten } from '../../domain/invoer'
import {
  antwoordenEq,
  eersteStappen,
  gaNaar,
  STAPNUMMERS,
  volgende,
  vorige,
  zichtbareVelden,
  type LabelCode,
  type Stapnummer,
  type StappenState,
} from '../../domain/orientatie'
import { stapnummers } from './arbitraries/keuzes'
import { antwoorden } from './arbitraries/wijziging'

/** The controls and the state of the steps in a front end under test. */
export interface VoorkantStappen {
  /** Presses 'Ga verder'. Opens the next step, unless this is the last step or a required answer is missing. */
  readonly gaVerder: () => void | Promise<void>
  /** Opens the previous step. Does nothing on the first step. */
  readonly vorigeStap: () => void | Promise<void>
  /** Opens a step by its number (0, 1 or 2). Does nothing if the visitor has not reached that step. */
  readonly gaNaar: (stap: Stapnummer) => void | Promise<void>
  /** Returns the open step and the highest step reached, both counted from 0. */
  readonly state: () => StappenState
}

/** A front end under test. It accepts answers, and returns the resulting orientation. */
export interface Voorkant {
  /** Answers a question. A `waarde` of undefined clears the answer. */
  readonly beantwoord: (antwoord: Antwoord) => void | Promise<void>
  /** Returns the current orientation of the front end. */
  readonly orientatie: () => Orientatie
  /** The controls of the steps; undefined when the front end has no steps. */
  readonly stappen?: VoorkantStappen | undefined
}

/** The state that a front end must have according to the domain. */
export interface WandelModel {
  /** The orientation with the answers so far. */
  orientatie: Orientatie
  /** The open step and the highest step reached, counted from 0; undefined for a front end without steps. */
  stappen: StappenState | undefined
}

/** One action of a visitor, as a command of fast-check. */
export type Zet = fc.AsyncCommand<WandelModel, Voorkant>

const isZelfdeStap = (een: StappenState | undefined, ander: StappenState | undefined): boolean =>
  een?.huidig === ander?.huidig && een?.hoogste === ander?.hoogste

const vergelijk = (zet: Zet, model: WandelModel, voorkant: Voorkant): void => {
  if (!antwoordenEq.equals(model.orientatie, voorkant.orientatie()))
    throw new Error(`after ${zet.toString()} the answers of the front end differ from those of the domain`)
  if (!isZelfdeStap(model.stappen, voorkant.stappen?.state()))
    throw new Error(`after ${zet.toString()} the steps of the front end differ from those of the domain`)
}

/** The command that answers a question or clears its answer. Runs only when one of the steps shows the question. */
class Beantwoord implements Zet {
  constructor(readonly antwoord: Antwoord) {}

  check({ orientatie }: WandelModel): boolean {
    return STAPNUMMERS.some((stap) => zichtbareVelden(orientatie, stap).includes(this.antwoord.veld))
  }

  async run(model: WandelModel, voorkant: Voorkant): Promise<void> {
    await voorkant.beantwoord(this.antwoord)
    model.orientatie = wijzig(model.orientatie, this.antwoord)
    vergelijk(this, model, voorkant)
  }

  toString(): string {
    return `${this.antwoord.veld} = ${String(this.antwoord.waarde)}`
  }
}

/** The command that tries to open another step. Runs only when the front end has steps. */
class Stap implements Zet {
  constructor(
    readonly naam: string,
    readonly doe: (stappen: VoorkantStappen) => void | Promise<void>,
    readonly volgens: (stappen: StappenState, orientatie: Orientatie) => StappenState,
  ) {}

  check({ stappen }: WandelModel): boolean {
    return stappen !== undefined
  }

  async run(model: WandelModel, voorkant: Voorkant): Promise<void> {
    if (voorkant.stappen === undefined || model.stappen === undefined) return
    await this.doe(voorkant.stappen)
    model.stappen = this.volgens(model.stappen, model.orientatie)
    vergelijk(this, model, voorkant)
  }

  toString(): string {
    return this.naam
  }
}

const gaVerder = new Stap(
  'gaVerder',
  (stappen) => stappen.gaVerder(),
  (stappen, orientatie) =>
    toInvoerFouten(orientatie, stappen.huidig, new Map()).length === 0 ? volgende(stappen) : stappen,
)

const vorigeStap = new Stap('vorigeStap', (stappen) => stappen.vorigeStap(), vorige)

const gaNaarStap = (stap: Stapnummer): Zet =>
  new Stap(
    `gaNaar ${stap}`,
    (stappen) => stappen.gaNaar(stap),
    (stappen) => gaNaar(stappen, stap),
  )

/** Returns two generators of visitor actions for `fc.commands`: one of answers and one of step changes. */
export const zetten = (labelCode: LabelCode): readonly fc.Arbitrary<Zet>[] => [
  antwoorden(labelCode).map((antwoord) => new Beantwoord(antwoord)),
  fc.oneof(fc.constantFrom(gaVerder, gaVerder, vorigeStap), stapnummers().map(gaNaarStap)),
]

/** Generates sequences of visitor actions for this brand, as commands for `fc.asyncModelRun`. */
export const wandelingen = (labelCode: LabelCode): fc.Arbitrary<Iterable<Zet>> =>
  fc.commands<WandelModel, Voorkant, false>([...zetten(labelCode)])

/** Returns the expected state at the start: a new orientation, and the first step open if the front end has steps. */
export const beginVanWandeling = (labelCode: LabelCode, { stappen }: Partial<Voorkant> = {}): WandelModel => ({
  orientatie: nieuweOrientatie(labelCode),
  stappen: stappen && eersteStappen,
})

/**
 * Tests a front end with random sequences of visitor actions. Each sequence runs on a new front end from
 * `maakVoorkant`. Rejects with the shortest failing sequence that was found.
 */
export const loopDoorVoorkant = (
  labelCode: LabelCode,
  maakVoorkant: () => Voorkant | Promise<Voorkant>,
  params: fc.Parameters<[Iterable<Zet>]> = {},
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(wandelingen(labelCode), async (wandeling) => {
      const voorkant = await maakVoorkant()
      await fc.asyncModelRun(() => ({ model: beginVanWandeling(labelCode, voorkant), real: voorkant }), wandeling)
    }),
    params,
  )
