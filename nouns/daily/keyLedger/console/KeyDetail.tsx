import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { Space } from 'antd'
import { keyLedger } from '../noun.ts'
import type { KeyRow } from './keyList.ts'

/** One key of the ledger. */
export default function KeyDetail({ row, ...beside }: BesideList & { row: KeyRow }) {
  const { data = row, ...read } = useRead('KeyLedger/Get', { id: row.id })
  const title = (
    <Space wrap>
      {data.key_no}
      <DictTag dict={keyLedger.states.dict} value={data.position} />
    </Space>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} history={{ table: keyLedger.table, id: row.id }}>
      <Facts
        of={keyLedger}
        row={data}
        show={[
          'key_name',
          'dept_name',
          'key_type',
          'copy_type',
          'holder_user_name',
          'open_bill_no',
          'seal_no',
          'seal_place',
          'has_password',
          'password_holder_user_name',
          'password_change_date',
          'next_change_date',
          'linked_key_no',
          'create_time',
          'remark',
        ]}
      />
    </DetailDrawer>
  )
}
