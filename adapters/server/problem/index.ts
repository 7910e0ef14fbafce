export { answerError, sendProblem } from './answerError'
export { decodeWith, type IoTsTypeProvider } from './ioTs'
export { toProblem, type FieldProblem, type Problem, type ProblemCode } from './problem'
