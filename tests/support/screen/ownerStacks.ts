import * as react from 'react'

/** React in development gives this many elements a second a stack that tells where they were made. */
const LIMIT = 10_000

/**
 * The count of those stacks, which stands at the limit here: React makes an `Error` for each, which takes a test of the
 * screen a twentieth of its time. It still gives its warnings, without that stack.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
if (!('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts its stacks elsewhere.')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => LIMIT, set: () => undefined })
