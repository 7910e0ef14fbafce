export { isPressed, afterRelease, followPress } from '../press/press'
export { useAfterRelease } from '../press/useAfterRelease'
