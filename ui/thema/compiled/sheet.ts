/** The style sheet of the frame and of every part; the build writes it here. */
export const sheet = ''
