import { createContext } from 'react'
import type { Page } from './Page.ts'

/** Every page of the console: what is made of all of them reads them here, since no page and no part knows the others. */
export const PagesContext = createContext<readonly Page[]>([])
