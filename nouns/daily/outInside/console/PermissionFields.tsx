import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import { neededPermit, needsApprover, needsCompany } from './visitorRules.ts'

type Props = { dept: number | undefined; type: number | undefined; areas: readonly number[] | undefined }

/** Who allows it, who goes along, and the request that has passed, as far as area and visitor ask for them. */
export default function PermissionFields({ dept, type, areas }: Props) {
  const { t } = useTranslation()
  const of = dept === undefined ? {} : { dept_id: dept }
  const { data: people } = useRead('OutInside/GetPersonList', of)
  const kind = neededPermit(type, areas)
  return (
    <>
      {needsApprover(areas) && (
        <Form.Item name="approver_user_id" label={t('visitors.field.approver_user_name')} rules={[{ required: true }]}>
          <PersonSelect people={people?.filter((person) => person.approves)} />
        </Form.Item>
      )}
      {needsCompany(areas) && (
        <Form.Item
          name="accompany_user_id"
          label={t('visitors.field.accompany_user_name')}
          rules={[{ required: true }]}
        >
          <PersonSelect people={people} />
        </Form.Item>
      )}
      {kind && <PermitItem of={of} kind={kind} />}
    </>
  )
}

/** What approved requests permit here today; where there is none, the way to ask for one. */
function PermitItem({ of, kind }: { of: { dept_id?: number }; kind: 1 | 2 }) {
  const { t } = useTranslation()
  const { data: permits } = useRead('OutInside/GetPermitList', of)
  const options = permits
    ?.filter((permit) => permit.kind === kind)
    .map((permit) => ({
      value: permit.oa_examine_id,
      label: `${permit.bill_no} ${permit.persons.join(mark('、'))}`,
      note: `${permit.company ?? ''} ${minute(permit.valid_from)} – ${minute(permit.valid_to)}`,
    }))
  const none = options?.length === 0 && (
    <>
      {t('visitors.noPermits')}{' '}
      <Button type="link" size="small" onClick={() => openTab(permitPaths.newRequest)}>
        {t('visitors.askPermit')}
      </Button>
    </>
  )
  return (
    <Form.Item
      name="oa_examine_id"
      label={t('visitors.field.oa_examine_no')}
      className="ui-wide"
      rules={[{ required: true }]}
      extra={none || (kind === 2 && t('visitors.permitOnce'))}
    >
      <Select<number, { value: number; label: string; note: string }>
        placeholder={t('ui.choose')}
        notFoundContent={t('visitors.noPermits')}
        loading={permits === undefined}
        options={options ?? []}
        showSearch={{ optionFilterProp: ['label', 'note'] }}
        optionRender={({ data }) => (
          <>
            {data.label}
            <div className="ui-reason">{data.note}</div>
          </>
        )}
      />
    </Form.Item>
  )
}
