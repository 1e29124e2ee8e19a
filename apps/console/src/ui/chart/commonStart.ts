/** The length of the common prefix of all names (bank and branch), shorter than the shortest name. */
export function commonStart(names: readonly string[]): number {
  const [first = '', ...others] = names
  if (others.length === 0) return 0
  const limit = Math.min(...names.map((name) => name.length)) - 1
  let length = 0
  while (length < limit && others.every((name) => name[length] === first[length])) length++
  return length
}
