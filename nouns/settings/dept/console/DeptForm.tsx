import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import DeptFields from './DeptFields.tsx'
import { type DeptValues, toValues } from './deptList.ts'

/** What a field leaves empty is null on the wire. */
const emptied = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : value])) as V

type Props = { onClose: () => void }

const standard: Partial<DeptValues> = {
  business_days: '1,2,3,4,5,6,7',
  has_cash: true,
  has_vault: false,
  has_self_service: true,
  sort: 100,
}

function DeptAdd({ parent, onClose }: Props & { parent: number | undefined }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'AdminDept/Add', DeptValues>
      path="AdminDept/Add"
      title={t('dept.addTitle')}
      initial={{ ...standard, ...(parent === undefined ? {} : { parent_id: parent }) }}
      toBody={emptied}
      refreshes={['User']}
      again
      onClose={onClose}
    >
      <DeptFields row={undefined} />
    </FormDrawer>
  )
}

function DeptEdit({ id, onClose }: Props & { id: number }) {
  const { t } = useTranslation()
  const { data, isFetchedAfterMount, ...read } = useRead('AdminDept/Get', { id }, { staleTime: 0 })
  if (read.error) return <DetailDrawer title={t('dept.editTitle')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (!data || !isFetchedAfterMount) return null
  return (
    <FormDrawer<'AdminDept/Edit', DeptValues>
      path="AdminDept/Edit"
      title={`${t('dept.editTitle')} · ${data.dept_name}`}
      initial={toValues(data)}
      toBody={emptied}
      reload={async () => toValues(await call('AdminDept/Get', { id }))}
      refreshes={['User']}
      onClose={onClose}
    >
      <DeptFields row={data} />
    </FormDrawer>
  )
}

/** A new unit below another, or what is known of one. */
export default function DeptForm({ id, parent, onClose }: Props & { id?: number; parent?: number | undefined }) {
  return id === undefined ? <DeptAdd parent={parent} onClose={onClose} /> : <DeptEdit id={id} onClose={onClose} />
}
