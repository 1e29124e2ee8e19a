import { makeCaptcha } from '@shouya/nouns/settings/login/server/captcha.ts'
import type { TestApp } from './testApp.ts'

/** A right answer to a captcha that asks for no work. */
export async function solved({ services, clock }: TestApp): Promise<string> {
  const { id, parts } = await makeCaptcha({ now: clock.at }, services.database.kysely as never, 0)
  return `${id}:${','.repeat(parts - 1)}`
}
