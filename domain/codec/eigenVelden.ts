/** Returns a copy of an object that inherits nothing: an absent field stays absent, whatever `Object.prototype` has. */
export const eigenVelden = <T extends object>(waarde: T): T => Object.assign(Object.create(null) as T, waarde)
