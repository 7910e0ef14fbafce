/** The style sheet of the frame and of the painted first step; the build fills it in here. */
export const sheet = ''
