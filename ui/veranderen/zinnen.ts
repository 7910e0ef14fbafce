export { toBenodigd } from './toBenodigd'
export { toVerandertekst } from './toVerandertekst'
export { toLines } from './toLines'
