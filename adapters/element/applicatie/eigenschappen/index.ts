export { attribuutLaag, jsonLaag, type Laag } from './lagen'
export { leesEigenschappen, type Eigenschappen, type SlechteWaarde } from './leesEigenschappen'
export { createMelder, kort } from './meldSlecht'
