import type { ComponentType } from 'react'

export type PageModule = { default: ComponentType }

type Entry = {
  /** Where the page stands unless the menu table says otherwise; tells "no right" from "unknown". */
  path: string
  load: () => Promise<PageModule>
}

/** Router key of the menu table → page. A key that is missing here shows "not built yet". */
export const pages: Readonly<Record<string, Entry>> = {
  workplace: { path: '/dashboard/workplace', load: () => import('../areas/dashboard/Workplace.tsx') },
  password: { path: '/dashboard/password', load: () => import('../areas/dashboard/Password.tsx') },
}
