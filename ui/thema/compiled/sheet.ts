/** The style sheet of the frame and of the painted first step; the build writes it here. */
export const sheet = ''
