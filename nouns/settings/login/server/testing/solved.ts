import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { makeCaptcha } from '../captcha.ts'

/** A valid answer to a captcha, made without proof of work. */
export async function solved({ services, clock }: TestApp): Promise<string> {
  const { id, parts } = await makeCaptcha({ now: clock.at }, services.database.kysely as never, 0)
  return `${id}:${','.repeat(parts - 1)}`
}
