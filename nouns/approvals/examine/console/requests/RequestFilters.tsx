import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import FlowSelect from './FlowSelect.tsx'
import type { RequestRow } from './requestList.ts'

type Props = {
  /** The meaning of the list's days. */
  days: string
  status?: boolean
  /**
   * In lists with requests of others: filters by initiator and by unit. The rows have the names for the ids of the
   * address.
   */
  others?: readonly Pick<RequestRow, 'initiator_id' | 'initiator_name' | 'dept_name'>[]
}

/** The query of a list of requests (domain 10.1). */
export default function RequestFilters({ days, status = false, others }: Props) {
  const { t } = useTranslation()
  const people = others?.map(({ initiator_id, initiator_name, dept_name }) => ({
    id: initiator_id,
    real_name: initiator_name,
    dept_name,
  }))
  return (
    <>
      <DayRange label={days} />
      <Form.Item name="flow_id" label={t('request.field.flow_name')}>
        <FlowSelect />
      </Form.Item>
      {status && (
        <Form.Item name="status" label={t('request.field.status')}>
          <DictSelect dict="examine_status" multiple placeholder={t('common.all')} />
        </Form.Item>
      )}
      {people && (
        <>
          <Form.Item name="initiator_id" label={t('request.field.initiator_name')}>
            <PersonSearch of="copy" known={people} placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="dept_id" label={t('request.field.dept_name')}>
            <DeptTreeSelect placeholder={t('common.all')} />
          </Form.Item>
        </>
      )}
    </>
  )
}
