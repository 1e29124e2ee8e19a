import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'

export type SettingRow = DataOf<'Setting/GetList'>[number]
export type SettingValue = BodyOf<'Setting/Save'>['value']
export type Link = { name: string; name_hk: string; name_us: string; link: string }

/** Dictionaries with the labels of a parameter's keys; the labels of other parameters are among the texts. */
export const numberDicts: Readonly<Record<string, string>> = {
  'rectify.default_days': 'hazard_level',
  'repair.sla_hours': 'urgency',
}

/** Values are plain JSON, so they can be compared as text. */
export const isChanged = ({ value, standard }: SettingRow): boolean =>
  JSON.stringify(value) !== JSON.stringify(standard)
