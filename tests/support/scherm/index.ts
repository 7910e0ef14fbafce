export {
  antwoord,
  antwoordenOp,
  blok,
  foutBij,
  gaNaarStap,
  isGevraagd,
  kies,
  kiesUit,
  klik,
  knop,
  lijst,
  open,
  line,
  lines,
  typ,
  veld,
  verlaat,
  vraag,
  vulIn,
} from './bedien'
export { disposeServices, composeServices } from './composeServices'
export { tekent } from './getekend'
export { behalve, onderweg, type OnderwegDeel } from './later'
export { nu, ruimOp, toonLos, toonRekenhulp, wacht, type Getoond, type Opties } from './toon'
