import { isList } from '@shouya/forms/json'
import type { CSSProperties } from 'react'
import { optionsOf } from '../optionsOf.ts'
import type { LayoutProps } from './layoutProps.ts'

/** A grid of 24 columns; stacked on a phone. */
export default function GridLayout({ snapshot: { field }, list }: LayoutProps) {
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
