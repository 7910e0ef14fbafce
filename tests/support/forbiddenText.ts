/** A path that exists on one machine only: a home directory, a workspace, a Windows drive. */
const MACHINE_PATH = /(?<![\w.:/-])\/(?:home|root|Users|work)\/\w|\b[A-Z]:\\Users\\/

/** The address of a package registry, which belongs in the settings of a machine. */
const REGISTRY_HOST = /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bnpm\.pkg\.[a-z]+/

/** Returns the first text that belongs to one machine only; undefined when there is none. */
export const machineTextIn = (text: string): string | undefined =>
  (MACHINE_PATH.exec(text) ?? REGISTRY_HOST.exec(text))?.[0]
