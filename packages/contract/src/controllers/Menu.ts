import { z } from 'zod'
import { action } from '../action.ts'

const label = { title_cn: z.string(), title_hk: z.string(), title_us: z.string() }

export type MenuNode = {
  /** Key of the client's registry of pages. */
  router: string
  path: string
  aliases: string[]
  title_cn: string
  title_hk: string
  title_us: string
  /** Its page exists; else the console shows "not built yet". */
  built: boolean
  meta: {
    icon: string | null
    invisible: boolean
    link: string | null
    query: Record<string, string>
    page: { closable: boolean; cacheAble: boolean }
    authority: string
  }
  children: MenuNode[]
}

export const menuNode: z.ZodType<MenuNode> = z.object({
  router: z.string(),
  path: z.string(),
  aliases: z.array(z.string()),
  ...label,
  built: z.boolean(),
  meta: z.object({
    icon: z.string().nullable(),
    invisible: z.boolean(),
    link: z.string().nullable(),
    query: z.record(z.string(), z.string()),
    page: z.object({ closable: z.boolean(), cacheAble: z.boolean() }),
    authority: z.string(),
  }),
  get children() {
    return z.array(menuNode)
  },
})

/** The menu of the user's roles (spec 000 section 6): a tree of router keys; groups without a visible child are left out. */
export const GetRoleMenuList = action('Menu', 'GetRoleMenuList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(menuNode),
})
