import { isList } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import { Alert, Divider } from 'antd'
import type { ComponentType, CSSProperties } from 'react'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import { optionsOf } from '../optionsOf.ts'
import SafeHtml from '../SafeHtml.tsx'
import ButtonItem from './ButtonItem.tsx'
import { fontOf } from './fontOf.ts'
import type { LayoutProps } from './layoutProps.ts'
import TableLayout from './TableLayout.tsx'
import TabsLayout from './TabsLayout.tsx'

/** Components of the types without a value. */
export const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = {
  button: ButtonItem,
  alert: AlertItem,
  text: TextItem,
  html: HtmlItem,
  divider: DividerItem,
  card: CardLayout,
  tabs: TabsLayout,
  grid: GridLayout,
  table: TableLayout,
}

function AlertItem({ snapshot: { field } }: LayoutProps) {
  const { mode } = useForm()
  const { type, description, showIcon, banner, closable } = optionsOf('alert', field)
  return (
    <Alert
      className="sf-item"
      type={type}
      title={labelOf(field)}
      description={description || undefined}
      showIcon={showIcon}
      banner={banner}
      closable={closable && mode !== 'print'}
    />
  )
}

function CardLayout({ node, snapshot: { field }, list }: LayoutProps) {
  const id = `${controlId(useForm().prefix, node)}-label`
  const label = labelOf(field)
  return (
    <section className="sf-item sf-card" aria-labelledby={label ? id : undefined}>
      {label && (
        <h3 id={id} className="sf-card-title">
          {label}
        </h3>
      )}
      <div className="sf-card-body">{list(['list'])}</div>
    </section>
  )
}

const PLACES = { left: 'start', '': 'center', right: 'end' } as const

function DividerItem({ snapshot: { field } }: LayoutProps) {
  return <Divider titlePlacement={PLACES[optionsOf('divider', field).orientation]}>{labelOf(field)}</Divider>
}

/** A grid of 24 columns; stacked on a phone. */
function GridLayout({ snapshot: { field }, list }: LayoutProps) {
  const { gutter } = optionsOf('grid', field)
  const columns = isList(field.columns) ? field.columns : []
  const style = { '--sf-gutter': `${Math.min(Math.max(0, gutter), 200)}px` } as CSSProperties
  return (
    <div className="sf-grid" style={style}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
        <div key={index} className="sf-column" style={{ '--sf-span': spanOf(column.span) } as CSSProperties}>
          {list(['columns', index, 'list'])}
        </div>
      ))}
    </div>
  )
}

const spanOf = (span: unknown): number => (typeof span === 'number' && span >= 1 ? Math.min(24, span) : 12)

function HtmlItem({ snapshot: { field } }: LayoutProps) {
  return <SafeHtml className="sf-item sf-html" html={optionsOf('html', field).defaultValue} />
}

function TextItem({ snapshot: { field } }: LayoutProps) {
  const { textAlign, showRequiredMark } = optionsOf('text', field)
  return (
    <div className="sf-item sf-text" style={{ textAlign, ...fontOf(field) }}>
      <span className={showRequiredMark ? 'sf-required' : undefined}>{labelOf(field)}</span>
    </div>
  )
}
