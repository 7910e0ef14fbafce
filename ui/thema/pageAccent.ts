/** The accent that a page gives; what is derived from it holds nowhere else. */
export const PAGE_ACCENT = '--hypotheek-accent'
