export { createAnnouncer, type Announcer } from './announcer'
export { createLiveRegions } from './liveRegions'
