import { useMayCall } from '@shouya/console/api/can.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { Button } from 'antd'
import { box } from '../noun.ts'
import type { BoxRow } from './boxList.ts'

/** All fields of a box. */
export default function BoxFacts({ row }: { row: BoxRow }) {
  const { label } = useNounWords(box)
  return (
    <Facts
      of={box}
      row={row}
      show={[
        'box_type',
        'dept_name',
        { label: label('position'), value: <DictTag dict="box_position" value={row.position} /> },
        'position_time',
        'rfid',
        'remark',
        'create_time',
        { label: label('last_bill_no'), value: row.last_bill_no && <LastHandover row={row} /> },
        'create_user_name',
      ]}
    />
  )
}

/** The handover that moved the box last; a link for those who may read it. */
function LastHandover({ row: { last_handover_id: id, last_bill_no } }: { row: BoxRow }) {
  const mayCall = useMayCall()
  if (id === null || !mayCall('MoneyBox/Get')) return last_bill_no
  return (
    <Button type="link" size="small" onClick={() => openTab(`/form/daily/taskdaily/EscortList?id=${id}`)}>
      {last_bill_no}
    </Button>
  )
}
