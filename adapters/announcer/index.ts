export { createAnnouncer, type Announcer } from './announcer'
export { createLiveRegions, type LiveRegions } from './liveRegions'
