import type { RowOf } from '@shouya/console/api/path.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

type Key = RowOf<'RoomKey/GetKeyList'>[number]
type Props = Omit<SelectProps<number[]>, 'options' | 'mode'> & { keys: readonly Key[] | undefined }

/** Selects keys to hand over, labeled by number, name, type and copy. */
export default function KeySelect({ keys, ...select }: Props) {
  const { t } = useTranslation()
  const type = useDictLabel('key_type')
  const copy = useDictLabel('copy_type')
  const options = (keys ?? []).map((key) => ({
    value: key.key_id,
    label: `${key.key_name} ${key.key_no}`,
    note: [
      type(key.key_type),
      copy(key.copy_type),
      key.supervised && t('roomKey.supervisedKey'),
      key.seal_no && `${t('keyLedger.field.seal_no')} ${key.seal_no}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Select<number[], (typeof options)[number]>
      mode="multiple"
      maxCount={20}
      placeholder={select.disabled ? t('roomKey.chooseTypeFirst') : t('ui.choose')}
      notFoundContent={t('roomKey.noKeys')}
      loading={keys === undefined}
      {...(select as object)}
      options={options}
      showSearch={{ optionFilterProp: ['label', 'note'] }}
      optionRender={({ data }) => (
        <>
          {data.label}
          <div className="ui-reason">{data.note}</div>
        </>
      )}
    />
  )
}
