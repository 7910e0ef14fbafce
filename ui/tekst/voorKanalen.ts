/** Texts and text functions for channels without a screen, in addition to those in `index.ts`. */
export { rangordeZin } from './rangordeZin'
export { renteTekst } from './rente'
export { rentesoortZinnen, toonRente } from './rentesoort'
export { samenvattingTekst } from './samenvatting'
export { samenvattingdelenTekst } from './samenvattingdelen'
export { toBetekenis } from './toBetekenis'
export { toVeranderLines, toVerandertekst } from './toVerandertekst'
export { woordenlijst, type Woordnaam } from './woordenlijst'
