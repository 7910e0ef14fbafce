export { VerhaalKnop } from './VerhaalKnop'
