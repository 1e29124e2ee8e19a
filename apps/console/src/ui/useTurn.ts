import { useRef } from 'react'
import { useAddress } from './address.ts'

/**
 * The part of a page that `tab` in its address names, the first where it names none; and the way to another part, which
 * comes with the query that it was left with, or with the one given.
 */
export function useTurn<K extends string>(parts: readonly [K, ...K[]]): [K, (next: K, query?: string) => void] {
  const { params, setParams } = useAddress()
  const left = useRef(new Map<K, string>())
  const [first] = parts
  const part = parts.find((one) => one === params.get('tab')) ?? first
  const turn = (next: K, query = left.current.get(next) ?? (next === first ? '' : `tab=${next}`)) => {
    left.current.set(part, params.toString())
    setParams(() => new URLSearchParams(query))
  }
  return [part, turn]
}
