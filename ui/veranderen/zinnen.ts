export { toBenodigd } from './toBenodigd'
export { toVerandertekst } from './toVerandertekst'
export { toVeranderLines } from './toVeranderLines'
