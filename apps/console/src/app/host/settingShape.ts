import type { Effect } from './animations.ts'

export const themeModes = ['dark', 'light', 'night'] as const
export type ThemeMode = (typeof themeModes)[number]

export const layouts = ['side', 'head', 'mix'] as const
export type Layout = (typeof layouts)[number]

export const pageWidths = ['fluid', 'fixed'] as const

/** The eight theme colours (console.md 1.1). */
export const palette = ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96'] as const

/**
 * `mode`: `dark` a dark menu and light content · `light` · `night` all dark. The colours of success, warning and error
 * cannot be changed: users must recognise them on every screen.
 */
export type Theme = { color: string; mode: ThemeMode; success: string; warning: string; error: string }

/** The settings of a user in this browser, or of `config.ts` for everybody (spec 000 sections 3 and 9). */
export type Setting = {
  theme: Theme
  /** If `config.ts` has none, the server's parameter in the user's language. */
  systemName: string | null
  copyright: string | null
  footerLinks: readonly { name: string; link: string }[] | null
  layout: Layout
  fixedHeader: boolean
  fixedSideBar: boolean
  /** The tab bar stays visible (its lock). */
  fixedTabs: boolean
  /** `fixed` limits the content to 1,400 px, only in the head layout. */
  pageWidth: (typeof pageWidths)[number]
  /** For people with a colour vision deficiency. */
  weekMode: boolean
  multiPage: boolean
  /** Pages keep their state in the background. */
  cachePage: boolean
  hideSetting: boolean
  animate: { disabled: boolean; name: Effect; direction: string }
  collapsed: boolean
  /** The menu comes from the server's table; off: from the console's own routes. */
  asyncRoutes: boolean
  /** A page shows its title visibly, not only to screen readers. */
  showPageTitle: boolean
  /** The console's own routes are filtered by the user's permissions. */
  filterMenu: boolean
}

/** The defaults of spec 000 section 9. */
export const standard: Setting = {
  theme: { color: '#13c2c2', mode: 'dark', success: '#52c41a', warning: '#faad14', error: '#f5222d' },
  systemName: null,
  copyright: null,
  footerLinks: null,
  layout: 'mix',
  fixedHeader: true,
  fixedSideBar: true,
  fixedTabs: true,
  pageWidth: 'fixed',
  weekMode: false,
  multiPage: false,
  cachePage: true,
  hideSetting: false,
  animate: { disabled: false, name: 'bounce', direction: 'left' },
  collapsed: false,
  asyncRoutes: true,
  showPageTitle: true,
  filterMenu: true,
}
