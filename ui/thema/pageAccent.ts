/** The custom property with the accent of the host page; derived colours apply only when it is set. */
export const PAGE_ACCENT = '--hypotheek-accent'
