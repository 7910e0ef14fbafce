/** Returns a shallow copy of an object. The copy has no prototype, so it lacks fields added to `Object.prototype`. */
export const eigenVelden = <T extends object>(waarde: T): T => Object.assign(Object.create(null) as T, waarde)
