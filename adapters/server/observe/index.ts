export { CallLog, toLogger } from './log'
export { registerMetrics } from './metrics'
export { registerTrace, toRequestId } from './trace'
