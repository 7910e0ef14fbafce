/** How an area is filled: each in its own way, so that visitors need no colour to tell them apart. */
export type Fill = 'vol' | 'streep'

/** The pattern that striped areas are filled with, in the drawing that has it. */
export const StripePattern = ({ id }: { readonly id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="5" height="5" fill="currentColor" opacity="0.12" />
    <rect width="1.5" height="5" fill="currentColor" />
  </pattern>
)

/** What an area with this filling is filled with; `streep` is the id of the pattern. */
export const fillWith = (vulling: Fill, streep: string): string =>
  vulling === 'streep' ? `url(#${streep})` : 'currentColor'
