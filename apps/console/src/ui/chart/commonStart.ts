/** How many characters all names begin with, less than the shortest of them has: units begin with their bank and branch. */
export function commonStart(names: readonly string[]): number {
  const [first = '', ...others] = names
  if (others.length === 0) return 0
  const most = Math.min(...names.map((name) => name.length)) - 1
  let length = 0
  while (length < most && others.every((name) => name[length] === first[length])) length++
  return length
}
