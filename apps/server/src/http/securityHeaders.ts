import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

type Elsewhere = {
  /** Origins that the page may show pictures of. */
  images?: readonly string[]
  /** Origins that the page may ask. */
  services?: readonly string[]
  /** Origins that the page may upload to, and show what lies there. */
  uploads?: readonly string[]
}

/**
 * What every answer says to browsers. The same for all, so it is asked of helmet once and not per request; only the page
 * may reach elsewhere: for a map's pictures and places where a map service is set, for uploads to the operator's origins.
 */
export function securityHeaders(
  https: boolean,
  { images = [], services = [], uploads = [] }: Elsewhere = {},
): Record<string, string> {
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
        imgSrc: ["'self'", 'data:', 'blob:', ...images, ...uploads],
        connectSrc: ["'self'", ...services, ...uploads],
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
