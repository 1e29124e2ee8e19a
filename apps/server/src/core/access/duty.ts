import type { Principal } from '../context.ts'
import type { Settings } from '../settings/settings.ts'

/** What somebody has to do before anything else: a first or expired password, a second step that their role demands. */
export type Duty = 'password' | 'totp'

/** Does the parameter `totp.roles` name one of somebody's roles? */
export async function demandsTotp({ roles }: Pick<Principal, 'roles'>, settings: Settings): Promise<boolean> {
  const demanded = await settings.get('totp.roles')
  return roles.some(({ code }) => demanded.includes(code))
}

/** One duty at a time; the password comes first. */
export async function dutyOf(user: Principal, settings: Settings): Promise<Duty | null> {
  if (user.mustChangePassword) return 'password'
  return !user.totpOn && (await demandsTotp(user, settings)) ? 'totp' : null
}
