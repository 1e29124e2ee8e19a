import { createContext, useContext } from 'react'

export type InTab = {
  fullPath: string
  /** Whether the tab is the one in front now, asked when it matters: a hidden page does not draw again. */
  isFront: () => boolean
}

export const TabContext = createContext<InTab>({ fullPath: '', isFront: () => true })

/** The tab that a page stands in. */
export const useInTab = (): InTab => useContext(TabContext)
