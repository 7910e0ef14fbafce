export { aannamesVan, type Aanname, type Aannamegroep, type Aannamenaam } from './aannames'
export type { Anders } from './anders'
export { roundAanname } from './roundAanname'
