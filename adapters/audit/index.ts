export { startAudit } from './audit'
