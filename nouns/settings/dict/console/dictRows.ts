import type { RowOf } from '@shouya/console/api/path.ts'
import { label } from '@shouya/console/i18n/label.ts'
import type { Lang } from '@shouya/console/i18n/languages.ts'

export type DictType = RowOf<'Dict/GetTypePageList'>
export type DictValue = RowOf<'Dict/GetDataList'>[number]

/** A dictionary's name in the user's language. */
export const typeName = (lang: Lang, { dict_name, dict_name_hk, dict_name_us }: DictType): string =>
  label(lang, dict_name, dict_name_hk, dict_name_us)
