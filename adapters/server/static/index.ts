export { registerFolder } from './registerFolder'
