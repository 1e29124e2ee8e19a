import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import FaultStatus from './FaultStatus.tsx'
import type { FaultRow } from './faultList.ts'

/** The columns of the register, of its export and of its cards (domain 4.8). */
export function useFaultColumns(): Column<FaultRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const device = useDictLabel('device_type')
  const columns = useNounColumns<typeof faultRepair, FaultRow>(faultRepair, {
    bill_no: { width: 160, sort: true },
    dept_name: { width: 112 },
    device_type: {
      width: 104,
      title: t('faultRepair.field.device'),
      render: (row) => row.device_name ?? device(row.device_type),
    },
    location: { width: 100 },
    fault_desc: { width: 96 },
    impact: { width: 88 },
    handle_mode: { width: 80 },
    fault_time: { width: 104, sort: true },
    down_minutes: { width: 80 },
    status: { width: useStatusWidth('fault_status', 92), pin: 'right', render: (row) => <FaultStatus row={row} /> },
    fault_type: { width: 112 },
    urgency: { width: 88 },
    repair_order_no: { width: 168 },
    find_user_name: { width: 96 },
    recover_time: { width: 136 },
    create_user_name: { width: 96 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'device_type',
    !units.several && 'location',
    'impact',
    'fault_desc',
    'fault_time',
    'down_minutes',
    'status',
  ])
}
