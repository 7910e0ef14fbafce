export { toUitleg } from './toUitleg'
export type { Woordnaam } from './wordForms'
