import { jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../keys/keys.ts'

/** A cookie's token is not valid in a header and vice versa, so that a leak of one does not open the other way. */
export type TokenUse = 'cookie' | 'bearer'

export type Tokens = {
  sign(sessionId: string, use: TokenUse, expires: Date): Promise<string>
  /** The session of a valid token, else null. */
  verify(token: string, use: TokenUse): Promise<string | null>
}

export function openTokens(keys: Keys): Tokens {
  return {
    sign(sessionId, use, expires) {
      const key = keys.tokenKey()
      if (!key) throw new Error('no current token key')
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid: key.number })
        .setSubject(sessionId)
        .setAudience(use)
        .setExpirationTime(expires)
        .sign(key.secret)
    },
    async verify(token, use) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.tokenKey(kid)
            if (!key) throw new Error('unknown key')
            return key.secret
          },
          { audience: use, algorithms: ['HS256'] },
        )
        return payload.sub ?? null
      } catch {
        return null
      }
    },
  }
}
