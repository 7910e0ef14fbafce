export { CallLog, toLogger } from './log'
export { registerMetrics } from './metrics'
export { serveMetrics } from './serveMetrics'
export { registerTrace, toRequestId } from './trace'
