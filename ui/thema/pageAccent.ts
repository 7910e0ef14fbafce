/** The custom property with which the host page sets the accent. Without this property, no colours are derived. */
export const PAGE_ACCENT = '--hypotheek-accent'
