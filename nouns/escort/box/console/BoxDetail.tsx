import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import MoveButtons from '@shouya/console/ui/record/MoveButtons.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { box } from '../noun.ts'
import BoxStatus from './BoxStatus.tsx'
import type { BoxRow } from './boxList.ts'

/** One box: where it is, since when, and what was done to it. */
export default function BoxDetail({ id, moves, beside }: RecordProps<BoxRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetBox', { id })
  const { label } = useNounWords(box)
  const title = data ? (
    <Space wrap>
      {data.box_no}
      <BoxStatus value={data.status} />
    </Space>
  ) : (
    t('box.title')
  )
  return (
    <DetailDrawer
      {...beside}
      title={title}
      read={read}
      actions={data && <MoveButtons moves={moves(data)} />}
      history={{ table: box.table, id }}
    >
      {data && (
        <Facts
          of={box}
          row={data}
          show={[
            'box_type',
            'dept_name',
            { label: label('position'), value: <DictTag dict="box_position" value={data.position} /> },
            'position_time',
            'rfid',
            'remark',
            'create_time',
            { label: label('last_bill_no'), value: data.last_bill_no && <LastHandover row={data} /> },
            'create_user_name',
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
