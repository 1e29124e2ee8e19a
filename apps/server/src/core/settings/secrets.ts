import type { Services } from '../services.ts'
import type { parameters, SettingKey } from './parameters.ts'

/** The purpose under which a secret parameter is sealed. */
export const secretOf = (key: SettingKey): string => `setting ${key}`

/** The parameters that are stored sealed. */
type SecretKey = {
  [K in SettingKey]: (typeof parameters)[K] extends { readonly sealed: true } ? K : never
}[SettingKey]

/** A secret parameter in clear; empty if there is none, or its key is missing. */
export async function openSecret(
  { settings, keys }: Pick<Services, 'settings' | 'keys'>,
  key: SecretKey,
): Promise<string> {
  const sealed = await settings.get(key)
  return sealed === '' ? '' : (keys.unseal(secretOf(key), sealed) ?? '')
}
