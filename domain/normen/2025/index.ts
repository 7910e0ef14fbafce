export { normen2025 } from './normen2025'
