export { loadVerloop } from './load'
export { useVerloopgrond } from './useVerloopgrond'
export { VerloopKnop } from './VerloopKnop'
