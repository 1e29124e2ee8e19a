import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import type { SettingRow } from './settingList.ts'

type Props = { id?: string; row: SettingRow; value?: number; onChange?: (file: number) => void }

/** An uploaded picture by its file; none is 0. */
export default function SettingPicture({ id, row, value = 0, onChange }: Props) {
  const lang = useLanguage((state) => state.lang)
  return (
    <PhotoField
      {...(id !== undefined && { id })}
      label={label(lang, row.name_cn, row.name_hk, row.name_us)}
      max={1}
      folder="banner"
      value={value === 0 ? [] : [value]}
      onChange={([file = 0]) => onChange?.(file)}
    />
  )
}
