export { nieuweOrientatie, type Orientatie } from './orientatie'
export { pasRegelsToe } from './regels/pasRegelsToe'
export { wijzig } from './wijzig'
export {
  toAntwoord,
  type Antwoord,
  type Herziening,
  type Instelling,
  type Vervanging,
  type Voortgang,
  type Wijziging,
} from './wijziging'
