import { z } from 'zod'

export const label = { title_cn: z.string(), title_hk: z.string(), title_us: z.string() }

type Titles = { title_cn: string; title_hk: string; title_us: string }

/** A menu route of spec 000 section 3. */
export type MenuNode = {
  /** Key of the console's registry of pages. */
  router: string
  path: string
  /** The address that the entry opens: the path with its query. */
  fullPath: string
  aliases: string[]
  title_cn: string
  title_hk: string
  title_us: string
  /** A group: not a page itself, whether or not any of its entries is visible. */
  group: boolean
  /** Its page exists; else the console shows "not built yet". */
  built: boolean
  meta: {
    icon: string | null
    invisible: boolean
    link: string | null
    query: Record<string, string>
    /** Parameters of the page besides the query of its address. */
    params: Record<string, string>
    /** `fullPath` of the entry to highlight for this page; null: its nearest visible ancestor. */
    highlight: string | null
    /** `title`: of head, tab and window, where it differs from the entry's. */
    page: { title: Titles | null; closable: boolean; cacheAble: boolean }
    /**
     * `*` everybody, a permission's id (its `query`), or codes of roles, one of which is enough; also required of all
     * enclosing groups.
     */
    authority: string | string[]
  }
  children: MenuNode[]
}

export const menuNode: z.ZodType<MenuNode> = z.object({
  router: z.string(),
  path: z.string(),
  fullPath: z.string(),
  aliases: z.array(z.string()),
  ...label,
  group: z.boolean(),
  built: z.boolean(),
  meta: z.object({
    icon: z.string().nullable(),
    invisible: z.boolean(),
    link: z.string().nullable(),
    query: z.record(z.string(), z.string()),
    params: z.record(z.string(), z.string()),
    highlight: z.string().nullable(),
    page: z.object({ title: z.object(label).nullable(), closable: z.boolean(), cacheAble: z.boolean() }),
    authority: z.union([z.string(), z.array(z.string())]),
  }),
  get children() {
    return z.array(menuNode)
  },
})
