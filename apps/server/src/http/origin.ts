import type { FastifyRequest } from 'fastify'
import { fail } from '../core/failure.ts'

/** Refuses unsafe requests that another site's page sends (design section 4). Clients without a browser send no Origin. */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) {
    if (site === 'cross-site') fail('ForeignOrigin')
    return
  }
  const host = URL.canParse(origin) ? new URL(origin).host : null
  const own = publicUrl ? new URL(publicUrl).host : request.headers.host
  if (host === null || (host !== own && host !== request.headers.host)) fail('ForeignOrigin')
}
