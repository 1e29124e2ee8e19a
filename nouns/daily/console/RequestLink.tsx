import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { Button } from 'antd'
import { permitPaths } from './permitPaths.ts'

type Props = {
  row: { oa_examine_id: number | null; oa_examine_no: string | null; oa_examine_readable: boolean }
}

/** The request behind a record, as a link for users who may read it. */
export default function RequestLink({ row: { oa_examine_id, oa_examine_no, oa_examine_readable } }: Props) {
  if (oa_examine_id === null || !oa_examine_readable) return oa_examine_no
  return (
    <Button
      type="link"
      size="small"
      onClick={() => openTab(permitPaths.request(oa_examine_id), oa_examine_no ?? undefined)}
    >
      {oa_examine_no}
    </Button>
  )
}
