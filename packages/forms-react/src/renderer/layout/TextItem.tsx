import { labelOf } from '@shouya/forms/readOptions'
import { optionsOf } from '../optionsOf.ts'
import { fontOf } from './fontOf.ts'
import type { LayoutProps } from './layoutProps.ts'

export default function TextItem({ snapshot: { field } }: LayoutProps) {
  const { textAlign, showRequiredMark } = optionsOf('text', field)
  return (
    <div className="sf-item sf-text" style={{ textAlign, ...fontOf(field) }}>
      <span className={showRequiredMark ? 'sf-required' : undefined}>{labelOf(field)}</span>
    </div>
  )
}
