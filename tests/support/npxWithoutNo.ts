/** Matches an `npx` command without `--no … --`. Without `--`, npm reads the options of the command as its own. */
const COMMAND = /\bnpx\s+(?!--no (?:--prefix \S+ )?-- )(?=[\w@-])[^\n]{0,40}/g
const SETTING = /"command":\s*"npx",\s*"args":\s*\[(?!"--no", (?:"--prefix",\s*"[^"]+", )?"--")[^\]]*\]?/g

/**
 * Returns the `npx` commands in a text that may install a package. Without `--no`, `npx` downloads a package that is
 * missing, whoever published a package with that name.
 */
export const npxWithoutNo = (text: string): readonly string[] => [
  ...(text.match(COMMAND) ?? []),
  ...(text.match(SETTING) ?? []),
]
