export * from './codec'
export * from './financieringsOpzet'
export * from './inkomen'
export { nieuweOrientatie, type Orientatie } from './orientatie/orientatie'
export { pasRegelsToe } from './orientatie/regels/pasRegelsToe'
export { wijzig } from './orientatie/wijzig'
export {
  toAntwoord,
  type Antwoord,
  type Herziening,
  type Instelling,
  type Vervanging,
  type Voortgang,
  type Wijziging,
} from './orientatie/wijziging'
export * from './verzoek'
export * from './normen'
export * from './rekenkern'
export * from './rekenkader'
export * from './aannames'
