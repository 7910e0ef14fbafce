export { Rekenhulp } from './app'
export { type Doel, type Instellingen, type Pagina, type Services } from './rekenhulp'
export { meldingen } from './tekst'
export { createStijlCache, ThemaProvider, type Kleurmodus } from './thema'
