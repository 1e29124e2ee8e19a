/**
 * The length of the common prefix of all names, shorter than the shortest name: names of units begin with bank and
 * branch.
 */
export function commonStart(names: readonly string[]): number {
  const [first = '', ...others] = names
  if (others.length === 0) return 0
  const limit = Math.min(...names.map((name) => name.length)) - 1
  let length = 0
  while (length < limit && others.every((name) => name[length] === first[length])) length++
  return length
}
