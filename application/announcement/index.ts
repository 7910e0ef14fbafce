export { createAnnouncementService, type AnnouncementService } from './announcementService'
export { createDialogs, type Dialogs } from './dialogs'
export { type Announcement } from './region'
