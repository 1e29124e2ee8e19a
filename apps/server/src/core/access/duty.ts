import type { Principal } from '../context.ts'
import type { Settings } from '../settings/settings.ts'

/** Duties before anything else: to change a first or expired password, to set up a second step of a role. */
export type Duty = 'password' | 'totp'

/** Whether the parameter `totp.roles` names one of the account's roles. */
export async function demandsTotp({ roles }: Pick<Principal, 'roles'>, settings: Settings): Promise<boolean> {
  const demanded = await settings.get('totp.roles')
  return roles.some(({ code }) => demanded.includes(code))
}

/** The first duty of an account; the password comes first. */
export async function dutyOf(user: Principal, settings: Settings): Promise<Duty | null> {
  if (user.mustChangePassword) return 'password'
  return !user.totpOn && (await demandsTotp(user, settings)) ? 'totp' : null
}
