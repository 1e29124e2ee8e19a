import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'

export type SettingRow = DataOf<'Setting/GetList'>[number]
export type SettingValue = BodyOf<'Setting/Save'>['value']
export type Link = { name: string; name_hk: string; name_us: string; link: string }

/** Dictionaries that name the keys of a parameter's numbers; those of the others are among the texts. */
export const numberDicts: Readonly<Record<string, string>> = {
  'rectify.default_days': 'hazard_level',
  'repair.sla_hours': 'urgency',
}

/** Values of the wire are plain JSON, so their text tells them apart. */
export const isChanged = ({ value, standard }: SettingRow): boolean =>
  JSON.stringify(value) !== JSON.stringify(standard)
