/** The style sheet of the components in `lazyParts`, with all print styles; the build fills it in here. */
export const lazySheet = ''

/** The style sheet of the components in `looseParts`; the build fills it in here. */
export const looseSheet = ''
