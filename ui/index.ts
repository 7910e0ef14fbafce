export { Rekenhulp, type Doel, type Instellingen, type Pagina, type Services } from './app'
export { meldingen } from './tekst/nl'
export { createStijlCache, ThemaProvider, type Kleurmodus } from './thema'
