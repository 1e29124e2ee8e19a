import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '@shouya/server/core/context.ts'
import { CODE_SECONDS } from '../rules.ts'

type Asked = Pick<Ctx, 'services' | 'now'>

const slotOf = (now: Date) => Math.floor(now.getTime() / 1000 / CODE_SECONDS)

/** 256 bits, so that nobody guesses one while it counts. */
const codeOf = ({ services }: Asked, id: number, slot: number): string =>
  services.keys.hash('conference sign', `${id} ${slot}`).toString('base64url')

/** The code of a meeting's screen now. */
export const signCode = (ctx: Asked, id: number): string => codeOf(ctx, id, slotOf(ctx.now))

/** Whether a code is the one shown now or just before, since a person needs a moment between scanning and signing. */
export function isSignCode(ctx: Asked, id: number, given: string): boolean {
  const slot = slotOf(ctx.now)
  const bytes = Buffer.from(given)
  return [slot, slot - 1].some((candidate) => {
    const expected = Buffer.from(codeOf(ctx, id, candidate))
    return expected.length === bytes.length && timingSafeEqual(expected, bytes)
  })
}
