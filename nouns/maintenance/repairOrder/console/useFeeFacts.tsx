import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Button } from 'antd'
import { requestPaths } from '../../../approvals/console/requestPaths.ts'
import { repairOrder } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

/** The request that pays for an order and how much it pays, as facts; nothing where there is none. */
export function useFeeFacts(row: RepairDetail) {
  const { label } = useNounWords(repairOrder)
  if (row.fee_request_no === null) return []
  return [{ label: label('fee_request_no'), value: <FeeLink row={row} /> }, 'fee_approved'] as const
}

/** The number of the request; a link for those who take part in it. */
function FeeLink({ row: { fee_request_no, fee_request } }: { row: RepairDetail }) {
  if (!fee_request?.readable || fee_request.bill_no !== fee_request_no) return fee_request_no
  return (
    <Button type="link" size="small" onClick={() => openTab(requestPaths.detail(fee_request.id), fee_request.bill_no)}>
      {fee_request_no}
    </Button>
  )
}
