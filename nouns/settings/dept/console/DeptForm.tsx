import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FreshRecord from '@shouya/console/ui/record/FreshRecord.tsx'
import { useTranslation } from 'react-i18next'
import DeptFields from './DeptFields.tsx'
import { type DeptValues, toValues } from './deptList.ts'

/** Empty fields are null on the wire. */
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
  return (
    <FreshRecord get="AdminDept/Get" id={id} title={t('dept.editTitle')} onClose={onClose}>
      {(row) => (
        <FormDrawer<'AdminDept/Edit', DeptValues>
          path="AdminDept/Edit"
          title={`${t('dept.editTitle')} · ${row.dept_name}`}
          initial={toValues(row)}
          toBody={emptied}
          reload={async () => toValues(await call('AdminDept/Get', { id }))}
          refreshes={['User']}
          onClose={onClose}
        >
          <DeptFields row={row} />
        </FormDrawer>
      )}
    </FreshRecord>
  )
}

/** The form of a new unit below `parent`, or of the unit `id`. */
export default function DeptForm({ id, parent, onClose }: Props & { id?: number; parent?: number | undefined }) {
  return id === undefined ? <DeptAdd parent={parent} onClose={onClose} /> : <DeptEdit id={id} onClose={onClose} />
}
