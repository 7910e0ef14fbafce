/** The version of this build, which the bundler fills in. */
export const VERSIE = process.env['VERSIE'] ?? 'ontwikkeling'
