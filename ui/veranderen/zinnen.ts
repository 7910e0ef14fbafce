export { toBenodigd } from './toBenodigd'
export { toOverzicht, type Overzicht } from './toOverzicht'
