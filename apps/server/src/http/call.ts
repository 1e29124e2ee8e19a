import type { Lang } from '@shouya/contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../core/context.ts'
import type { Services } from '../core/services.ts'
import { COOKIE } from './session.ts'

const DEVICE = 'Device'

/** The language of the request: HK for Hong Kong and Taiwan, US for English, CN for everything else. */
export function readLang(header: string | undefined): Lang {
  const first = header?.split(',')[0]?.trim().toLowerCase() ?? ''
  if (first.startsWith('en')) return 'US'
  return /^zh-(hk|tw|mo|hant)/.test(first) ? 'HK' : 'CN'
}

/** What every call has before its handler runs. */
export function makeCall(services: Services, request: FastifyRequest, reply: FastifyReply): Call {
  const secure = services.config.publicUrl?.startsWith('https:') ?? false
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    services,
    now: services.clock.now(),
    lang: readLang(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    fresh: request.headers['cache-control'] === 'no-cache',
    cookie: {
      set: (token, expires) => void reply.setCookie(COOKIE, token, { ...base, expires }),
      clear: () => void reply.clearCookie(COOKIE, base),
    },
    device: {
      given: request.cookies[DEVICE],
      keep: (name, expires) => void reply.setCookie(DEVICE, name, { ...base, path: '/api/Login', expires }),
    },
  }
}
