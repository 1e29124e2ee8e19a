import type { FastifyRequest } from 'fastify'
import { fail } from '../core/failure.ts'

/** Refuses unsafe requests from another site's page (design section 4). Clients other than browsers send no Origin. */
export function checkOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined) {
    if (site === 'cross-site') fail('ForeignOrigin')
    return
  }
  const sent = URL.canParse(origin) ? new URL(origin) : null
  if (!sent) fail('ForeignOrigin')
  // The Host header may contain the scheme's default port; an Origin never does.
  const expected = `${sent.protocol}//${host}`
  const accepted = [publicUrl, URL.canParse(expected) ? expected : undefined]
  if (!accepted.some((url) => url !== undefined && new URL(url).host === sent.host)) fail('ForeignOrigin')
}
