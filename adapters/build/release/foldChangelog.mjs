/** Matches a list item of a changeset, with its continuation lines. */
const ITEM = /^- .+(?:\n {2}.*)*/gm

const FRONT_MATTER = /^---\n[^]*?\n---\n/

/** Matches the kind of an item that only users of an earlier version can understand. */
const OF_EARLIER = /^- (?:Changed|Fixed|Removed)\b/

const ADDED = /^- Added: (.)/

/** Returns the item without the word `Added`, because it comes under that heading. */
const asFeature = (item) => item.replace(ADDED, (_, letter) => `- ${letter.toUpperCase()}`)

/**
 * Adds the items of changesets at the end of the first section of a changelog.
 *
 * @param {string} changelog - The text of the changelog, whose first section is the version in preparation.
 * @param {readonly string[]} changesets - The texts of the changesets.
 * @param {boolean} isFirst - Whether no version was published before. Only added features go in then.
 * @returns {{ readonly text: string, readonly left: readonly string[] }} The new text, and the items left out.
 */
export const foldChangelog = (changelog, changesets, isFirst) => {
  const items = changesets.flatMap((text) => text.replace(FRONT_MATTER, '').match(ITEM) ?? [])
  const left = items.filter((item) => isFirst && OF_EARLIER.test(item))
  const kept = items.filter((item) => !left.includes(item)).map((item) => (isFirst ? asFeature(item) : item))
  if (kept.length === 0) return { text: changelog, left }
  const [head, version, ...older] = changelog.trimEnd().split(/^(?=## )/m)
  if (version === undefined) throw new Error('The changelog has no version.')
  const section = `${version.trimEnd()}\n${kept.join('\n')}\n`
  return { text: `${[head + section, ...older].join('\n').trimEnd()}\n`, left }
}
