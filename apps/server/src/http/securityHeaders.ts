import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

type Elsewhere = {
  /** Origins of pictures that the page may show. */
  images?: readonly string[]
  /** Origins that the page may call. */
  services?: readonly string[]
  /** Origins that the page may upload to, and whose files it may show. */
  uploads?: readonly string[]
}

/**
 * The security headers. They are the same for every response, so helmet computes them once; only the page may use other
 * origins: a map service's tiles and search where one is configured, and the operator's upload origins.
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
