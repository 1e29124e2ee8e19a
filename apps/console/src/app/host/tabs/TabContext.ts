import { createContext, useContext } from 'react'

export type InTab = {
  fullPath: string
  /** Whether the tab is in front now; a function, because a hidden page does not render. */
  isFront: () => boolean
}

export const TabContext = createContext<InTab>({ fullPath: '', isFront: () => true })

/** The tab of the page. */
export const useInTab = (): InTab => useContext(TabContext)
