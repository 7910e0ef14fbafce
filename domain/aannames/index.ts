export { aannamesVan, roundAanname, type Aanname, type Aannamegroep, type Aannamenaam } from './aannames'
export type { Anders } from './anders'
