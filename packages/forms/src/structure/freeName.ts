/** The name, or the name with its number increased until it is unused: `date_1`, `date_2` ... */
export function freeName(name: string, taken: { has: (name: string) => boolean }): string {
  const [, stem = name, digits = '1'] = /^(.*?)(\d+)$/.exec(name) ?? []
  // Beyond the exact integers the number would not grow any more.
  let number = Math.min(Number(digits), Number.MAX_SAFE_INTEGER - 1_000_000)
  let free = name
  while (taken.has(free)) free = `${stem}${++number}`
  return free
}
