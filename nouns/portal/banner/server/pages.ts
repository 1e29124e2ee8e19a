import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { can } from '@shouya/server/core/context.ts'

/** Dictionary menu_type: a group, and an address outside of the console. */
const GROUP = 1
const OUTSIDE = 4

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

const entriesOf = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('menu')
    .select(['id', 'parent_id', 'menu_type', 'path', 'aliases', 'built', 'permission_id', 'role_codes'])
    .select(['title_cn', 'title_hk', 'title_us', 'invisible', 'status'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** The entries of the menu, each with those above it; a page whose entry or group is off is none. */
async function chains(ctx: Pick<Ctx, 'db'>): Promise<Entry[][]> {
  const entries = await entriesOf(ctx)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const chainOf = (entry: Entry): Entry[] => {
    const parent = entry.parent_id === null ? undefined : byId.get(entry.parent_id)
    return parent ? [entry, ...chainOf(parent)] : [entry]
  }
  return entries.map(chainOf).filter((chain) => chain.every(({ status }) => status === 1))
}

const isPage = ({ menu_type, built }: Entry) => built && menu_type !== GROUP && menu_type !== OUTSIDE

/** The pages of the console that a link can lead to, in the order of the menu. */
export const pagesOf = async (ctx: Pick<Ctx, 'db'>): Promise<Entry[]> =>
  (await chains(ctx)).flatMap(([entry]) => (entry && isPage(entry) ? [entry] : []))

/** Which paths of the console somebody may open: as their menu has it, the entry and those above it. */
export async function openTo(ctx: Pick<Ctx, 'db'>, user: Principal): Promise<(path: string) => boolean> {
  const opens = ({ permission_id, role_codes }: Entry) =>
    (permission_id === null || can(user, permission_id, 'query')) &&
    (role_codes === null || user.roles.some(({ code }) => role_codes.includes(code)))
  const open = (await chains(ctx)).filter(([entry, ...above]) => {
    return entry !== undefined && isPage(entry) && [entry, ...above].every(opens)
  })
  const paths = new Set(open.flatMap(([entry]) => (entry ? [entry.path, ...entry.aliases] : [])))
  return (path) => paths.has(path)
}
