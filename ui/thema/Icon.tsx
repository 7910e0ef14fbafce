const paden = {
  fout: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 5h2v7h-2V7Zm0 9h2v2h-2v-2Z',
  waarschuwing: 'M12 2 1 21h22L12 2Zm-1 7h2v6h-2V9Zm0 8h2v2h-2v-2Z',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 5h2v2h-2V7Zm0 4h2v6h-2v-6Z',
  goed: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.4 14.2-4-4L8 10.8l2.6 2.6 5.4-5.4 1.4 1.4-6.8 6.8Z',
  vink: 'm9.6 18.2-5.8-5.8 1.7-1.7 4.1 4.1 8.9-8.9 1.7 1.7L9.6 18.2Z',
  omlaag: 'm6 9 6 6 6-6-1.4-1.4L12 12.2 7.4 7.6 6 9Z',
  omhoog: 'm6 15 6-6 6 6-1.4 1.4L12 11.8l-4.6 4.6L6 15Z',
  kruis: 'M18.3 7.1 16.9 5.7 12 10.6 7.1 5.7 5.7 7.1 10.6 12l-4.9 4.9 1.4 1.4 4.9-4.9 4.9 4.9 1.4-1.4-4.9-4.9 4.9-4.9Z',
} as const

export type IconName = keyof typeof paden

/** The icon with this name. `maat` is its width and height in pixels, 20 by default. */
export const Icon = ({ naam, maat }: { readonly naam: IconName; readonly maat?: number }) => (
  <PathIcon pad={paden[naam]} maat={maat} />
)

/** An icon from an SVG path in a view box of 24 by 24. Screen readers skip it and read the text next to it. */
export const PathIcon = ({ pad, maat = 20 }: { readonly pad: string; readonly maat?: number | undefined }) => (
  <svg aria-hidden="true" focusable="false" width={maat} height={maat} viewBox="0 0 24 24" fill="currentColor">
    <path d={pad} />
  </svg>
)
