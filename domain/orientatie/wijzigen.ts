export { nieuweOrientatie, type Orientatie } from './orientatie'
export { pasRegelsToe } from './regels/pasRegelsToe'
export { wijzig } from './wijzig'
export * from './wijziging'
