export * from './aannames'
export type { Anders } from './anders'
