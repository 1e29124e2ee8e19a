import type { Field } from './document.ts'
import { readOption } from './readOptions.ts'

/** Addresses that a file may have: on our own server or on the web, never a script or an inline data URL. */
export const isWebAddress = (url: string): boolean => /^(https?:\/\/|\/(?![/\\]))/i.test(url)

/** At least 1, whatever the document says. */
export function uploadLimit(field: Field): number {
  const limit = readOption(field, 'limit')
  return typeof limit === 'number' && limit >= 1 ? Math.trunc(limit) : 1
}

/** A path of our own origin or an address at one of the origins, which no browser interprets differently. */
export function isAllowedAction(action: string, origins: readonly string[]): boolean {
  if (action === '') return true
  if (!isWebAddress(action) || /[\s\\]/.test(action)) return false
  if (action.startsWith('/')) return true
  const origin = /^(https?:\/\/[^/?#@]+)(?:[/?#]|$)/i.exec(action)?.[1]
  return (
    origin !== undefined && origins.some((allowed) => allowed.toLowerCase().replace(/\/$/, '') === origin.toLowerCase())
  )
}
