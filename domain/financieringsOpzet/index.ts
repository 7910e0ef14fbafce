export * from './financieringsOpzet'
export {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  financieringsOpzetShape,
} from './financieringsOpzetCodec'
export { koopsomIn, roundOpzet } from './roundOpzet'
