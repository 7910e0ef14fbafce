/** A folder of one machine: a home directory, a workplace, a Windows drive. */
const MACHINE_PATH = /(?<![\w.:/-])\/(?:home|root|Users|work)\/\w|\b[A-Z]:\\Users\\/

/** The address of a package registry, which belongs in a machine's own settings. */
const REGISTRY_HOST = /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bnpm\.pkg\.[a-z]+/

/** What a text holds that belongs to one machine only, if anything. */
export const machineTextIn = (text: string): string | undefined =>
  (MACHINE_PATH.exec(text) ?? REGISTRY_HOST.exec(text))?.[0]
