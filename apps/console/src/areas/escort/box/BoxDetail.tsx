import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../../ui/DetailDrawer.tsx'
import Details from '../../../ui/Details.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import MoveButtons from '../MoveButtons.tsx'
import BoxStatus from './BoxStatus.tsx'
import type { BoxRow } from './boxList.ts'
import { useBoxColumns } from './useBoxColumns.tsx'

type Props = { id: number; changes: (row: BoxRow) => RowAction[]; beside: BesideList }

/** One box: where it is, since when, and what was done to it. */
export default function BoxDetail({ id, changes, beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetBox', { id })
  const columns = useBoxColumns().filter(({ key }) => key !== 'box_no' && key !== 'status')
  const title = data ? (
    <Space wrap>
      {data.box_no}
      <BoxStatus value={data.status} />
    </Space>
  ) : (
    t('escortPlan.boxes')
  )
  return (
    <DetailDrawer
      {...beside}
      title={title}
      read={read}
      actions={data && <MoveButtons moves={changes(data)} />}
      history={{ table: 'box', id }}
    >
      {data && (
        <Details
          items={[
            ...columns.map(({ key, title: label, render }) => ({
              label,
              value: render ? render(data) : String(data[key as keyof BoxRow] ?? ''),
              wide: key === 'remark',
            })),
            { label: t('escortPlan.box.field.create_user_name'), value: data.create_user_name },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
