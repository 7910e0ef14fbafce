export { discover } from './discover'
export { HypotheekOrientatieElement } from './hypotheekOrientatieElement'
