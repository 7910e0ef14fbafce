/**
 * The nodes of a syntax tree in one list: a list for each of its branches would take longer than all else that is
 * built.
 *
 * @param {object} node
 * @returns {object[]}
 */
export const nodesIn = (node, found = []) => {
  if (typeof node !== 'object' || node === null) return found
  if (typeof node.type === 'string') found.push(node)
  for (const part of Object.values(node)) nodesIn(part, found)
  return found
}
