import { createContext } from 'react'
import type { Page } from './Page.ts'

/** All pages of the console, for what is derived from them, since no page imports the others. */
export const PagesContext = createContext<readonly Page[]>([])
