import {
  CalendarOutlined,
  ClockCircleOutlined,
  DownOutlined,
  PlusOutlined,
  StarFilled,
  UploadOutlined,
} from '@ant-design/icons'
import type { Field, OptionItem } from '@shouya/forms/document'
import { typeName } from '@shouya/forms/names'
import { addonsOf, readOption } from '@shouya/forms/readOptions'
import type { ComponentProps, ReactNode } from 'react'
import { useDesignerParts, useStore, useText } from '../DesignerContext.ts'
import { asksForSource } from '../properties/source.ts'

const text = (field: Field, option: string) => String(readOption(field, option) ?? '')

const count = (field: Field, option: string, fallback: number) => {
  const value = readOption(field, option)
  return typeof value === 'number' && value > 0 ? value : fallback
}

/** A static picture of an input: light markup, because five hundred real inputs would make every move stutter. */
export function FieldPreview({ field }: { field: Field }) {
  const { lang } = useStore()
  const { before, after } = addonsOf(field)
  const width = text(field, 'width')
  const hint = text(field, 'placeholder')
  const value = readOption(field, 'defaultValue')
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (field.type) {
    case 'input':
    case 'number':
      return <Box width={width} hint={hint} value={shown} before={before} after={after} />
    case 'textarea':
      return <Box width={width} hint={hint} value={shown} rows={Math.min(6, count(field, 'minRows', 4))} />
    case 'select':
    case 'cascader':
    case 'treeSelect':
      return <ChoicePreview field={field} width={width} hint={hint} before={before} after={after} />
    case 'time':
      return <Box width={width} hint={hint} value={shown} icon={<ClockCircleOutlined aria-hidden="true" />} />
    case 'date':
      return <DatePreview field={field} width={width} hint={hint} value={shown} />
    case 'checkbox':
    case 'radio':
      return <OptionsPreview field={field} />
    case 'rate':
      return <RatePreview stars={Math.min(20, count(field, 'max', 5))} />
    case 'slider':
      return <div className="fd-slider" />
    case 'switch':
      return <span className={`fd-switch${value === true ? ' is-on' : ''}`} />
    case 'uploadFile':
      return <Box width="auto" hint={hint} icon={<UploadOutlined aria-hidden="true" />} />
    case 'uploadImg':
      return (
        <div className="fd-picture">
          <PlusOutlined aria-hidden="true" />
          {hint}
        </div>
      )
    case 'editor':
      return <Box width={width} hint={hint} rows={5} />
    default:
      return <Box width="100%" hint={typeName(lang, field.type)} />
  }
}

interface ChoicePreviewProps extends Pick<ComponentProps<typeof Box>, 'width' | 'before' | 'after'> {
  readonly field: Field
  readonly hint: string
}

/** A choice names the source of its options. */
function ChoicePreview({ field, hint, ...box }: ChoicePreviewProps) {
  const source = useSourceName(field)
  return <Box {...box} hint={source ?? hint} icon={<DownOutlined aria-hidden="true" />} />
}

function DatePreview({ field, width, hint, value }: { field: Field; width: string; hint: string; value: string }) {
  const placeholders = readOption(field, 'rangePlaceholder')
  const range = Array.isArray(placeholders) && placeholders.length === 2 ? placeholders.join(' ~ ') : hint
  const isRange = readOption(field, 'range') === true
  return (
    <Box
      width={width}
      hint={isRange ? range : hint}
      value={isRange ? '' : value}
      icon={<CalendarOutlined aria-hidden="true" />}
    />
  )
}

const RatePreview = ({ stars }: { stars: number }) => (
  <span className="fd-stars">
    {Array.from({ length: stars }, (_, star) => star).map((star) => (
      <StarFilled key={star} />
    ))}
  </span>
)

interface BoxProps {
  readonly width: string
  readonly hint: string
  readonly value?: string
  readonly icon?: ReactNode
  readonly rows?: number
  readonly before?: string
  readonly after?: string
}

/** The outline of an input with its placeholder or initial value. */
function Box({ width, hint, value, icon, rows = 1, before, after }: BoxProps) {
  return (
    <span className="fd-box" style={{ width, minHeight: rows * 22 + 10 }}>
      {before && <span className="fd-addon">{before}</span>}
      <span className={value ? 'fd-value' : 'fd-hint'}>{value || hint}</span>
      {icon}
      {after && <span className="fd-addon">{after}</span>}
    </span>
  )
}

const MOST = 12

/** The options of a radio or checkbox field; of a source only the name is shown. */
function OptionsPreview({ field }: { field: Field }) {
  const source = useSourceName(field)
  if (source !== undefined) return <span className="fd-hint">{source}</span>
  const options = readOption(field, 'options') as readonly OptionItem[]
  return (
    <span className="fd-options">
      {options.slice(0, MOST).map(({ value, label }) => (
        <span key={String(value)} className={`fd-option is-${field.type}`}>
          {label ?? value}
        </span>
      ))}
      {options.length > MOST && '…'}
    </span>
  )
}

/** The placeholder of a canvas field whose options come from a source; undefined for fixed options. */
function useSourceName(field: Field): string | undefined {
  const { host } = useDesignerParts()
  const t = useText()
  if (readOption(field, 'dynamic') !== true) return undefined
  if (asksForSource(field)) return t('source.ask')
  const name = String(readOption(field, 'dynamicKey'))
  return t('canvas.dynamic', { name: host.sourceList.find((source) => source.name === name)?.label ?? name })
}
