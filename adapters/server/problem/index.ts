export { answerError, sendProblem, sentProblem } from './answerError'
export { answerUnreadable } from './answerUnreadable'
export { decodeWith, type IoTsTypeProvider } from './ioTs'
export { PROBLEM_TYPE, toFieldProblem, toProblem, type Problem, type ProblemCode } from './problem'
