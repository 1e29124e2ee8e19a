import { useRead } from '@shouya/console/api/useRead.ts'
import { label as labelIn } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Input, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_FORMULA } from '../formula.ts'
import { measureNames, measures, type Param, sourceType } from '../measures.ts'
import styles from './Board.module.css'
import type { SourceValue } from './columnList.ts'

type Props = {
  id?: string
  source: number
  value?: SourceValue
  onChange?: (value: SourceValue) => void
}

const dicts = { categories: 'check_category', levels: 'hazard_level', meeting_types: 'meeting_type' } as const

/** Where the values come from: a measure with what it asks for, or a formula. */
export default function SourceField({ id, source, value = {}, onChange }: Props) {
  const { t } = useTranslation()
  if (source === sourceType.formula)
    return (
      <>
        <Input.TextArea
          {...(id && { id })}
          maxLength={LONGEST_FORMULA}
          autoSize={{ minRows: 2 }}
          value={value.formula ?? ''}
          onChange={({ target }) => onChange?.({ formula: target.value })}
        />
        <div className="ui-note">{t('monitor.formulaHint')}</div>
      </>
    )
  const names = measureNames.filter((name) => measures[name].source === source)
  const params: readonly Param[] = value.measure ? measures[value.measure].params : []
  const set = (more: SourceValue) => onChange?.({ ...value, ...more })
  return (
    <div className={styles.source}>
      <Select
        {...(id && { id })}
        aria-label={t('monitor.param.measure')}
        placeholder={t('monitor.param.measure')}
        {...(value.measure && names.includes(value.measure) && { value: value.measure })}
        options={names.map((name) => ({ value: name, label: t(`monitor.measure.${name}`) }))}
        onChange={(measure) => onChange?.({ measure })}
      />
      {params.map((param) => (
        <Labelled key={param} text={t(`monitor.param.${param}`)}>
          {(input) => {
            if (param === 'item')
              return (
                <Input id={input} value={value.item ?? ''} onChange={({ target }) => set({ item: target.value })} />
              )
            if (param === 'tasks')
              return <TaskSelect id={input} value={value.tasks ?? []} onChange={(tasks) => set({ tasks })} />
            return (
              <DictSelect
                id={input}
                dict={dicts[param]}
                multiple
                placeholder={t('monitor.param.any')}
                value={value[param] ?? []}
                onChange={(chosen: unknown) => set({ [param]: chosen })}
              />
            )
          }}
        </Labelled>
      ))}
    </div>
  )
}

function Labelled({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{text}</label>
      {children(id)}
    </div>
  )
}

type TaskProps = { id: string; value: string[]; onChange: (codes: string[]) => void }

/** Types of tasks by name; who may not read their names sees the codes that are chosen. */
function TaskSelect({ id, value, onChange }: TaskProps) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { data = [] } = useRead('TaskType/GetList', {}, { staleTime: 5 * 60_000 })
  return (
    <Select
      id={id}
      mode="multiple"
      placeholder={t('monitor.param.any')}
      value={value}
      onChange={onChange}
      showSearch={{ optionFilterProp: 'label' }}
      options={data.map(({ task_code, name_cn, name_hk, name_us }) => ({
        value: task_code,
        label: labelIn(lang, name_cn, name_hk, name_us),
      }))}
    />
  )
}
