export { normen2026 } from './normen2026'
