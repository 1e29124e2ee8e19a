import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons'
import { Badge, Button, Drawer, Form, Input } from 'antd'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import TouchSize from '../ui/TouchSize.tsx'
import { tabLeaves } from '../ui/tabLeaves.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { asksToday, type Filters, type Shape } from './queryCodec.ts'
import type { Register } from './useListQuery.ts'

type Props<R extends { id: number }, S extends Shape> = {
  register: Register<R, S>
  shape: S
  /** What the keyword searches. */
  hint: string
  /** Filters that only links set: they have no field, and searching keeps them. */
  flags: readonly string[]
  children?: ReactNode
}

/** The query form: its first row always, the rest on demand; on a phone in a drawer. */
export default function QueryCard<R extends { id: number }, S extends Shape>(props: Props<R, S>) {
  const { register, shape, hint, flags, children } = props
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [form] = Form.useForm()
  const [open, setOpen] = useState(false)
  // The rows are rendered before the query fields.
  const isComplete = useDeferredValue(true, false)
  const { filters, keywords } = register.query
  const serialised = JSON.stringify({ ...filters, keywords })
  useEffect(() => {
    // Fields that are not in the URL are emptied.
    const emptied = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]))
    form.setFieldsValue({ ...emptied, ...JSON.parse(serialised) })
  }, [serialised, form, shape])

  const submit = ({ keywords: word = '', ...values }: Record<string, unknown>) => {
    // Open records of earlier days belong to the default days: a user who chooses other days wants only those.
    const days = Object.keys(shape).filter((name) => shape[name] === 'today')
    const sameDays = days.every((name) => values[name] === filters[name])
    const open = Object.keys(shape).filter((name) => shape[name] === 'open' && sameDays)
    const keptFilters = Object.fromEntries([...flags, ...open].map((name) => [name, filters[name]]))
    register.search({ ...(isComplete ? keptFilters : filters), ...values } as Filters<S>, String(word ?? '').trim())
    if (phone) setOpen(false)
  }
  const reset = () => {
    form.resetFields()
    register.reset()
    if (phone) setOpen(false)
  }
  const isField = (name: string) => !flags.includes(name) && !name.endsWith('end_date') && shape[name] !== 'open'
  // Two days are one field. Nothing is folded away without the button that unfolds it.
  const folds = Object.keys(shape).filter(isField).length > 2
  const word = (
    <Form.Item
      name="keywords"
      label={t('registers.keywords')}
      rules={[{ min: 2, message: t('registers.keywordsShort') }]}
    >
      <Input allowClear maxLength={50} placeholder={hint} inputMode="search" className="reg-keywords" />
    </Form.Item>
  )
  const buttons = (
    <div className={phone ? 'ui-buttons' : 'reg-query-buttons'}>
      <Button onClick={reset}>{t('registers.reset')}</Button>
      <Button type="primary" htmlType="submit" form="query">
        {t('registers.search')}
      </Button>
      {!phone && folds && (
        <Button
          type="link"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          icon={open ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        >
          {open ? t('registers.fold') : t('registers.unfold')}
        </Button>
      )}
    </div>
  )
  const query = (className: string, end?: ReactNode) => (
    <Form
      form={form}
      name="query"
      className={className}
      layout={phone ? 'vertical' : 'horizontal'}
      onKeyDownCapture={tabLeaves}
      onFinish={submit}
      role="search"
    >
      {word}
      {isComplete && children}
      {end}
    </Form>
  )
  const className = open || !folds ? 'reg-query' : 'reg-query reg-folded'
  if (!phone) return <div className="reg-search">{query(className, buttons)}</div>
  const activeFilters = asksToday(shape, register.query) ? {} : filters
  const active = Object.keys(activeFilters).filter((name) => !name.endsWith('end_date')).length + (keywords ? 1 : 0)
  return (
    <TouchSize>
      <Badge count={active} className="reg-filter-button">
        <Button block icon={<FilterOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('registers.filter')}
        </Button>
      </Badge>
      <Drawer
        title={t('registers.filter')}
        open={open}
        size="100%"
        footer={buttons}
        onClose={() => setOpen(false)}
        forceRender
      >
        {query('ui-form')}
      </Drawer>
    </TouchSize>
  )
}
