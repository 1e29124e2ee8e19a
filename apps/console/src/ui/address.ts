import { createContext, useContext } from 'react'

type Change = (now: URLSearchParams) => URLSearchParams

export type Address = {
  /** The parameters of its menu entry, and the query of its address. */
  params: URLSearchParams
  /** Changes the query without a new entry in the browser's history, also while the page is hidden. */
  setParams: (change: Change) => void
}

export const AddressContext = createContext<Address>({ params: new URLSearchParams(), setParams: () => undefined })

/** The address of a component's page; it is the browser's address only while the page is in front. */
export const useAddress = (): Address => useContext(AddressContext)
