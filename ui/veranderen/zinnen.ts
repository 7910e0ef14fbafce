export { toBenodigd } from './toBenodigd'
export { toOverzicht } from './toOverzicht'
export { toRegels } from './toRegels'
