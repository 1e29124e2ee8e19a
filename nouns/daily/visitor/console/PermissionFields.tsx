import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import { neededPermit, needsApprover, needsCompany, type PermitKind, permit } from '../rules.ts'

/** Approver, companion and the approved request, as required for the area and the visitor. */
export default function PermissionFields() {
  const dept = Form.useWatch<number | undefined>('dept_id')
  const visit = { person_type: Form.useWatch('person_type'), areas: Form.useWatch('areas') }
  const of = dept === undefined ? {} : { dept_id: dept }
  const { data: people } = useRead('OutInside/GetPersonList', of)
  const kind = neededPermit(visit)
  return (
    <>
      {needsApprover(visit) && (
        <Field of="approver_user_name" required>
          <PersonSelect people={people?.filter((person) => person.approves)} />
        </Field>
      )}
      {needsCompany(visit) && (
        <Field of="accompany_user_name" required>
          <PersonSelect people={people} />
        </Field>
      )}
      {kind && <PermitField of={of} kind={kind} />}
    </>
  )
}

/** The permits of approved requests for today; if there is none, a link to request one. */
function PermitField({ of, kind }: { of: { dept_id?: number }; kind: PermitKind }) {
  const { t } = useTranslation()
  const { data: permits } = useRead('OutInside/GetPermitList', of)
  const options = permits
    ?.filter((permitted) => permitted.kind === kind)
    .map(({ oa_examine_id, bill_no, persons, company, valid_from, valid_to }) => ({
      value: oa_examine_id,
      label: `${bill_no} ${persons.join(mark('、'))}`,
      note: `${company ?? ''} ${minute(valid_from)} – ${minute(valid_to)}`,
    }))
  const none = options?.length === 0 && (
    <>
      {t('visitor.noPermits')}{' '}
      <Button type="link" size="small" onClick={() => openTab(permitPaths.newRequest)}>
        {t('visitor.askPermit')}
      </Button>
    </>
  )
  return (
    <Field
      of="oa_examine_no"
      className="ui-wide"
      required
      extra={none || (kind === permit.vault && t('visitor.permitOnce'))}
    >
      <Select<number, { value: number; label: string; note: string }>
        placeholder={t('ui.choose')}
        notFoundContent={t('visitor.noPermits')}
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
    </Field>
  )
}
