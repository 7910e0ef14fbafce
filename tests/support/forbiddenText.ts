/** A path of one machine only: in the home directory of a user, in `/root` or `/work`, or of a Windows user. */
const MACHINE_PATH = /(?<![\w.:/-])\/(?:home|root|Users|work)\/\w|\b[A-Z]:\\Users\\/

/** The address of a package registry, which belongs in the settings of a machine. */
const REGISTRY_HOST = /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bnpm\.pkg\.[a-z]+/

/** Returns the first machine-specific path in a text, or else the first registry host; undefined without both. */
export const machineTextIn = (text: string): string | undefined =>
  (MACHINE_PATH.exec(text) ?? REGISTRY_HOST.exec(text))?.[0]
