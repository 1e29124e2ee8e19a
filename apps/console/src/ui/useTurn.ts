import { useRef } from 'react'
import { useAddress } from './address.ts'

/**
 * The part of a page selected by `tab` in its address, by default the first; and the function that selects another
 * part, with the query that it was left with, or with the given one.
 */
export function useTurn<K extends string>(parts: readonly [K, ...K[]]): [K, (next: K, query?: string) => void] {
  const { params, setParams } = useAddress()
  const queries = useRef(new Map<K, string>())
  const [firstPart] = parts
  const part = parts.find((candidate) => candidate === params.get('tab')) ?? firstPart
  const select = (next: K, query = queries.current.get(next) ?? (next === firstPart ? '' : `tab=${next}`)) => {
    queries.current.set(part, params.toString())
    setParams(() => new URLSearchParams(query))
  }
  return [part, select]
}
