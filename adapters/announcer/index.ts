export { createAnnouncer, type Announcer } from './announcer'
