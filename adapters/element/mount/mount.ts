import type { Normen } from '../../../domain'
import { hostTekst } from '../../../ui'
import type { Eigenschap } from '../eigenschappen'
import type { Environment } from '../environment'
import { createAudit } from './audit'
import { attributeLayer, createReporter, jsonLayer, readProperties, type Properties } from './properties'
import { followSystemColour } from './colourMode'
import { createLabelError } from './labelError'
import { createReportError } from './reportError'
import type { ValidProperties } from './setup'
import { startCalculator, type Kept, type RunningCalculator } from './startCalculator'
import { followReturn } from './followReturn'

/** A calculator mounted on one element. */
export interface Instance {
  /** Reads the properties again, once for all that change together. */
  readonly readProperties: () => void
  /** The value in force of a property; undefined when there is none. */
  readonly value: (property: Eigenschap) => unknown
  readonly end: () => Kept | undefined
}

/** Mounts a calculator in the shadow root of its host. Whatever is wrong is shown and reported, never thrown. */
export const mount = (environment: Environment, kept?: Kept): Instance => {
  try {
    return mountOn(environment, kept)
  } catch (cause) {
    createReportError(environment)('niet-gestart', hostTekst.nietGestart, cause)
    return { readProperties: () => undefined, value: () => undefined, end: () => kept }
  }
}

const mountOn = (environment: Environment, kept: Kept | undefined): Instance => {
  const { host, root, tellPage, loadNormen } = environment
  const reportError = createReportError(environment)
  const reportBad = createReporter(host.localName)
  const labelError = createLabelError(environment)
  const audit = createAudit(host, root)
  let calculator: RunningCalculator | undefined
  let turn = 0
  let ended = false

  const judge = () => readProperties([attributeLayer(host), jsonLayer(environment.jsonLayer())])
  const read = (): void => {
    if (ended) return
    turn += 1
    const { properties, bad } = judge()
    if (!isValid(properties)) {
      calculator?.hide()
      labelError.show(bad)
      reportBad(bad.filter(({ property }) => property !== 'labelCode'))
      return
    }
    reportBad(bad)
    labelError.clear()
    if (calculator?.normjaar() === properties.normjaar) takeOver(calculator, properties)
    else loadAndTakeOver(properties)
  }

  /** Another norm year is applied once its figures are there; properties read meanwhile take the place of these. */
  const loadAndTakeOver = (properties: ValidProperties): void => {
    const myTurn = turn
    const unlessOutdated =
      <Input>(act: (input: Input) => void) =>
      (input: Input): void => {
        if (myTurn === turn && !ended) act(input)
      }
    loadNormen(properties.normjaar).then(
      unlessOutdated((normen) => {
        if (calculator === undefined) start(properties, normen)
        else takeOver(calculator, properties, normen)
      }),
      unlessOutdated((cause) => {
        if (calculator !== undefined) takeOver(calculator, properties)
        else
          reportError('niet-geladen', hostTekst.normenNietGeladen, cause, { text: hostTekst.probeerOpnieuw, act: read })
      }),
    )
  }

  const takeOver = (running: RunningCalculator, properties: ValidProperties, normen?: Normen): void => {
    running.takeOver(properties, normen)
    audit.set(properties.toegankelijkheidAudit)
  }

  const start = (properties: ValidProperties, normen: Normen): void => {
    try {
      calculator = startCalculator(environment, properties, normen, kept)
    } catch (cause) {
      reportError('niet-gestart', hostTekst.nietGestart, cause)
      return
    }
    tellPage('gereed', { stap: calculator.stap() })
    audit.set(properties.toegankelijkheidAudit)
  }

  const stopSystemColour = followSystemColour(read)
  const stopReturn = followReturn(() => calculator?.resume())
  let planned = false
  read()
  return {
    readProperties: () => {
      if (planned) return
      planned = true
      queueMicrotask(() => {
        planned = false
        read()
      })
    },
    value: (property) => judge().properties[property],
    end: () => {
      ended = true
      stopSystemColour()
      stopReturn()
      audit.set(false)
      return calculator?.end() ?? kept
    },
  }
}

const isValid = (properties: Properties): properties is ValidProperties => properties.labelCode !== undefined
