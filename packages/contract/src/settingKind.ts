import { z } from 'zod'

/**
 * What a parameter holds: `text` one line · `int` · `bool` · `time` HH:mm · `choice` one of `options` · `days` falling
 * numbers as `30,7,1` · `roles` a list of role codes · `links` a list of {name, name_hk, name_us, link} · `numbers` a
 * number for each of `options`.
 */
export const settingKind = z.enum(['text', 'int', 'bool', 'time', 'choice', 'days', 'roles', 'links', 'numbers'])
export type SettingKind = z.output<typeof settingKind>
