export { mount, type Instantie } from './mount'
export { type Bewaard } from './rekenhulp'
