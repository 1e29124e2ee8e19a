import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/**
 * What every answer says to browsers. The same for all, so it is asked of helmet once and not per request; only the page
 * may show pictures from elsewhere, where a map service is set.
 */
export function securityHeaders(https: boolean, images: readonly string[] = []): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: () => {},
  }
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
  })({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}
