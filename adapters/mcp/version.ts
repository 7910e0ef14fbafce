/** The version of this build, which the bundler fills in. */
export const VERSION = process.env['VERSION'] ?? 'ontwikkeling'
