export type Names = {
  /** `PatrolRecord`: controller, page. */
  noun: string
  /** `videoAccess`: folder, constants. */
  camel: string
  /** `video_access`: table. */
  snake: string
  /** Server area and console group, e.g. `daily`. */
  area: string
  /** Permission id of the catalogue, e.g. `daily_video`. */
  permission: string
}

/** The names of a register in every place, or null when the noun is not in PascalCase. */
export function namesOf(noun = '', area = '', permission = ''): Names | null {
  if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(noun) || !/^[a-z][A-Za-z]+$/.test(area) || !/^[a-zA-Z_]+$/.test(permission))
    return null
  const camel = noun.charAt(0).toLowerCase() + noun.slice(1)
  return { noun, camel, snake: camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), area, permission }
}
