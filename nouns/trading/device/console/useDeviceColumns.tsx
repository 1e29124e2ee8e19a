import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useRegionName } from '@shouya/console/ui/useRegionName.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { device } from '../noun.ts'
import type { DeviceRow } from './deviceList.ts'
import PendingCommand from './PendingCommand.tsx'

/** The columns of the list, of its export and of its cards (domain 11.5). */
export function useDeviceColumns(): Column<DeviceRow>[] {
  const { choice } = useNounWords(device)
  const regionName = useRegionName()
  const columns = useNounColumns<typeof device, DeviceRow>(device, {
    device_no: { width: 136, sort: true },
    product_name: { width: 128, render: (row) => <Words text={row.product_name} /> },
    agent_name: { width: 112, render: (row) => <Words text={row.agent_name ?? '-'} /> },
    member_name: { width: 112, render: (row) => <Words text={row.member_name ?? '-'} /> },
    city_code: { width: 96, render: (row) => regionName(row.city_code) },
    net_state: {
      width: 80,
      render: (row) => (
        <StatusTag kind={row.net_state ? 'done' : 'void'}>{choice('net_state', row.net_state)}</StatusTag>
      ),
    },
    status: {
      width: 116,
      render: (row) => (
        <>
          <DictTag dict={device.states.dict} value={row.status} />
          <PendingCommand pending={row.pending} />
        </>
      ),
    },
    remain_times: { width: 84 },
    last_use_time: { width: 104, sort: true },
    sn: { width: 128 },
    imei: { width: 136 },
    use_count: { width: 96 },
    last_online: { width: 112, sort: true },
    package_end: { width: 112 },
    warranty_end: { width: 108 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'device_no',
    'product_name',
    'agent_name',
    'member_name',
    'net_state',
    'remain_times',
    'last_use_time',
    'status',
  ])
}
