import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { Form, Input, Radio, Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { checkResult, result } from '../noun.ts'
import type { CheckDetail, CheckRow } from './checkList.ts'
import KnownLine from './KnownLine.tsx'
import styles from './ResultFacts.module.css'

type Decision = { way: 'new' | 'link' | 'recovered'; rectify_id?: number; recovered_note?: string }
type Said = { result_id: number; rectify_id?: number; recovered_note?: string }
type Values = { of: Record<string, Decision>; temp_measure?: string; sign: SignDraft }

/** The decision on an item as sent to the server; a new rectification is the default and is not sent. */
function decisionBody(result_id: number, { way, rectify_id, recovered_note = '' }: Decision): Said[] {
  if (way === 'recovered') return [{ result_id, recovered_note }]
  return way === 'link' && rectify_id !== undefined ? [{ result_id, rectify_id }] : []
}

const MAJOR = 3

/** The head decides on each abnormal item, and signs. */
export default function CheckConfirm({ row, onClose }: { row: CheckRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useRead('SecurityCheck/Get', { id: row.id })
  const title = `${t('securityCheck.move.confirm')} · ${row.bill_no}`
  if (data) return <ConfirmForm row={data} title={title} onClose={onClose} />
  return (
    <FormFrame title={title} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
      <Skeleton active />
    </FormFrame>
  )
}

function ConfirmForm({ row, title, onClose }: { row: CheckDetail; title: string; onClose: () => void }) {
  const { t } = useTranslation()
  const abnormal = row.results.filter((item) => item.result === result.abnormal)
  const toBody = async ({ of, temp_measure, sign }: Values) => ({
    id: row.id,
    version: row.version,
    items: Object.entries(of).flatMap(([key, decision]) => decisionBody(Number(key), decision)),
    temp_measure: temp_measure || null,
    sign: await signInput(sign),
  })
  return (
    <FormDrawer<'SecurityCheck/Confirm', Values>
      path="SecurityCheck/Confirm"
      title={title}
      initial={{ of: Object.fromEntries(abnormal.map(({ id }) => [id, { way: 'new' as const }])) }}
      toBody={toBody}
      okText={t('securityCheck.confirm.confirm')}
      refreshes={['Remind', 'Rectification']}
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('securityCheck.says.confirm')}</p>
      {row.results
        .filter((item) => item.known_reason !== null)
        .map((item) => (
          <div key={item.id} className="ui-wide ui-hint">
            {item.item_code} {item.content}
            <KnownLine item={item} dept={row.dept_id} />
            {t('securityCheck.knownReason', { reason: item.known_reason ?? '' })}
          </div>
        ))}
      {abnormal.map((item) => (
        <Deciding key={item.id} item={item} dept={row.dept_id} />
      ))}
      {abnormal.some(({ hazard_level }) => hazard_level === MAJOR) && (
        <Form.Item name="temp_measure" label={t('securityCheck.tempMeasure')} className="ui-wide">
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
      <SignItem label={t('securityCheck.mySign')} />
    </FormDrawer>
  )
}

type Result = CheckDetail['results'][number]

function Deciding({ item, dept }: { item: Result; dept: number }) {
  const { t } = useTranslation()
  const { label } = useNounWords(checkResult)
  const form = Form.useFormInstance<Values>()
  const way = Form.useWatch(['of', String(item.id), 'way'], form) as Decision['way'] | undefined
  const itemName = `${item.item_code} ${item.content}`
  const { data: open } = useRead(
    'Rectification/GetPageList',
    { dept_id: dept, include_child: 0, open: true, pagesize: 100 },
    { enabled: way === 'link' },
  )
  return (
    <div className={`ui-wide ${styles.deciding}`}>
      <div className={styles.result}>
        <span>{itemName}</span>
        <span className={styles.more}>
          {item.problem_desc}
          <PhotoView ids={item.photos} />
        </span>
      </div>
      <Form.Item name={['of', String(item.id), 'way']} noStyle>
        <Radio.Group
          aria-label={t('securityCheck.decide.of', { item: itemName })}
          optionType="button"
          options={(['new', 'link', 'recovered'] as const).map((value) => ({
            value,
            label: t(`securityCheck.decide.${value}`),
          }))}
        />
      </Form.Item>
      {way === 'link' && (
        <Form.Item
          name={['of', String(item.id), 'rectify_id']}
          label={t('securityCheck.decide.which')}
          rules={[{ required: true }]}
        >
          <Select
            options={(open?.rows ?? []).map(({ id, bill_no, problem_desc }) => ({
              value: id,
              label: `${bill_no} ${problem_desc}`,
            }))}
          />
        </Form.Item>
      )}
      {way === 'recovered' && (
        <Form.Item
          name={['of', String(item.id), 'recovered_note']}
          label={label('recovered_note')}
          rules={[{ required: true, min: 2, whitespace: true }]}
        >
          <Input maxLength={checkResult.fields.recovered_note.max} />
        </Form.Item>
      )}
    </div>
  )
}
