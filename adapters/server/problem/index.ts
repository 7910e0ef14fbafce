export { answerError, sendProblem } from './answerError'
export { decodeWith, type IoTsTypeProvider } from './ioTs'
export { toProblem, type ProblemCode } from './problem'
