import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import MoveButtons from '../../console/MoveButtons.tsx'
import BoxStatus from './BoxStatus.tsx'
import type { BoxRow } from './boxList.ts'
import { useBoxColumns } from './useBoxColumns.tsx'

/** One box: where it is, since when, and what was done to it. */
export default function BoxDetail({ id, moves, beside }: RecordProps<BoxRow>) {
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
      actions={data && <MoveButtons moves={moves(data)} />}
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
            { label: t('escortPlan.box.field.last_bill_no'), value: data.last_bill_no && <LastHandover row={data} /> },
            { label: t('escortPlan.box.field.create_user_name'), value: data.create_user_name },
          ]}
        />
      )}
    </DetailDrawer>
  )
}

/** The handover that moved it last, opened by those who may. */
function LastHandover({ row: { last_handover_id: id, last_bill_no } }: { row: BoxRow }) {
  const mayCall = useMayCall()
  if (id === null || !mayCall('MoneyBox/Get')) return last_bill_no
  return (
    <Button type="link" size="small" onClick={() => openTab(`/form/daily/taskdaily/EscortList?id=${id}`)}>
      {last_bill_no}
    </Button>
  )
}
