import { useRead } from '@shouya/console/api/useRead.ts'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resultFields } from '../fields.ts'
import { result } from '../rules.ts'
import type { AnsweredItem } from '../schemas.ts'
import type { Decision } from './decisions.ts'
import styles from './ResultFacts.module.css'

const MAJOR = 3

/** The head decides on each abnormal item (domain 4.2): fields `of` and `temp_measure` of its form. */
export default function DecideFields({ results, dept }: { results: readonly AnsweredItem[]; dept: number }) {
  const { t } = useTranslation()
  const abnormal = results.filter((item) => item.result === result.abnormal)
  return (
    <>
      {abnormal.map((item) => (
        <Deciding key={item.id} item={item} dept={dept} />
      ))}
      {abnormal.some(({ hazard_level }) => hazard_level === MAJOR) && (
        <Form.Item name="temp_measure" label={t('answer.tempMeasure')} className="ui-wide">
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
    </>
  )
}

function Deciding({ item, dept }: { item: AnsweredItem; dept: number }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
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
          aria-label={t('answer.decide.of', { item: itemName })}
          optionType="button"
          options={(['new', 'link', 'recovered'] as const).map((value) => ({
            value,
            label: t(`answer.decide.${value}`),
          }))}
        />
      </Form.Item>
      {way === 'link' && (
        <Form.Item
          name={['of', String(item.id), 'rectify_id']}
          label={t('answer.decide.which')}
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
          label={t('answer.decide.note')}
          rules={[{ required: true, min: 2, whitespace: true }]}
        >
          <Input maxLength={resultFields.recovered_note.max} />
        </Form.Item>
      )}
    </div>
  )
}
