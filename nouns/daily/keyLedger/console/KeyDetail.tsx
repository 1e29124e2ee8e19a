import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { KeyRow } from './keyList.ts'

/** One key of the ledger. */
export default function KeyDetail({ row, ...beside }: BesideList & { row: KeyRow }) {
  const { t } = useTranslation()
  const { data = row, ...read } = useRead('KeyLedger/Get', { id: row.id })
  const field = (key: keyof KeyRow & string, value: string | null) => ({
    label: t(`daily.field.${key}` as 'daily.field.key_no'),
    value,
  })
  const title = (
    <Space wrap>
      {data.key_no}
      <DictTag dict="key_position" value={data.position} />
    </Space>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} history={{ table: 'key_ledger', id: row.id }}>
      <Details
        items={[
          field('key_name', data.key_name),
          field('dept_name', data.dept_name),
          { label: t('daily.field.key_type'), value: <DictText dict="key_type" value={data.key_type} /> },
          { label: t('daily.field.copy_type'), value: <DictText dict="copy_type" value={data.copy_type} /> },
          field('holder_user_name', data.holder_user_name),
          field('open_bill_no', data.open_bill_no),
          field('seal_no', data.seal_no),
          field('seal_place', data.seal_place),
          { label: t('daily.field.has_password'), value: data.has_password ? t('ui.yes') : t('ui.no') },
          field('password_holder_user_name', data.password_holder_user_name),
          field('password_change_date', data.password_change_date),
          field('next_change_date', data.next_change_date),
          field('linked_key_no', data.linked_key_no),
          field('create_time', minute(data.create_time)),
          { label: t('daily.field.remark'), value: data.remark, wide: true },
        ]}
      />
    </DetailDrawer>
  )
}
