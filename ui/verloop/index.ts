export { useVerloopgrond, type Verloopgrond } from './useVerloopgrond'
export { VerloopButton } from './VerloopButton'
