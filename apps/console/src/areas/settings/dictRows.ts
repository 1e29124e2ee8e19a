import type { RowOf } from '../../api/path.ts'
import { label } from '../../i18n/label.ts'
import type { Lang } from '../../i18n/languages.ts'

export type DictType = RowOf<'Dict/GetTypePageList'>
export type DictValue = RowOf<'Dict/GetDataList'>[number]

/** A dictionary's name in the user's language. */
export const typeName = (lang: Lang, { dict_name, dict_name_hk, dict_name_us }: DictType): string =>
  label(lang, dict_name, dict_name_hk, dict_name_us)
