import { createContext, useContext } from 'react'

type Change = (now: URLSearchParams) => URLSearchParams

export type Address = {
  /** What its menu entry gives the page, and the query of its address. */
  params: URLSearchParams
  /** Changes the query without a new entry in the browser's history, also while the page is hidden. */
  setParams: (change: Change) => void
}

export const AddressContext = createContext<Address>({ params: new URLSearchParams(), setParams: () => undefined })

/** The address of the page that a component stands in, which is the browser's only while that page is in front. */
export const useAddress = (): Address => useContext(AddressContext)
