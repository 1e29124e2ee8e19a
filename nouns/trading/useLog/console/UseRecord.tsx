import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { Space } from 'antd'
import { useLog } from '../noun.ts'
import type { UseRow } from './useList.ts'
import { kindOf } from './useUseColumns.tsx'

/** All of a use. */
export default function UseRecord({ row, ...beside }: { row: UseRow } & BesideList) {
  const { choice } = useNounWords(useLog)
  return (
    <DetailDrawer
      {...beside}
      title={
        <Space wrap>
          {row.device_no}
          <StatusTag kind={kindOf(row.result)}>{choice('result', row.result)}</StatusTag>
        </Space>
      }
    >
      <Facts
        of={useLog}
        row={row}
        show={[
          'product_name',
          'use_type',
          'agent_name',
          'member_name',
          'start_time',
          'end_time',
          'duration_s',
          'qty',
          'fee',
          'fee_gift',
          'pay_from',
          'consume_name',
          'consume_qty',
          'error_code',
          'terminal_seq',
          'reported_time',
          'is_late',
          row.city_name !== null && 'city_name',
          row.lng !== null && 'lng',
          row.lng !== null && 'lat',
        ]}
      />
    </DetailDrawer>
  )
}
