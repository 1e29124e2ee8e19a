import type { Services } from '../services.ts'
import type { SettingKey } from './parameters.ts'

/** The purpose under which a secret parameter is sealed. */
export const secretOf = (key: SettingKey): string => `setting ${key}`

/** A secret parameter in clear; empty if there is none, or its key is missing. */
export async function openSecret(
  { settings, keys }: Pick<Services, 'settings' | 'keys'>,
  key: 'mail.password' | 'sms.secret',
): Promise<string> {
  const sealed = await settings.get(key)
  return sealed === '' ? '' : (keys.unseal(secretOf(key), sealed) ?? '')
}
