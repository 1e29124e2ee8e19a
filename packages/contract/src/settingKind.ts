import { z } from 'zod'

/**
 * What a parameter holds: `text` one line · `picture` the id of an uploaded picture, 0 none · `int` · `bool` · `time` HH:mm · `choice` one of `options` · `secret` a text that
 * is never answered, only whether there is one · `webhook` an https address, or an http one of the server itself · `roles` a
 * list of role codes · `links` a list of {name, name_hk, name_us, link} · `numbers` a number for each of `options`.
 */
export const settingKind = z.enum([
  'text',
  'picture',
  'int',
  'bool',
  'time',
  'choice',
  'secret',
  'webhook',
  'roles',
  'links',
  'numbers',
])
export type SettingKind = z.output<typeof settingKind>
