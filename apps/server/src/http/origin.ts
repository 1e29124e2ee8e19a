import type { FastifyRequest } from 'fastify'
import { fail } from '../core/failure.ts'

/** Refuses unsafe requests that another site's page sends (design section 4). Clients without a browser send no Origin. */
export function checkOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined) {
    if (site === 'cross-site') fail('ForeignOrigin')
    return
  }
  const sent = URL.canParse(origin) ? new URL(origin) : null
  if (!sent) fail('ForeignOrigin')
  // The Host header may name the port that the scheme implies; an Origin never does.
  const here = `${sent.protocol}//${host}`
  const own = [publicUrl, URL.canParse(here) ? here : undefined]
  if (!own.some((url) => url !== undefined && new URL(url).host === sent.host)) fail('ForeignOrigin')
}
