/** A command; npm takes the options of the command for its own unless `--` stands before it. */
const COMMAND = /\bnpx\s+(?!--no (?:--prefix \S+ )?-- )(?=[\w@-])[^\n]{0,40}/g
const SETTING = /"command":\s*"npx",\s*"args":\s*\[(?!"--no", (?:"--prefix",\s*"[^"]+", )?"--")[^\]]*\]?/g

/**
 * The places in a text where `npx` may install: without `--no`, in a folder without the package, it fetches whatever
 * bears the name.
 */
export const npxWithoutNo = (text: string): readonly string[] => [
  ...(text.match(COMMAND) ?? []),
  ...(text.match(SETTING) ?? []),
]
