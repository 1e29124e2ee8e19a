import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { IssueDetail } from './issueList.ts'

type Item = { id: number; version: number; dept_name: string }
type Values = { pass?: boolean; audit_opinion?: string }
type Props = { of: IssueDetail; items: readonly Item[]; kind: 'audit' | 'exempt'; onClose: () => void }

const LONGEST = 200

/** Passes or returns what was handed in, or exempts receivers. */
export default function ReviewForm({ of, items, kind, onClose }: Props) {
  const { t } = useTranslation()
  const audits = kind === 'audit'
  const path = audits ? 'Issue/Audit' : 'Issue/Exempt'
  const named = items.map(({ id, version }) => ({ id, version }))
  const [only] = items
  const name = items.length === 1 && only ? only.dept_name : t('issue.chosen', { count: items.length })
  return (
    <FormDrawer<'Issue/Audit' | 'Issue/Exempt', Values>
      path={path}
      small
      title={`${audits ? t('issue.review') : t('issue.exempt')} · ${name}`}
      initial={{ pass: true, audit_opinion: '' }}
      toBody={({ pass = true, audit_opinion = '' }) =>
        ({ id: of.id, items: named, ...(audits && { pass }), audit_opinion }) as BodyOf<'Issue/Audit'>
      }
      okText={audits ? t('issue.review') : t('issue.exempt')}
      refreshes={['IssueItem', 'Remind']}
      onClose={onClose}
    >
      {audits && (
        <Form.Item name="pass" label={t('issue.review')} className="ui-wide">
          <Radio.Group
            options={[
              { value: true, label: t('issue.pass') },
              { value: false, label: t('issue.back') },
            ]}
          />
        </Form.Item>
      )}
      <Form.Item noStyle shouldUpdate={(before: Values, after: Values) => before.pass !== after.pass}>
        {({ getFieldValue }) => {
          const required = !audits || getFieldValue('pass') === false
          return (
            <Form.Item
              name="audit_opinion"
              label={audits ? t('issue.opinion') : t('issue.reason')}
              className="ui-wide"
              extra={audits ? t('issue.opinionHint') : undefined}
              rules={[{ required, whitespace: required, max: LONGEST, ...(required && { min: 2 }) }]}
            >
              <Input.TextArea maxLength={LONGEST} showCount autoSize={{ minRows: 3 }} />
            </Form.Item>
          )
        }}
      </Form.Item>
    </FormDrawer>
  )
}
