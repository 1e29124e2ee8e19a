import { LoadingOutlined } from '@ant-design/icons'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { DeviceRow } from './deviceList.ts'

/** What a device was told and has not answered yet, next to its state: it changes as the terminal answers. */
export default function PendingCommand({ pending }: Pick<DeviceRow, 'pending'>) {
  const cmd = useDictLabel('device_cmd')
  const result = useDictLabel('cmd_result')
  if (!pending) return null
  return (
    <div className="ui-note" aria-live="polite">
      <LoadingOutlined aria-hidden="true" /> {cmd(pending.cmd)} {result(pending.result)}
    </div>
  )
}
