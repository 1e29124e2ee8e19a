export type Menu = {
  code: string
  router: string
  path: string
  permission_id: string | null
  title_cn: string
  title_hk: string
  title_us: string
  built: boolean
}
export type Permission = { permission_id: string; operations: readonly string[] }

export type Names = {
  /** `PatrolRecord`: controller, components. */
  noun: string
  /** `patrolRecord`: folder, constants, texts. */
  camel: string
  /** `patrol_record`: table. */
  snake: string
  /** The folder of its area, e.g. `daily`. */
  area: string
  /** The prefix of its numbers: two capitals. */
  prefix: string
  /** Its page in the menu table. */
  menu: Menu
  /** The operation for printing: exporting, where the catalogue has no operation of its own. */
  print: 'print' | 'export'
}

/** The operations of the generated actions. */
const required = ['query', 'add', 'edit', 'delete', 'export']

type Seed = { menus: readonly Menu[]; permissions: readonly Permission[] }

/** The names of a register in every place, or why they are impossible. */
export function namesOf(
  [noun = '', area = '', id = '']: readonly string[],
  { menus, permissions }: Seed,
): Names | string {
  if (!/^([A-Z][a-z]+)+$/.test(noun)) return `${noun || 'The noun'} is not in PascalCase, as PatrolRecord is.`
  if (!/^[a-z][A-Za-z]+$/.test(area)) return `${area || 'The area'} is not the name of a folder, as daily is.`
  const menu = menus.find(({ permission_id, built }) => permission_id === id && !built)
  if (!menu) return `The menu table has no page with the permission ${id} that is still to be built.`
  const operations = permissions.find(({ permission_id }) => permission_id === id)?.operations ?? []
  const missing = required.filter((operation) => !operations.includes(operation))
  if (missing.length > 0) return `${id} has no ${missing.join(', ')}: this is no register of this kind.`
  const capitals = noun.replaceAll(/[a-z]/g, '')
  return {
    noun,
    camel: noun.charAt(0).toLowerCase() + noun.slice(1),
    snake: noun.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
    area,
    prefix: (capitals + noun.slice(1).toUpperCase()).slice(0, 2),
    menu,
    print: operations.includes('print') ? 'print' : 'export',
  }
}
