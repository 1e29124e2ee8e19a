import { isIP } from 'node:net'
import type { Services } from '../core/services.ts'

type Config = Pick<Services['config'], 'host' | 'publicUrl' | 'allowedHosts'>

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const ownMachine = /^(localhost|127\.|::1$)/

/**
 * Checks the Host header. A page elsewhere can make its own name resolve to one of our addresses (DNS rebinding) and
 * would then read what this browser may read: so only names of loopback and of the operator are accepted, and, where
 * the server listens to more than its own machine, IP addresses, which are not names.
 */
export function hostCheck({ host, publicUrl, allowedHosts }: Config): (header: string | undefined) => boolean {
  const accepted = new Set([...allowedHosts, host.toLowerCase(), ...(publicUrl ? [new URL(publicUrl).hostname] : [])])
  const byAddress = !ownMachine.test(host)
  return (header) => {
    const name = /^(\[[\da-f:.]+\]|[^:[\]@/\\\s]+)(:\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase()
    if (name === undefined) return false
    const bare = name.replace(/^\[|\]$/g, '')
    return loopback.test(name) || accepted.has(name) || accepted.has(bare) || (byAddress && isIP(bare) !== 0)
  }
}
