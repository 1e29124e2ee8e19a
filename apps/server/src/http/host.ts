import { isIP } from 'node:net'
import type { Services } from '../core/services.ts'

type Config = Pick<Services['config'], 'host' | 'publicUrl' | 'allowedHosts'>

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const ownMachine = /^(localhost|127\.|::1$)/

/**
 * Says of a Host header whether the server answers under that name. A page elsewhere can make its own name lead to an address
 * of ours (DNS rebinding), and would then read what this browser may read: so only loopback's names, the operator's own, and,
 * where the server listens to more than its own machine, addresses, which no name leads to.
 */
export function hostCheck({ host, publicUrl, allowedHosts }: Config): (header: string | undefined) => boolean {
  const own = new Set([...allowedHosts, host.toLowerCase(), ...(publicUrl ? [new URL(publicUrl).hostname] : [])])
  const byAddress = !ownMachine.test(host)
  return (header) => {
    const name = /^(\[[\da-f:.]+\]|[^:[\]@/\\\s]+)(:\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase()
    if (name === undefined) return false
    const bare = name.replace(/^\[|\]$/g, '')
    return loopback.test(name) || own.has(name) || own.has(bare) || (byAddress && isIP(bare) !== 0)
  }
}
