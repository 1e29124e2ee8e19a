import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import { inOrder } from '../../../registers/inOrder.ts'
import DictText from '../../../ui/DictText.tsx'
import UnitName from '../../../ui/UnitName.tsx'
import { useDictLabel } from '../../../ui/useDict.ts'
import { useStatusWidth } from '../../../ui/useStatusWidth.ts'
import { useUnits } from '../../../ui/useUnits.ts'
import When from '../../../ui/When.tsx'
import FaultStatus from './FaultStatus.tsx'
import { type FaultRow, modeKey } from './faultList.ts'
import { useDownTime } from './useDownTime.ts'

/** The columns of the book, of its export and of its cards (domain 4.8). */
export function useFaultColumns(): Column<FaultRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const device = useDictLabel('device_type')
  const down = useDownTime()
  const columns: Column<FaultRow>[] = [
    { key: 'bill_no', title: t('faults.field.bill_no'), width: 160, sort: true },
    {
      key: 'dept_name',
      title: t('faults.field.dept_name'),
      width: 112,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    {
      key: 'device_type',
      title: t('faults.field.device'),
      width: 104,
      render: (row) => row.device_name ?? device(row.device_type),
    },
    { key: 'location', title: t('faults.field.location'), width: 100 },
    { key: 'fault_desc', title: t('faults.field.fault_desc'), width: 104 },
    {
      key: 'impact',
      title: t('faults.field.impact'),
      width: 88,
      render: (row) => <DictText dict="impact_level" value={row.impact} />,
    },
    {
      key: 'handle_mode',
      title: t('faults.field.handle_mode'),
      width: 80,
      render: (row) => t(modeKey(row.handle_mode)),
    },
    {
      key: 'fault_time',
      title: t('faults.field.fault_time'),
      width: 104,
      sort: true,
      render: (row) => <When at={row.fault_time} />,
    },
    {
      key: 'down_minutes',
      title: t('faults.field.down_minutes'),
      width: 80,
      right: true,
      render: (row) => down(row.down_minutes),
    },
    {
      key: 'status',
      title: t('faults.field.status'),
      width: useStatusWidth('fault_status', 92),
      pin: 'right',
      render: (row) => <FaultStatus row={row} />,
    },
    {
      key: 'fault_type',
      title: t('faults.field.fault_type'),
      width: 112,

      render: (row) => <DictText dict="fault_type" value={row.fault_type} />,
    },
    {
      key: 'urgency',
      title: t('faults.field.urgency'),
      width: 88,

      render: (row) => <DictText dict="urgency" value={row.urgency} />,
    },
    { key: 'find_user_name', title: t('faults.field.find_user_name'), width: 96 },
    {
      key: 'recover_time',
      title: t('faults.field.recover_time'),
      width: 136,

      render: (row) => <When at={row.recover_time} />,
    },
    { key: 'create_user_name', title: t('faults.field.create_user_name'), width: 96 },
    {
      key: 'create_time',
      title: t('faults.field.create_time'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
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
