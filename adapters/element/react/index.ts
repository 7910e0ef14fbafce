import '..'

export { HypotheekOrientatie, type HypotheekOrientatieProps, type Luisteraars } from './HypotheekOrientatie'
export { type HypotheekOrientatieAttributen } from './jsx'
export { type Referenties } from './toAttributen'
