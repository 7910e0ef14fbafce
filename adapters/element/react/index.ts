import '..'

export {
  HypotheekOrientatie,
  type HypotheekOrientatieProps,
  type Luisteraars,
  type Referenties,
} from './HypotheekOrientatie'
export { type HypotheekOrientatieAttributen } from './jsx'
